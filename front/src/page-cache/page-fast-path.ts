import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import { HeaderReader } from '@sinima/response-cache/header-reader';
import type { Tracing } from '@sinima/tracing/open-tracing';
import { dataSavingOf } from '@sinima/shell/page/data-saver';
import type { PageLimit } from '../http/page-limit.ts';
import { isSpeculative } from '../http/speculation-rules.ts';
import { countVisitor, type VisitorCounts } from '../reports/page-reports.ts';
import type { PageLog } from '../reports/page-log.ts';
import type { CachedPages } from './cached-pages.ts';
import { pageKey } from '../pages/page-key.ts';
import { asksForOwnPages, visitorIn } from '../http/request-cookies.ts';

/** The checks of each request, here as well as on the way through Fastify. */
export interface FastPathParts {
  readonly cached: CachedPages;
  readonly limit: PageLimit;
  readonly log: PageLog;
  readonly reports: VisitorCounts;
  readonly newId: () => string;
  /** The origin that pages name as their own; undefined where it takes the whole request to tell. */
  readonly originOf: (request: IncomingMessage, host: string | undefined) => string | undefined;
  readonly tracing?: Tracing | undefined;
}

const HEADERS = new HeaderReader([
  'available-dictionary',
  'accept-encoding',
  'cookie',
  'host',
  'if-none-match',
  'save-data',
  'sec-purpose',
  'traceparent',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
]);

/**
 * Sends cached pages that are fresh straight from node:http: the same headers, limits, counts, logs and metrics as
 * Fastify's way, without its routing and hooks, which cost more than all the rest. All else goes on to Fastify; so does
 * visitors that get or lose a cookie.
 */
export class PageFastPath {
  private parts: FastPathParts | undefined;

  /** Begin to answer; before, all requests go on. */
  open(parts: FastPathParts): void {
    this.parts = parts;
  }

  /** Leave all requests from now on to the next one, who tells clients that their connections end. */
  close(): void {
    this.parts = undefined;
  }

  /** Return the server whose requests are answered here where they can be, else by `next`. */
  serverBefore(next: RequestListener, options: ServerOptions): Server {
    return createServer(options, (request, response) => {
      if (!this.parts || !this.answer(this.parts, request, response)) next(request, response);
    });
  }

  private answer(parts: FastPathParts, request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url } = request;
    if (url === undefined || (method !== 'GET' && method !== 'HEAD')) return false;
    const given = HEADERS.read(request.rawHeaders);
    if (!given || asksForOwnPages(given.cookie)) return false;
    const { cached, limit, log, reports, tracing } = parts;
    const visitor = visitorIn(given.cookie);
    if (visitor === null || (visitor !== undefined) !== cached.variants.isCanaryUnderWay()) return false;
    const { mark, addresses } = cached.variants.of(visitor);
    const address = addresses.get(url);
    if (address === undefined) return false;
    const isForwarded = given['x-forwarded-host'] !== undefined || given['x-forwarded-proto'] !== undefined;
    const origin = parts.originOf(request, isForwarded ? undefined : given.host);
    if (origin === undefined) return false;
    const saving = dataSavingOf(given['save-data'], given.cookie);
    const now = performance.now();
    const found = cached.pages.fresh(pageKey({ origin, mark, saving, address }), now);
    const available = given['available-dictionary'];
    const dictionary = cached.dictionaries?.find(available);
    // A browser with an unknown dictionary is not offered another.
    if (available !== undefined && !dictionary) return false;
    const body = found?.response.bodies.ready(given['accept-encoding'], dictionary);
    if (!found || !body) return false;
    // The next handler refuses visitors over the limit: asking again takes nothing from an empty bucket.
    const purpose = given['sec-purpose'];
    if (limit.waitMs(request, { forwardedFor: given['x-forwarded-for'], purpose }, now) > 0) return false;

    const requestId = parts.newId();
    const span = tracing?.begin(`${method} page`, given.traceparent, {
      'http.request.method': method,
      'sinima.request_id': requestId,
    });
    // A page that was fetched ahead tells when the visitor sees it (`reports-route.ts`).
    if (!isSpeculative(purpose)) countVisitor(reports, found.response.facts.shown, visitor);
    const asked = { method, ifNoneMatch: given['if-none-match'], requestId };
    const status = cached.sender.send(response, found, body, asked, now);
    log.note({ requestId, method, url, status, ms: performance.now() - now, source: 'fresh' });
    span?.end({ 'http.response.status_code': status });
    return true;
  }
}
