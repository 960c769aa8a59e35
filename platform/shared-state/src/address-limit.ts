import { LRUCache } from 'lru-cache';
import type { RateLimit } from './open-shared-state.ts';
import { TokenBucket } from './token-bucket.ts';

/** How many addresses are remembered; the one that was away longest is forgotten first. */
const MAX_ADDRESSES = 50_000;

/** Limits each address to the given number of requests a minute, as far as this process sees them. */
export class AddressLimit implements RateLimit {
  /** By size, so that it grows as addresses come: `max` makes room for all of them at the start. */
  private readonly buckets = new LRUCache<string, TokenBucket>({
    maxSize: MAX_ADDRESSES,
    sizeCalculation: () => 1,
  });

  constructor(private readonly perMinute: number) {}

  waitMs(address: string, now: number): number {
    let bucket = this.buckets.get(address);
    if (!bucket) this.buckets.set(address, (bucket = new TokenBucket(this.perMinute, now)));
    return bucket.take(now);
  }

  /** Take over how many tokens an address has left at the time `now`. */
  set(address: string, tokens: number, now: number): void {
    this.buckets.get(address)?.set(tokens, now);
  }
}
