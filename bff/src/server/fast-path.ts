import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AnswerCache } from '../cache/answer-cache.js';
import { ageOf, CACHE_CONTROL, isCopy, type CachedAnswer } from '../cache/cached-answer.js';
import type { RequestMetrics } from './metrics.js';
import type { RateLimit } from './rate-limit.js';
import { requestId } from './request-id.js';
import type { RequestLog } from './request-log.js';
import { SECURITY_HEADERS } from './security-headers.js';

/** How long an idle connection is kept, in ms: longer than load balancers do, so that they are who closes it. */
const KEEP_ALIVE_MS = 72_000;

/** What each request passes, here as well as on the way through Fastify. */
export interface FastPathParts {
  readonly answers: AnswerCache;
  readonly limit: RateLimit;
  readonly log: RequestLog;
  readonly metrics: RequestMetrics;
}

/**
 * Sends answers that are kept and fresh straight from node:http: the same headers, limits, logs and metrics as
 * Fastify's way, without its routing and hooks, which cost more than all the rest. What is not kept goes on to Fastify.
 */
export class FastPath {
  private readonly headers = new WeakMap<CachedAnswer, readonly string[]>();
  private isClosing = false;

  constructor(private readonly parts: FastPathParts) {}

  /** The server whose requests are answered here where they can be, else by `next`. */
  serverBefore(next: RequestListener): Server {
    const server = createServer((request, response) => {
      if (!this.answer(request, response)) next(request, response);
    });
    server.keepAliveTimeout = KEEP_ALIVE_MS;
    return server;
  }

  /** From now on all is left to the next one, who tells clients that their connections end. */
  close(): void {
    this.isClosing = true;
  }

  private answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url } = request;
    if (this.isClosing || method !== 'GET' || url === undefined) return false;
    const startedAt = performance.now();
    const { answers, limit, log, metrics } = this.parts;
    const answer = answers.fresh(url);
    // Who is beyond the limit is refused by the next one: asking again takes nothing from an empty bucket.
    if (!answer || limit.waitMs(request) > 0) return false;

    const id = requestId(request);
    const isKnown = isCopy(request.headers['if-none-match'], answer);
    const status = isKnown ? 304 : 200;
    const headers = [...this.headersOf(answer), id];
    const age = ageOf(answer);
    if (age > 0) headers.push('Age', String(age));
    if (isKnown) {
      response.writeHead(status, headers).end();
    } else {
      headers.push('Content-Length', String(answer.body.byteLength));
      response.writeHead(status, headers).end(answer.body);
    }
    const ms = performance.now() - startedAt;
    metrics.note(answer.route, status, 'hit', ms);
    if (log.wants(status)) log.write({ requestId: id, method, url, status, ms });
    return true;
  }

  /** Names and values of the headers that all responses with this answer have; the last one's value is its own. */
  private headersOf(answer: CachedAnswer): readonly string[] {
    const known = this.headers.get(answer);
    if (known) return known;
    const headers = { ...SECURITY_HEADERS, ...answer.headers };
    const made = [...Object.entries(headers), ['ETag', answer.etag], ['Cache-Control', CACHE_CONTROL]].flat();
    made.push('X-Cache', 'hit', 'X-Request-Id');
    this.headers.set(answer, made);
    return made;
  }
}
