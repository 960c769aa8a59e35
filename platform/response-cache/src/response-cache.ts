import { LRUCache } from 'lru-cache';
import type { CachedResponse, Freshness } from './cached-response.ts';
import { Making, type Forgets } from './making.ts';

/** How much is cached, and for how long after a response was made. */
export interface CacheLimits {
  /** What all responses take together, compressed copies included; 0: nothing is stored. */
  readonly maxBytes: number;
  /** How long a response is served as it is. */
  readonly freshMs: number;
  /** How long after that it is served while it is made again. */
  readonly staleMs: number;
  /** How long after `freshMs` it is served when it cannot be made again. */
  readonly errorMs: number;
  /** Monotonic, in milliseconds. */
  readonly clock?: () => number;
}

/** A response and how it was come by. Of the cache's own: read it before anything else asks the cache. */
export interface Found<Facts> {
  readonly response: CachedResponse<Facts>;
  readonly freshness: Freshness;
  /** `hit`: it was stored. `made`: for this request. `shared`: made for another that asked at the same time. */
  readonly how: 'hit' | 'made' | 'shared';
}

/** What an entry takes beside bodies and key, about, in bytes: objects, prepared headers, the places in the lists. */
const OVERHEAD_BYTES = 2_048;

/** How long a response that could not be made is not tried again. */
const PAUSE_MS = 2_000;

/** How long after a failure nobody waits for another try: what is stored is served meanwhile. */
const FAILING_MS = 60_000;

class Entry<Facts> implements Found<Facts> {
  readonly how = 'hit';
  freshness: Freshness = 'fresh';
  /** When it last could not be made again. */
  failedAt = -Infinity;

  constructor(readonly response: CachedResponse<Facts>) {}
}

/**
 * Responses that are the same for everybody. A fresh one is served as it is. A stale one is served at once while it
 * is made again, and for longer when that fails. Requests for a response in the making wait for it.
 */
export class ResponseCache<Facts> {
  readonly limits: CacheLimits;
  private readonly clock: () => number;
  private readonly entries: LRUCache<string, Entry<Facts>>;
  /** Those that others wait for. */
  private readonly awaited = new Map<string, Making<Facts>>();
  private readonly making = new Set<Making<Facts>>();

  constructor(limits: CacheLimits) {
    this.limits = limits;
    this.clock = limits.clock ?? ((): number => performance.now());
    this.entries = new LRUCache({
      maxSize: Math.max(1, limits.maxBytes),
      sizeCalculation: ({ response }, key) => sizeOf(response, key),
    });
  }

  /** Return what may be served at once at the time `now`. */
  get(key: string, now: number): Found<Facts> | undefined {
    const entry = this.entries.get(key);
    if (entry === undefined) return undefined;
    const { freshMs, staleMs, errorMs } = this.limits;
    const staleFor = now - entry.response.madeAt - freshMs;
    if (staleFor <= 0) {
      entry.freshness = 'fresh';
      return entry;
    }
    const isFailing = now - entry.failedAt < FAILING_MS;
    entry.freshness = isFailing ? 'error' : 'stale';
    return staleFor <= (isFailing ? errorMs : staleMs) ? entry : undefined;
  }

  /** Return what is stored, however old, as if nobody had asked. */
  peek(key: string): CachedResponse<Facts> | undefined {
    return this.entries.peek(key)?.response;
  }

  /** Return the response to `key`: the stored one, or what `make` makes. @throws what `make` throws, when nothing is stored */
  async answer(key: string, make: () => Promise<CachedResponse<Facts>>): Promise<Found<Facts>> {
    const found = this.get(key, this.clock());
    if (found) {
      const { response, freshness, how } = found;
      if (freshness !== 'fresh') this.refresh(key, make);
      return { response, freshness, how };
    }
    const how = this.awaited.has(key) ? 'shared' : 'made';
    try {
      return { response: await this.make(key, make), freshness: 'fresh', how };
    } catch (error) {
      const kept = this.get(key, this.clock());
      if (!kept) throw error;
      return { response: kept.response, freshness: kept.freshness, how: 'hit' };
    }
  }

  /** Make the response to `key`, whatever is stored; one that is being made is waited for. @throws what `make` throws */
  make(key: string, make: () => Promise<CachedResponse<Facts>>): Promise<CachedResponse<Facts>> {
    const awaited = this.awaited.get(key);
    if (awaited) return awaited.made;
    const making = this.begin(key);
    make().then(
      (response) => making.done(response),
      (error: unknown) => making.failed(error),
    );
    return making.made;
  }

  /** Make a response again behind the scenes, unless that is under way or has just failed. */
  refresh(key: string, make: () => Promise<CachedResponse<Facts>>): void {
    const failedAt = this.entries.peek(key)?.failedAt ?? -Infinity;
    if (this.awaited.has(key) || this.clock() - failedAt < PAUSE_MS) return;
    this.make(key, make).catch(() => undefined);
  }

  /** Return what is being made for `key` and can be waited for. */
  awaitedAt(key: string): Promise<CachedResponse<Facts>> | undefined {
    return this.awaited.get(key)?.made;
  }

  /** Begin to make a response. Others wait for it, unless they wait for another already; end it in every case. */
  begin(key: string): Making<Facts> {
    const making = new Making<Facts>(key, (ended, response) => this.end(ended, response));
    this.making.add(making);
    if (!this.awaited.has(key)) this.awaited.set(key, making);
    return making;
  }

  /** Drop the responses that have one of these surrogate keys. */
  purge(keys: readonly string[]): void {
    const purged = new Set(keys);
    this.forget(({ surrogateKeys }) => surrogateKeys.some((key) => purged.has(key)));
  }

  clear(): void {
    this.forget(() => true);
  }

  /** Drop what `forgets` says, those too that are being made: they are not stored, and nobody new waits for them. */
  forget(forgets: Forgets<Facts>): void {
    const outdated = [...this.entries].filter(([key, { response }]) => forgets(response, key));
    for (const [key] of outdated) this.entries.delete(key);
    for (const making of this.making) making.note(forgets);
    this.awaited.clear();
  }

  /** What is stored takes so much memory. */
  bytes(): number {
    return this.entries.calculatedSize;
  }

  /** How many responses are stored. */
  get size(): number {
    return this.entries.size;
  }

  private end(making: Making<Facts>, response: CachedResponse<Facts> | undefined): void {
    const { key } = making;
    this.making.delete(making);
    if (this.awaited.get(key) === making) this.awaited.delete(key);
    if (response === undefined) {
      const entry = this.entries.peek(key);
      if (entry) entry.failedAt = this.clock();
    } else if (response.isPassing) this.entries.delete(key);
    else if (!making.isOutdated(response)) this.store(key, response);
  }

  private store(key: string, response: CachedResponse<Facts>): void {
    this.entries.set(key, new Entry(response));
    response.bodies.onGrow = () => {
      // What is stored is measured when it is set.
      if (this.entries.peek(key)?.response === response) this.entries.set(key, new Entry(response));
    };
  }
}

function sizeOf({ body, bodies, headers, factsBytes }: CachedResponse, key: string): number {
  let size = OVERHEAD_BYTES + body.byteLength + bodies.extraBytes + factsBytes + key.length;
  for (const name in headers) size += name.length + headers[name]!.length;
  return size;
}
