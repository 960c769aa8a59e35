import { cachedResponse, isCopy, type CachedResponse } from '@sinima/response-cache/cached-response';
import { ResponseCache, type Found } from '@sinima/response-cache/response-cache';
import { ResponseSender } from '@sinima/response-cache/response-sender';
import type { Making } from '@sinima/response-cache/making';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notedAnswer, routeOf } from './answered-route.js';
import { surrogateKeysOf } from './surrogate-keys.js';

/** What the BFF knows of a cached response. */
export interface ApiFacts {
  /** The route that made it, e.g. `/api/titles/slug/:slug`. */
  readonly route: string;
  /** Also sent as `Surrogate-Key`. */
  readonly surrogateKeys: readonly string[];
}

/** How long an answer is fresh, in seconds. */
const FRESH_S = 30;

/** How long after that it is served while a newer one is made, in seconds. */
const STALE_S = 600;

/** How long it is served when no newer one can be made, in seconds. */
const ERROR_S = 86_400;

const CACHE_CONTROL = `public, max-age=${FRESH_S}, stale-while-revalidate=${STALE_S}, stale-if-error=${ERROR_S}`;

/** Headers that are stored with a body. */
const STORED_HEADERS = [
  'content-language',
  'content-type',
  'deprecation',
  'link',
  'sinima-part',
  'sinima-revision',
  'sunset',
  'x-total-count',
  'x-total-count-relation',
] as const;

/** Marks a request by which an answer is made again; nobody outside can know it. */
const REFRESH_HEADER = 'x-sinima-refresh';

/**
 * Whether the response to a request is the same for everybody. An address whose first segment has other characters than letters
 * is not: routers read `%6de` as `me`.
 */
export const isForEverybody = (request: FastifyRequest): boolean =>
  request.method === 'GET' &&
  /^\/api\/(?!auth\/|login|logout|me(?:[/?]|$)|members\/|moderation\/|account)[a-z.-]+(?:[/?]|$)/.test(
    request.url,
  );

/** Answers public requests from a {@link ResponseCache}, ahead of Nest, and stores what Nest makes. */
export class ApiResponses {
  readonly cache: ResponseCache<ApiFacts>;
  readonly sender: ResponseSender<ApiFacts>;
  private readonly making = new WeakMap<FastifyRequest, Making<ApiFacts>>();

  /** Only requests with `refreshToken` make a cached response again; `maxBytes` bounds what is stored, 0: nothing is. */
  constructor(
    private readonly refreshToken: string,
    maxBytes: number,
    alwaysSent: Readonly<Record<string, string>>,
  ) {
    const freshMs = FRESH_S * 1000;
    this.cache = new ResponseCache({ maxBytes, freshMs, staleMs: STALE_S * 1000, errorMs: ERROR_S * 1000 });
    const headers = { ...alwaysSent, 'cache-control': CACHE_CONTROL };
    this.sender = new ResponseSender({ name: 'sinima-bff', freshMs, headers });
  }

  /** Begin to answer the public requests that reach a server. */
  install(server: FastifyInstance): void {
    server.addHook('onRequest', (request, reply) => this.answer(request, reply));
    server.addHook('onSend', (request, reply, payload) => this.store(request, reply, payload));
  }

  private async answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | void> {
    if (!isForEverybody(request) || request.headers[REFRESH_HEADER] === this.refreshToken) return;
    const { cache } = this;
    const { url } = request;
    let found = cache.get(url, performance.now());
    if (!found) {
      await cache.awaitedAt(url)?.catch(() => undefined);
      found = cache.get(url, performance.now());
    }
    if (!found) {
      const making = cache.begin(url);
      this.making.set(request, making);
      reply.raw.once('close', () => making.failed(new Error('The visitor left before the answer was made.')));
      return;
    }
    const { response, freshness, how } = found;
    if (freshness !== 'fresh') cache.refresh(url, () => this.remade(request.server, url, response.facts));
    return reply.send(await this.bodyOf(request, reply, { response, freshness, how }));
  }

  /** Make a stored answer again, by a request of our own. */
  private async remade(
    server: FastifyInstance,
    url: string,
    facts: ApiFacts,
  ): Promise<CachedResponse<ApiFacts>> {
    const answer = await server.inject({ url, headers: { [REFRESH_HEADER]: this.refreshToken } });
    const { statusCode, rawPayload, headers } = answer;
    if (statusCode >= 500 || statusCode === 429) throw new Error(`${url} answered ${statusCode}.`);
    return responseOf(rawPayload, headers, facts, statusCode === 200);
  }

  /** Store what was made for a request; where it could not be made, what is stored takes its place. */
  private async store(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
    const making = this.making.get(request);
    if (!making) return payload;
    this.making.delete(request);
    if (reply.statusCode >= 500) {
      making.failed(new Error(`${request.url} answered ${reply.statusCode}.`));
      const kept = this.cache.get(request.url, performance.now());
      if (!kept) return payload;
      reply.status(200).removeHeader('content-length').removeHeader('retry-after');
      return this.bodyOf(request, reply, kept);
    }
    const isForAll = !/no-store|private/.test(String(reply.getHeader('cache-control') ?? ''));
    const isText = typeof payload === 'string' || Buffer.isBuffer(payload);
    const isAnswer = reply.statusCode === 200 && isForAll && isText;
    const route = routeOf(request);
    const surrogateKeys = notedAnswer(request)?.surrogateKeys ?? surrogateKeysOf(route, request.params);
    const facts = { route, surrogateKeys };
    const response = responseOf(isAnswer ? payload : '', reply.getHeaders(), facts, isAnswer);
    making.done(response);
    return isAnswer ? this.bodyOf(request, reply, { response, freshness: 'fresh', how: 'made' }) : payload;
  }

  /** Set the headers of a response, and return its body; null for a client that has it. */
  private async bodyOf(
    request: FastifyRequest,
    reply: FastifyReply,
    found: Found<ApiFacts>,
  ): Promise<Buffer | null> {
    const { response, how } = found;
    // Most answers that have to be made are never asked for again: compressing them is for those that are.
    const encodings = how === 'hit' ? request.headers['accept-encoding']?.toString() : undefined;
    const body = await response.bodies.get(encodings);
    reply.headers(this.sender.headers(found, body, performance.now()));
    if (!isCopy(request.headers['if-none-match'], response)) return body.bytes;
    reply.status(304).removeHeader('content-length');
    return null;
  }
}

function responseOf(
  body: Buffer | string,
  headers: Readonly<Record<string, unknown>>,
  facts: ApiFacts,
  isStored: boolean,
): CachedResponse<ApiFacts> {
  const stored: Record<string, string> = {};
  for (const name of STORED_HEADERS) {
    const value = headers[name];
    if (typeof value === 'string' || typeof value === 'number') stored[name] = String(value);
  }
  const { surrogateKeys } = facts;
  if (surrogateKeys.length > 0) stored['surrogate-key'] = surrogateKeys.join(' ');
  return cachedResponse(body, { headers: stored, surrogateKeys, facts, isPassing: !isStored });
}
