/** A response in the cache: bytes, compressed once, and what belongs to them. */
export interface CachedResponse<Facts = unknown> {
  /** Uncompressed. */
  readonly body: Buffer;
  readonly etag: string;
  /** Headers that belong to the body, by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  /** Names of what stands in it, for purges: `mfe-title`, `title:lionheart`. */
  readonly surrogateKeys: readonly string[];
  /** What its maker knows of it beside. */
  readonly facts: Facts;
  /** When it was made, in milliseconds of the monotonic clock (`performance.now`). */
  readonly madeAt: number;
}

/** `fresh`: served as it is. `stale`: served while it is made anew. `error`: served because it cannot be made anew. */
export type Freshness = 'fresh' | 'stale' | 'error';
