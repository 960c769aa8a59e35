import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { HeaderReader } from '@sinima/response-cache/header-reader';
import { BOUNDED_HTTP } from '@sinima/server/bounds';
import type { ApiFacts, ApiResponses } from '../cache/api-responses.js';
import type { CallCounts } from '../operation-reads/call-counts.js';
import { KEY_HEADER } from '../keys/key-text.js';
import type { DurationSeries } from './duration-series.js';
import type { RequestMetrics } from './metrics.js';
import type { ApiLimit } from './rate-limit.js';
import { requestId } from './request-id.js';
import type { RequestLog } from './request-log.js';

/** The parts that each request passes through, here as well as through Fastify. */
export interface FastPathParts {
  readonly answers: ApiResponses;
  readonly limit: ApiLimit;
  readonly log: RequestLog;
  readonly metrics: RequestMetrics;
  readonly calls: CallCounts;
}

/** Where the requests of a route are counted. */
interface RouteSeries {
  readonly whole: DurationSeries;
  readonly unchanged: DurationSeries;
}

const HEADERS = new HeaderReader([
  'accept-encoding',
  'if-none-match',
  'sinima-release',
  KEY_HEADER,
  'x-forwarded-for',
  'x-request-id',
]);

/**
 * Sends cached responses that are fresh straight from node:http: the same headers, limits, logs and metrics as
 * Fastify's way, without its routing and hooks, which cost more than all the rest. All else goes on to Fastify.
 * This is where most requests end, so nothing is made here that can be made before: the figures are in `docs/performance.md`.
 */
export class FastPath {
  private readonly series = new Map<string, RouteSeries>();
  private isClosing = false;

  constructor(private readonly parts: FastPathParts) {}

  /** Return the server whose requests are answered here where they can be, else by `next`. */
  serverBefore(next: RequestListener): Server {
    const server = createServer(BOUNDED_HTTP, (request, response) => {
      if (!this.answer(request, response)) next(request, response);
    });
    return server;
  }

  /** Leave all requests from now on to the next one, who tells clients that their connections end. */
  close(): void {
    this.isClosing = true;
  }

  private answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url } = request;
    if (this.isClosing || url === undefined || (method !== 'GET' && method !== 'HEAD')) return false;
    const now = performance.now();
    const { answers, limit, log } = this.parts;
    const found = answers.cache.get(url, now);
    if (found?.freshness !== 'fresh') return false;
    const given = HEADERS.read(request.rawHeaders);
    // A key has to be looked up first.
    if (given?.[KEY_HEADER] !== undefined) return false;
    const body = given && found.response.bodies.ready(given['accept-encoding']);
    if (!body) return false;
    // The next handler refuses visitors over the limit: asking again takes nothing from an empty bucket.
    if (limit.waitMs(request, given['x-forwarded-for'], now) > 0) return false;

    const id = requestId(given['x-request-id']);
    const asked = { method, ifNoneMatch: given['if-none-match'], requestId: id };
    const status = answers.sender.send(response, found, body, asked, now);

    const ms = performance.now() - now;
    const { facts } = found.response;
    this.parts.calls.note(facts.route, given['sinima-release']);
    const { whole, unchanged } = this.seriesOf(facts);
    (status === 304 ? unchanged : whole).note(ms);
    if (log.wants(status)) log.write({ requestId: id, method, url, status, ms });
    return true;
  }

  private seriesOf({ route }: ApiFacts): RouteSeries {
    const known = this.series.get(route);
    if (known) return known;
    const { metrics } = this.parts;
    const series = {
      whole: metrics.series(route, 200, 'hit'),
      unchanged: metrics.series(route, 304, 'hit'),
    };
    this.series.set(route, series);
    return series;
  }
}
