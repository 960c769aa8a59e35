import type { Job } from './job.ts';

/** How long a place counts as a possible cause after its job ended, in milliseconds. */
const RECENT_MS = 2_000;

/** Jobs that are remembered for it. */
const ENDED = 16;

/** Tells which work may be to blame for a renderer's fault: that of jobs under way, else of those that ended just now. */
export class RecentWork {
  readonly #ended: { readonly place: string; readonly at: number }[] = [];

  ended({ options }: Job): void {
    this.#ended.push({ place: options.place, at: performance.now() });
    if (this.#ended.length > ENDED) this.#ended.shift();
  }

  now(underWay: Iterable<Job>): ReadonlySet<string> {
    const places = new Set([...underWay].map(({ options }) => options.place));
    if (places.size > 0) return places;
    const since = performance.now() - RECENT_MS;
    return new Set(this.#ended.filter(({ at }) => at >= since).map(({ place }) => place));
  }
}
