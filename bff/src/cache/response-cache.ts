import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import {
  ageOf,
  CACHE_CONTROL,
  cachedResponse,
  isCopy,
  STALE_S,
  type CachedResponse,
} from './cached-response.js';

/** What an answer takes beside its body, about, in bytes. */
const OVERHEAD_BYTES = 1024;

/** Marks a request by which an answer is made anew; nobody outside can know it. */
const REFRESH_HEADER = 'x-sinima-refresh';

/** Whether the response to a request is the same for everybody. */
const isPublic = (request: FastifyRequest): boolean =>
  request.method === 'GET' && /^\/api\/(?!auth\/|login|logout)/.test(request.url);

/**
 * Caches public responses as buffers, ahead of Nest. A fresh one is served as it is. A stale one is served at once
 * while one request makes it anew; as long as that fails, it keeps being served. Whoever asks for what is just
 * being made waits for it.
 */
export class ResponseCache {
  private readonly answers: LRUCache<string, CachedResponse>;
  private readonly making = new Map<string, Promise<void>>();
  private readonly done = new WeakMap<FastifyRequest, () => void>();
  /** Requests whose answers come from the catalogue as it is now. */
  private current = new WeakSet<FastifyRequest>();

  /** Only requests with `refreshToken` make a cached response anew; `maxBytes` bounds what is stored, 0: nothing is. */
  constructor(
    private readonly refreshToken: string,
    private readonly maxBytes: number,
  ) {
    this.answers = new LRUCache({
      maxSize: Math.max(1, maxBytes),
      sizeCalculation: ({ body }, key) => body.byteLength + key.length + OVERHEAD_BYTES,
      ttl: STALE_S * 1000,
      // Each look at the clock costs as much as finding the answer.
      ttlResolution: 1000,
    });
  }

  /** Return the cached response to this address that is fresh at the time `now`. */
  fresh(url: string, now: number): CachedResponse | undefined {
    const known = this.answers.get(url);
    return known !== undefined && known.freshUntil >= now ? known : undefined;
  }

  /** Drop all answers, also those that are being made, because what they tell has changed. */
  clear(): void {
    this.answers.clear();
    this.current = new WeakSet();
  }

  /** Begin to answer the public requests that reach a server. */
  install(server: FastifyInstance): void {
    server.addHook('onRequest', (request, reply) => this.answer(request, reply));
    server.addHook('onSend', (request, reply, payload) => this.store(request, reply, payload));
    server.addHook('onResponse', (request) => Promise.resolve(this.done.get(request)?.()));
  }

  private async answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | void> {
    if (!isPublic(request)) return;
    const isRefresh = request.headers[REFRESH_HEADER] === this.refreshToken;
    if (!isRefresh && !this.answers.has(request.url)) await this.making.get(request.url);
    const known = isRefresh ? undefined : this.answers.get(request.url);
    if (!known) {
      this.current.add(request);
      this.begin(request);
      return;
    }
    const isFresh = known.freshUntil >= performance.now();
    reply.header('x-cache', isFresh ? 'hit' : 'stale');
    if (!isFresh) this.refresh(request.server, request.url, known);
    return send(request, reply, known);
  }

  /** Let others wait for this request's answer. */
  private begin(request: FastifyRequest): void {
    const { url } = request;
    if (this.making.has(url)) return;
    const made = new Promise<void>((resolve) => {
      this.done.set(request, () => {
        this.making.delete(url);
        resolve();
      });
      request.raw.once('close', () => this.done.get(request)?.());
    });
    this.making.set(url, made);
  }

  /** Make a stale answer anew behind the scenes; while that fails, the stale one lives on. */
  private refresh(server: FastifyInstance, url: string, stale: CachedResponse): void {
    if (this.making.has(url)) return;
    void server
      .inject({ url, headers: { [REFRESH_HEADER]: this.refreshToken } })
      .then(({ statusCode }) => {
        if (statusCode >= 500) this.answers.set(url, stale);
        else if (statusCode !== 200) this.answers.delete(url);
      })
      .catch(() => this.answers.set(url, stale));
  }

  private store(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
    if (!isPublic(request) || reply.statusCode !== 200 || reply.hasHeader('etag'))
      return Promise.resolve(payload);
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return Promise.resolve(payload);
    const answer = cachedResponse(Buffer.from(payload), reply.getHeaders(), request.routeOptions.url);
    if (this.maxBytes > 0 && this.current.has(request)) this.answers.set(request.url, answer);
    reply.header('etag', answer.etag).header('cache-control', CACHE_CONTROL).header('x-cache', 'miss');
    if (!isCopy(request.headers['if-none-match'], answer)) return Promise.resolve(answer.body);
    reply.status(304).removeHeader('content-length');
    return Promise.resolve(null);
  }
}

function send(request: FastifyRequest, reply: FastifyReply, answer: CachedResponse): FastifyReply {
  const age = ageOf(answer);
  reply.headers(answer.headers).header('etag', answer.etag).header('cache-control', CACHE_CONTROL);
  if (age > 0) reply.header('age', String(age));
  if (isCopy(request.headers['if-none-match'], answer)) return reply.status(304).send();
  return reply.send(answer.body);
}
