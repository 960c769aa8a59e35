/** Paused versions and places: for how long, and when one of them is tried again. */
import { LRUCache } from 'lru-cache';

/** Places of one version that fail within this time put the whole version aside. */
const MARK_MS = 60_000;
const MARKS = 3;

/** How long a failure makes the next pause longer, after the pause that it caused, in milliseconds. */
const REMEMBERED_MS = 10 * 60_000;

const MAX_PLACES = 1_000;

/** A pause. */
interface Pause {
  /** How often it failed. */
  readonly failures: number;
  readonly until: number;
  /** Whether it worked since. */
  isOver: boolean;
  /** Whether it is being tried at this moment. */
  isTried: boolean;
}

/** An admitted job, and whether it tries a paused version or place. */
export interface Admission {
  /** Put aside before: it is done alone in its renderer, so that it is known what it does. */
  readonly isTrial: boolean;
  readonly worked: () => void;
  /** It failed for a reason that says nothing about it. */
  readonly gaveUp: () => void;
}

export class Pauses {
  readonly #versions = new Map<string, Pause>();
  readonly #places = new LRUCache<string, Pause>({ max: MAX_PLACES });
  readonly #marks = new Map<string, { readonly place: string; readonly at: number }[]>();

  constructor(
    private readonly pausesMs: readonly number[],
    private readonly now: () => number = () => performance.now(),
  ) {}

  isPaused(version: string, place?: string): boolean {
    if (this.#isAside(this.#versions.get(version))) return true;
    return place !== undefined && this.#isAside(this.#places.get(placeKey(version, place)));
  }

  /** Admit a job unless its version or place pauses. */
  admit(version: string, place: string): Admission | undefined {
    if (this.isPaused(version, place)) return undefined;
    const key = placeKey(version, place);
    const tried = [this.#versions.get(version), this.#places.get(key)].filter(
      (pause): pause is Pause => pause !== undefined && !pause.isOver,
    );
    for (const pause of tried) pause.isTried = true;
    const gaveUp = (): void => {
      for (const pause of tried) pause.isTried = false;
    };
    return {
      isTrial: tried.length > 0,
      worked: () => {
        gaveUp();
        for (const pause of tried) pause.isOver = true;
      },
      gaveUp,
    };
  }

  /** Put a place aside; the whole version when several of its places failed within a minute. */
  placeFailed(version: string, place: string): void {
    this.workThrew(version, place);
    const since = this.now() - MARK_MS;
    const aside = this.#versions.get(version);
    const marks = (this.#marks.get(version) ?? []).filter((mark) => mark.place !== place && mark.at >= since);
    marks.push({ place, at: this.now() });
    this.#marks.set(version, marks);
    const isVersionTried = aside !== undefined && !aside.isOver;
    if (marks.length >= MARKS || isVersionTried) this.versionFailed(version);
  }

  /** Put a place aside where a version renders nothing, while its process is well: other places do not suffer. */
  workThrew(version: string, place: string): void {
    const key = placeKey(version, place);
    this.#places.set(key, this.#longer(this.#places.get(key)));
  }

  /** Put places aside of which one failed, nobody knows which: each is then tried alone. */
  oneFailed(version: string, places: Iterable<string>): void {
    for (const place of places) {
      const key = placeKey(version, place);
      this.#places.set(key, this.#longer(this.#places.get(key)));
    }
  }

  versionFailed(version: string): void {
    this.#marks.delete(version);
    this.#versions.set(version, this.#longer(this.#versions.get(version)));
  }

  /** Forget the pauses of versions whose key begins with this. */
  forget(prefix: string): void {
    for (const kept of [this.#versions, this.#places, this.#marks]) {
      for (const key of kept.keys()) if (key.startsWith(prefix)) kept.delete(key);
    }
  }

  #isAside(pause: Pause | undefined): boolean {
    return pause !== undefined && !pause.isOver && (pause.isTried || this.now() < pause.until);
  }

  #longer(before: Pause | undefined): Pause {
    if (before && !before.isOver && !before.isTried && this.now() < before.until) return before;
    const isForgotten = before === undefined || this.now() > before.until + REMEMBERED_MS;
    const failures = isForgotten ? 1 : before.failures + 1;
    const length = this.pausesMs[Math.min(failures, this.pausesMs.length) - 1] ?? 0;
    return { failures, until: this.now() + length, isOver: false, isTried: false };
  }
}

function placeKey(version: string, place: string): string {
  return `${version} ${place}`;
}
