import { GENERATION_HEADER } from '@sinima/contracts/composition';
import { spanOf } from '@sinima/tracing/trace-requests';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { declaredSearch } from '../app/declared-query.ts';
import { withRequestContext } from './bff-client.ts';
import { renderDocument } from './document.ts';
import type { PageLimit } from './page-limit.ts';
import type { RunningHost } from './releases/running-host.ts';
import { receiveVisit, type Visit, type VisitOptions } from './releases/visit.ts';
import { renderPage, type RenderedPage } from './render-page.ts';
import { countVisitor, versionsShown } from './reports/page-reports.ts';
import type { PageTokens } from './reports/page-token.ts';
import type { ReleaseCounts } from './reports/release-counts.ts';
import { pageHeaders } from './security-headers.ts';

interface PageRouteOptions {
  limit: PageLimit;
  visits: VisitOptions;
  host: RunningHost;
  reports: { tokens: PageTokens; counts: ReleaseCounts };
  liveReload: boolean;
  /** The origin that pages name as their own. */
  originOf: (request: FastifyRequest) => string;
}

/** Every path that no other route has. */
export const PAGES_ROUTE = '*';

/** Longest time in which the reads of one page may go on, in milliseconds. */
const READS_DEADLINE_MS = 4_000;

/** When to ask again for a page that is not available, in seconds. */
const RETRY_AFTER_S = 5;

/** Share of pages whose web vitals are sent: a canary's guard needs all that there are. */
const VITALS_RATE = { usual: 0.1, canary: 1 } as const;

/** Answers every path that no file and no API has with the page of whoever owns it. */
export function servePages(server: FastifyInstance, options: PageRouteOptions): void {
  const { limit, visits, host, reports, liveReload, originOf } = options;
  const { counts } = reports;

  /** Count a preview's failures for nobody: it has no visitors. */
  async function render(request: FastifyRequest, visit: Visit): Promise<RenderedPage> {
    const { pathname, search } = new URL(request.url, 'http://site');
    const page = await renderPage({
      pathname,
      search: declaredSearch(visit.site.composition, pathname, search),
      site: visit.site,
      versions: visit.versions,
      onFailure(app, { version }, error) {
        request.log.error({ remote: app, version, err: error }, 'a remote failed on the server');
        if (!visit.isPreview) counts.failed(app, version);
      },
      onShellFailure(error) {
        request.log.error({ err: error }, 'the shell failed around the page');
        counts.failed('shell', host.version);
      },
      onMissingData(what, error) {
        request.log.warn({ missing: what, reason: String(error) }, 'the page goes without some of its data');
      },
    });
    if (visit.isPreview) return page;
    countRendered(page);
    const vitalsRate = visit.visitor === undefined ? VITALS_RATE.usual : VITALS_RATE.canary;
    countVisitor(reports, versionsShown(page.state), visit.visitor);
    return { ...page, state: { ...page.state, vitalsRate } };
  }

  function countRendered({ state: { composition, rendered } }: RenderedPage): void {
    counts.rendered('shell', host.version);
    for (const { remote } of rendered) {
      const version = composition.remotes.find(({ name }) => name === remote)?.versions[0]?.version;
      if (version !== undefined) counts.rendered(remote, version);
    }
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const visit = await receiveVisit(request, reply, visits);
    const page = await render(request, visit).catch((error: unknown) => {
      if (!visit.isPreview) counts.failed('shell', host.version);
      throw error;
    });
    return reply
      .code(page.status)
      .headers({
        ...pageHeaders({ liveReload }),
        ...visit.headers,
        ...(page.status === 503 && { 'Retry-After': String(RETRY_AFTER_S) }),
        [GENERATION_HEADER]: String(visit.versions.generation),
      })
      .type('text/html; charset=utf-8')
      .send(
        renderDocument(page, {
          host,
          find: visit.site.find,
          origin: originOf(request),
          pathname: new URL(request.url, 'http://site').pathname,
          liveReload,
        }),
      );
  }

  server.get(PAGES_ROUTE, { onRequest: limit.check }, (request, reply) => {
    const signal = AbortSignal.timeout(READS_DEADLINE_MS);
    return withRequestContext({ requestId: request.id, signal, span: spanOf(request) }, () =>
      answer(request, reply),
    );
  });
}
