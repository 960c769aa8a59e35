import { languageOfPath, pathIn } from '@sinima/contracts/languages';
import { EncodedBodies } from '@sinima/response-cache/encoded-bodies';
import { spanOf } from '@sinima/tracing/trace-requests';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BOUNDARIES_PARAMETER } from '@sinima/shell/page/boundary-facts';
import { dataSavingOf } from '@sinima/shell/page/data-saver';
import { declaredQuery, declaredSearch } from '@sinima/shell/page/declared-query';
import { findOwner } from '@sinima/shell/page/fragment-owner';
import { UnavailablePage, type MadePage } from '../pages/made-page.ts';
import { compositionMark, pageKey } from '../pages/page-key.ts';
import { CANARY_PAGE, OWN_PAGE } from './page-policy.ts';
import { asksForOwnPages, isSignedIn, visitorIn } from '../http/request-cookies.ts';
import type { CachedPages } from './cached-pages.ts';
import type { PageLimit } from '../http/page-limit.ts';
import { signedOutHome } from './signed-out-home.ts';
import type { MakePage, PageRequest } from '../pages/page-request.ts';
import type { RunningHost } from '../composition/running-host.ts';
import { receiveVisit, type Visit, type VisitOptions } from '../composition/visit.ts';
import { countVisitor, type VisitorCounts } from '../reports/page-reports.ts';
import { RETRY_AFTER_S } from '../http/retry-after.ts';
import { isSpeculative } from '../http/speculation-rules.ts';

interface PageRouteOptions extends VisitorCounts {
  limit: PageLimit;
  visits: VisitOptions;
  host: Pick<RunningHost, 'version'>;
  cached: CachedPages;
  makePage: MakePage;
  isDevelopment: boolean;
  /** Of every page. */
  headers: Readonly<Record<string, string>>;
  /** The origin that pages name as their own. */
  originOf: (request: FastifyRequest) => string;
}

/** Every path that no other route has. */
export const PAGES_ROUTE = '*';

const HTML = 'text/html; charset=utf-8';

/** The compressed bodies of pages: a page that several visitors get is compressed once. */
const encoded = new WeakMap<MadePage, EncodedBodies>();

function bodiesOf(page: MadePage): EncodedBodies {
  let bodies = encoded.get(page);
  if (!bodies) encoded.set(page, (bodies = new EncodedBodies(page.document, '', HTML)));
  return bodies;
}

/** Answers every path without file and API with the page of its owner. */
export function servePages(server: FastifyInstance, options: PageRouteOptions): void {
  const { limit, visits, host, cached, makePage, originOf, isDevelopment, headers: always } = options;

  function count(visit: Visit, shown: MadePage['shown'], { headers }: FastifyRequest): void {
    // A page that was fetched ahead tells when the visitor sees it (`reports-route.ts`).
    const isSeen = !isSpeculative(headers['sec-purpose']?.toString());
    if (isSeen && !visit.isPreview) countVisitor(options, shown, visit.visitor);
  }

  /** Send a page that is cached for nobody. Compressed in one go it costs less than as a stream. */
  async function sendOwn(
    reply: FastifyReply,
    visit: Visit,
    page: MadePage,
    headers: Readonly<Record<string, string>>,
  ): Promise<FastifyReply> {
    count(visit, page.shown, reply.request);
    const bodies = bodiesOf(page);
    const accepted = reply.request.headers['accept-encoding']?.toString();
    const { encoding, bytes } = await bodies.get(accepted);
    return reply
      .code(page.status)
      .headers({
        ...always,
        ...page.headers,
        ...headers,
        ...visit.headers,
        ...(page.status === 503 && { 'Retry-After': String(RETRY_AFTER_S) }),
        ...(bodies.isCompressible && { Vary: 'Accept-Encoding' }),
        ...(encoding && { 'Content-Encoding': encoding }),
      })
      .type(HTML)
      .send(bytes);
  }

  async function sendKept(
    request: FastifyRequest,
    reply: FastifyReply,
    visit: Visit,
    asksFor: PageRequest,
  ): Promise<FastifyReply> {
    const { language, pathname, search, origin, saving } = asksFor;
    const { composition } = visit.site;
    const mark = compositionMark(composition, host.version, visit.isCanaryVariant);
    const address = pathIn(language, pathname + search);
    const owner = findOwner(composition, pathname);
    const sampledPage =
      owner?.pattern.includes(':') && search === '' && saving === 'none'
        ? { kind: `${language} ${owner.ref.remote} ${owner.ref.id}`, address }
        : undefined;
    const asked = {
      key: pageKey({ origin, mark, saving, address }),
      mark,
      sampledPage,
      isCanaryVariant: visit.isCanaryVariant || saving === 'switch',
      isCommon: search === '' && (pathname === '/' || owner !== null),
    };
    try {
      const found = await cached.pages.answer(asked, () => makePage(asksFor));
      cached.remember(request.url, address, mark, visit.visitor);
      count(visit, found.response.facts.shown, request);
      const losesCookie = !visit.isCanaryVariant && visitorIn(request.headers.cookie) !== undefined;
      return await cached.send(request, reply, found, { losesCookie });
    } catch (error) {
      if (error instanceof UnavailablePage) return sendOwn(reply, visit, error.page, OWN_PAGE);
      throw error;
    }
  }

  server.get(PAGES_ROUTE, { onRequest: limit.check }, async (request, reply) => {
    const visit = await receiveVisit(request, reply, visits);
    const url = new URL(request.url, 'http://site');
    const home = signedOutHome(url);
    if (home !== undefined) return reply.header('Cache-Control', 'no-store').redirect(home, 303);
    const { language, path: pathname } = languageOfPath(url.pathname);
    const { composition } = visit.site;
    const search = declaredSearch(composition, pathname, url.search);
    const mayShowBoundaries = isDevelopment || visit.isPreview;
    const showsBoundaries = mayShowBoundaries && url.searchParams.has(BOUNDARIES_PARAMETER);
    const asksFor: PageRequest = {
      ...visit,
      showsBoundaries,
      language,
      pathname,
      search,
      origin: originOf(request),
      hasSession: isSignedIn(request.headers.cookie),
      saving: dataSavingOf(request.headers['save-data']?.toString(), request.headers.cookie),
      requestId: request.id,
      span: spanOf(request),
    };
    const isOwn = showsBoundaries || visit.isPreview || asksForOwnPages(request.headers.cookie);
    if (isOwn) return sendOwn(reply, visit, await makePage(asksFor), OWN_PAGE);
    // Of a page that reads any query there is no end.
    const isOpen = search !== '' && declaredQuery(composition, pathname) === undefined;
    if (isOpen) return sendOwn(reply, visit, await makePage(asksFor), CANARY_PAGE);
    return sendKept(request, reply, visit, asksFor);
  });
}
