import { createHash } from 'node:crypto';
import { EncodedBodies } from './encoded-bodies.ts';

/** A response in the cache: bytes, compressed once, and what belongs to them. */
export interface CachedResponse<Facts = unknown> {
  readonly status: number;
  /** Uncompressed. */
  readonly body: Buffer;
  /** The body as it is sent, by encoding. */
  readonly bodies: EncodedBodies;
  /** Of the uncompressed body; each encoding has a tag of its own. */
  readonly etag: string;
  /** Headers that belong to the body, by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  /** A `Link` to a dictionary for what comes next, for those who have none. */
  readonly dictionaryLink: string | undefined;
  /** Names of what stands in it, for purges: `mfe-title`, `title:lionheart`. */
  readonly surrogateKeys: readonly string[];
  /** What its maker knows of it beside. */
  readonly facts: Facts;
  /** Memory that these facts take, about. */
  readonly factsBytes: number;
  /** When it was made, in milliseconds of the monotonic clock (`performance.now`). */
  readonly madeAt: number;
  /** Handed to those who wait for it, but not stored: what was stored before is dropped. */
  readonly isPassing: boolean;
}

/** `fresh`: served as it is. `stale`: served while it is made again. `error`: served because it cannot be made again. */
export type Freshness = 'fresh' | 'stale' | 'error';

/** What a response is made of, beside its body. */
export interface ResponseParts<Facts> {
  /** 200 unless said. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly dictionaryLink?: string | undefined;
  readonly surrogateKeys?: readonly string[];
  readonly facts: Facts;
  /** 0 unless said. */
  readonly factsBytes?: number;
  readonly madeAt?: number;
  readonly isPassing?: boolean;
}

const NO_KEYS: readonly string[] = [];

/** Make the response with this body, its tag and what belongs to it. */
export function cachedResponse<Facts>(
  body: Buffer | string,
  {
    status = 200,
    headers = {},
    dictionaryLink,
    surrogateKeys = NO_KEYS,
    facts,
    factsBytes = 0,
    madeAt = performance.now(),
    isPassing = false,
  }: ResponseParts<Facts>,
): CachedResponse<Facts> {
  const bytes = ownBytes(body);
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
  const bodies = new EncodedBodies(bytes, etag, headers['content-type']);
  return {
    status,
    body: bytes,
    bodies,
    etag,
    headers,
    dictionaryLink,
    surrogateKeys,
    facts,
    factsBytes,
    madeAt,
    isPassing,
  };
}

/** Return how old a response is, in whole seconds. */
export function ageOf({ madeAt }: CachedResponse, now = performance.now()): number {
  return Math.max(0, Math.floor((now - madeAt) / 1000));
}

/**
 * Return whether the visitor's copy, named by `If-None-Match`, is this response (RFC 9110 §13.1.2). The tag of another
 * encoding is as good: which encoding is sent is ours to choose, and the visitor has one of this body.
 */
export function isCopy(ifNoneMatch: string | undefined, { etag }: { readonly etag: string }): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag) return true;
  return ifNoneMatch.split(',').some((tag) => {
    const plain = tag.trim().replace(/^W\//, '');
    return plain.replace(/-(?:br|gzip|dcz-[\w-]+)"$/, '"') === etag || plain === '*';
  });
}

/** Bytes in memory of their own: one that lives in Node's pool would keep all its neighbours alive. */
function ownBytes(body: Buffer | string): Buffer {
  if (Buffer.isBuffer(body) && body.buffer.byteLength === body.byteLength) return body;
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(body));
  if (typeof body === 'string') bytes.write(body);
  else body.copy(bytes);
  return bytes;
}
