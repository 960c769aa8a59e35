import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { ResponseCache } from '../cache/response-cache.js';
import { ageOf, CACHE_CONTROL, isCopy, type CachedResponse } from '../cache/cached-response.js';
import { requestHeaders } from './request-headers.js';
import type { DurationSeries } from './duration-series.js';
import type { RequestMetrics } from './metrics.js';
import type { ApiLimit } from './rate-limit.js';
import { requestId } from './request-id.js';
import type { RequestLog } from './request-log.js';
import { SECURITY_HEADERS } from './security-headers.js';

/** How long an idle connection is kept, in ms: longer than load balancers do, so that they are who closes it. */
const KEEP_ALIVE_MS = 72_000;

/** What each request passes, here as well as on the way through Fastify. */
export interface FastPathParts {
  readonly answers: ResponseCache;
  readonly limit: ApiLimit;
  readonly log: RequestLog;
  readonly metrics: RequestMetrics;
}

/** What is sent with a cached response again and again. */
interface Prepared {
  /** Names and values in turn: the length first, which goes only with the body, and the request's id last. */
  readonly headers: string[];
  /** The age that they tell, in seconds. */
  readonly age: number;
  readonly whole: DurationSeries;
  readonly unchanged: DurationSeries;
}

/**
 * Sends cached responses that are fresh straight from node:http: the same headers, limits, logs and metrics as
 * Fastify's way, without its routing and hooks, which cost more than all the rest. All else goes on to Fastify.
 * This is where most requests end, so nothing is made here that can be made before: the figures are in `docs/performance.md`.
 */
export class FastPath {
  private readonly prepared = new WeakMap<CachedResponse, Prepared>();
  private isClosing = false;

  constructor(private readonly parts: FastPathParts) {}

  /** Return the server whose requests are answered here where they can be, else by `next`. */
  serverBefore(next: RequestListener): Server {
    const server = createServer((request, response) => {
      if (!this.answer(request, response)) next(request, response);
    });
    server.keepAliveTimeout = KEEP_ALIVE_MS;
    return server;
  }

  /** Leave all requests from now on to the next one, who tells clients that their connections end. */
  close(): void {
    this.isClosing = true;
  }

  private answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url } = request;
    if (this.isClosing || method !== 'GET' || url === undefined) return false;
    const now = performance.now();
    const { answers, limit, log } = this.parts;
    const answer = answers.fresh(url, now);
    const given = answer && requestHeaders(request.rawHeaders);
    if (!answer || !given) return false;
    // Who is beyond the limit is refused by the next one: asking again takes nothing from an empty bucket.
    if (limit.waitMs(request, given.forwardedFor, now) > 0) return false;

    const id = requestId(given.requestId);
    const { headers, whole, unchanged } = this.preparedAt(answer, now);
    headers[headers.length - 1] = id;
    const isKnown = isCopy(given.ifNoneMatch, answer);
    if (isKnown) response.writeHead(304, headers.slice(2)).end();
    else response.writeHead(200, headers).end(answer.body);

    const ms = performance.now() - now;
    (isKnown ? unchanged : whole).note(ms);
    const status = isKnown ? 304 : 200;
    if (log.wants(status)) log.write({ requestId: id, method, url, status, ms });
    return true;
  }

  /** Made again when the answer's age, in whole seconds, has changed. */
  private preparedAt(answer: CachedResponse, now: number): Prepared {
    const known = this.prepared.get(answer);
    const age = ageOf(answer, now);
    if (known?.age === age) return known;
    const { metrics } = this.parts;
    const prepared = {
      headers: headersOf(answer, age),
      age,
      whole: metrics.series(answer.route, 200, 'hit'),
      unchanged: metrics.series(answer.route, 304, 'hit'),
    };
    this.prepared.set(answer, prepared);
    return prepared;
  }
}

/** Return names and values in turn, the value of the request's id left empty. */
function headersOf({ body, etag, headers }: CachedResponse, age: number): string[] {
  const all: Record<string, string> = {
    'Content-Length': String(body.byteLength),
    ...SECURITY_HEADERS,
    ...headers,
    ETag: etag,
    'Cache-Control': CACHE_CONTROL,
    'X-Cache': 'hit',
  };
  if (age > 0) all.Age = String(age);
  all['X-Request-Id'] = '';
  // Node makes every name small to look for those that it has to know.
  return Object.entries(all).flatMap(([name, value]) => [name.toLowerCase(), value]);
}
