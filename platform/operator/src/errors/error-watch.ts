/** Makes groups of the errors that all shell servers count, keeps them in the store, and tells of new ones. */
import type { ErrorGroup } from '@sinima/contracts/error-groups';
import type { CountedError } from '@sinima/contracts/reports';
import { readErrorGroups, writeErrorGroups } from '@sinima/releases/error-groups';
import type { StoreContext } from '@sinima/releases/store-context';
import { LRUCache } from 'lru-cache';
import type { ShellAnswer } from '../health/fetch-health.ts';
import { groupId, latestGroups, withError } from './group-errors.ts';
import type { ReleaseSources } from './release-sources.ts';

/** Pages of visitors that have to report an error before it counts: anybody can forge one. A renderer’s counts at once. */
const LEAST_PAGES = 3;

/** Processes of shell servers, and errors, whose counts are remembered. */
const MAX_PROCESSES = 100;
const MAX_COUNTS = 5_000;

/** Errors that wait for more pages. */
const MAX_WAITING = 1_000;

/** Time between two writes of counts alone, in ms; a group that is new, or new in a version, is written at once. */
const WRITE_MS = 60_000;

export interface ErrorWatchOptions {
  readonly context: StoreContext;
  readonly sources: ReleaseSources;
  /** Is told of each group that was never seen before, in this version. */
  readonly onNew: (group: ErrorGroup, version: string) => void;
  readonly clock?: () => number;
}

interface Counted {
  readonly times: number;
  readonly pages: number;
}

export class ErrorWatch {
  readonly #groups = new Map<string, Map<string, ErrorGroup>>();
  readonly #processes = new LRUCache<string, true>({ max: MAX_PROCESSES });
  readonly #counts = new LRUCache<string, Counted>({ max: MAX_COUNTS });
  readonly #waiting = new LRUCache<string, ErrorGroup>({ max: MAX_WAITING });
  /** When the groups of each app with new counts were written, in ms. */
  readonly #written = new Map<string, number>();
  readonly #changed = new Set<string>();
  readonly #clock: () => number;

  readonly #startedAt: number;

  constructor(private readonly options: ErrorWatchOptions) {
    this.#clock = options.clock ?? Date.now;
    this.#startedAt = this.#clock();
  }

  /** Return the groups of an app that are known, the latest first. */
  of(app: string): readonly ErrorGroup[] {
    return latestGroups(this.#groups.get(app)?.values() ?? []);
  }

  /** Take what shell servers answered. @throws what the store throws */
  async take(answers: readonly ShellAnswer[]): Promise<void> {
    for (const answer of answers) {
      if (!('health' in answer)) continue;
      const { since, apps, errors = [] } = answer.health;
      const process = `${answer.shell} ${since}`;
      const isOld = !this.#processes.has(process) && Date.parse(since) < this.#startedAt;
      for (const app of Object.keys(apps)) await this.#groupsOf(app);
      for (const error of errors) await this.#count(process, error, isOld);
      this.#processes.set(process, true);
    }
    await this.#write();
  }

  /** Add what was counted since the last answer of the same process. @param isOld it may have been told to the service before */
  async #count(process: string, { times, pages, ...error }: CountedError, isOld: boolean): Promise<void> {
    const key = `${process} ${JSON.stringify(error)}`;
    const former = this.#counts.get(key);
    const added = { times: times - (former?.times ?? 0), pages: pages - (former?.pages ?? 0) };
    if (added.times <= 0) return;
    await this.#add({ ...error, ...added }, isOld);
    this.#counts.set(key, { times, pages });
  }

  async #add(error: CountedError, isOld: boolean): Promise<void> {
    const { app, version } = error;
    const { sources, onNew } = this.options;
    const place = await sources.place(app, error.frames);
    if (!place) return;
    const placed = { error, place, ...(await sources.version(app, version)) };
    const id = groupId(placed);
    const groups = await this.#groupsOf(app);
    const known = groups.get(id);
    if (isOld && known?.versions[version]) return;
    const key = `${app} ${id}`;
    const group = withError(known ?? this.#waiting.get(key), placed, new Date(this.#clock()).toISOString());
    if (!known && !counts(group)) {
      this.#waiting.set(key, group);
      return;
    }
    this.#waiting.delete(key);
    groups.set(id, group);
    this.#changed.add(app);
    if (!known?.versions[version]) this.#written.delete(app);
    if (!known) onNew(group, version);
  }

  async #groupsOf(app: string): Promise<Map<string, ErrorGroup>> {
    const known = this.#groups.get(app);
    if (known) return known;
    const stored = await readErrorGroups(this.options.context, app);
    const groups = new Map(stored.map((group) => [group.id, group]));
    this.#groups.set(app, groups);
    return groups;
  }

  async #write(): Promise<void> {
    const now = this.#clock();
    for (const app of this.#changed) {
      if (now - (this.#written.get(app) ?? -Infinity) < WRITE_MS) continue;
      const latest = this.of(app);
      this.#groups.set(app, new Map(latest.map((group) => [group.id, group])));
      await writeErrorGroups(this.options.context, app, latest);
      this.#written.set(app, now);
      this.#changed.delete(app);
    }
  }
}

/** Tell whether a group counts: enough pages reported it, or a process of ours saw it. */
function counts({ sources, versions }: ErrorGroup): boolean {
  const pages = Object.values(versions).reduce((sum, seen) => sum + seen.pages, 0);
  return pages >= LEAST_PAGES || sources.some((source) => source !== 'browser');
}
