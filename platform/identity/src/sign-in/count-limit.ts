import { LRUCache } from 'lru-cache';

/** How many keys are remembered; the one that was away longest is forgotten first. */
const MAX_KEYS = 50_000;

/** Lets something happen so often within a time that begins with the first. */
export class CountLimit {
  private readonly counts: LRUCache<string, { count: number }>;

  /** @param withinMs length of the time, in ms */
  constructor(
    private readonly most: number,
    withinMs: number,
  ) {
    this.counts = new LRUCache({ max: MAX_KEYS, ttl: withinMs });
  }

  /** Count one more for a key; false: it is one too many. */
  allows(key: string): boolean {
    const known = this.counts.get(key);
    if (!known) this.counts.set(key, { count: 1 });
    else known.count += 1;
    return (known?.count ?? 1) <= this.most;
  }
}
