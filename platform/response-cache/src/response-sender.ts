import type { ServerResponse } from 'node:http';
import { cacheStatus } from './cache-status.ts';
import { ageOf, isCopy } from './cached-response.ts';
import type { EncodedBody } from './encoded-bodies.ts';
import type { Found } from './response-cache.ts';

/** What is sent with a body again and again: names and values in turn, the value of the request's id last. */
interface PreparedHeaders {
  readonly status: string;
  readonly age: number;
  readonly whole: string[];
  readonly unchanged: string[];
}

export interface SenderOptions {
  /** How the cache is called in `Cache-Status`. */
  readonly name: string;
  readonly freshMs: number;
  /** Headers of every response. */
  readonly headers: Readonly<Record<string, string>>;
}

/** What a request says that matters to a stored response. */
export interface Asked {
  readonly method: string;
  readonly ifNoneMatch: string | undefined;
  /** Sent back as `X-Request-Id`. */
  readonly requestId: string;
}

/** Sends stored responses straight from node:http; nothing is made here that can be made before. */
export class ResponseSender<Facts> {
  private readonly prepared = new WeakMap<EncodedBody, PreparedHeaders>();

  constructor(private readonly options: SenderOptions) {}

  /** Send a response in this encoding, or 304 to a client that has it. Returns the status. */
  send(to: ServerResponse, found: Found<Facts>, body: EncodedBody, asked: Asked, now: number): number {
    const { whole, unchanged } = this.preparedAt(found, body, now);
    if (found.response.status === 200 && isCopy(asked.ifNoneMatch, found.response)) {
      unchanged[unchanged.length - 1] = asked.requestId;
      to.writeHead(304, unchanged).end();
      return 304;
    }
    whole[whole.length - 1] = asked.requestId;
    to.writeHead(found.response.status, whole);
    if (asked.method === 'HEAD') to.end();
    else to.end(body.bytes);
    return found.response.status;
  }

  /**
   * Return the headers of a response, by lower-case name, without its length and the request's id.
   *
   * @param hasDictionary whether the receiver has a dictionary for such responses, and needs no link to one
   */
  headers(
    found: Found<Facts>,
    body: EncodedBody,
    now: number,
    hasDictionary = body.encoding === 'dcz',
  ): Record<string, string> {
    const { response } = found;
    const age = ageOf(response, now);
    const all: Record<string, string> = { ...this.options.headers, ...response.headers };
    all.etag = body.etag;
    if (response.bodies.isCompressible)
      all.vary = all.vary ? `${all.vary}, Accept-Encoding` : 'Accept-Encoding';
    const { dictionaryLink: link } = response;
    if (link !== undefined && !hasDictionary) all.link = all.link ? `${all.link}, ${link}` : link;
    if (body.encoding !== undefined) all['content-encoding'] = body.encoding;
    all['cache-status'] = cacheStatus(this.options.name, found, age, this.options.freshMs);
    if (age > 0) all.age = String(age);
    return all;
  }

  /** Made again when the age, in whole seconds, has changed, or how the response was come by. */
  private preparedAt(found: Found<Facts>, body: EncodedBody, now: number): PreparedHeaders {
    const known = this.prepared.get(body);
    const age = ageOf(found.response, now);
    const status = found.how === 'hit' ? found.freshness : found.how;
    if (known !== undefined && known.age === age && known.status === status) return known;
    // Node makes every name small to look for those that it has to know.
    const unchanged = Object.entries(this.headers(found, body, now)).flatMap(([name, value]) => [
      name.toLowerCase(),
      value,
    ]);
    unchanged.push('x-request-id', '');
    const whole = ['content-length', String(body.bytes.byteLength), ...unchanged];
    const prepared = { status, age, whole, unchanged };
    this.prepared.set(body, prepared);
    return prepared;
  }
}
