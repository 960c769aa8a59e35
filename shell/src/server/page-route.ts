import type { HostFiles } from '@sinima/contracts/host';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { withRequestContext } from './bff-client.ts';
import { renderDocument } from './document.ts';
import type { LiveSite } from './live-site.ts';
import { renderPage } from './render-page.ts';
import { securityHeaders } from './security-headers.ts';

interface PageRouteOptions {
  site: LiveSite;
  host: HostFiles;
  liveReload: boolean;
  /** The origin that pages name as their own. */
  originOf: (request: FastifyRequest) => string;
}

/** Longest time in which the reads of one page may go on, in milliseconds. */
const READS_DEADLINE_MS = 10_000;

/** Answers every path that no file and no API has with the page of whoever owns it. */
export function servePages(
  server: FastifyInstance,
  { site, host, liveReload, originOf }: PageRouteOptions,
): void {
  async function render(request: FastifyRequest): Promise<{ status: number; html: string }> {
    const { pathname, search } = new URL(request.url, 'http://site');
    const composition = await site.compose();
    const page = await renderPage({
      pathname,
      search,
      composition,
      bundlePath: site.bundlePath,
      onFailure: (app, release, error) =>
        request.log.error(
          { remote: app, version: release.version, err: error },
          'a remote failed on the server',
        ),
      onShellFailure: (error) => request.log.error({ err: error }, 'the shell failed around the page'),
    });
    return {
      status: page.status,
      html: renderDocument(page, {
        host,
        origin: originOf(request),
        pathname,
        liveReload,
      }),
    };
  }

  server.get('*', async (request, reply) => {
    const signal = AbortSignal.timeout(READS_DEADLINE_MS);
    const { status, html } = await withRequestContext({ requestId: request.id, signal }, () =>
      render(request),
    );
    return reply
      .code(status)
      .headers({ ...securityHeaders, 'Cache-Control': 'no-cache' })
      .type('text/html; charset=utf-8')
      .send(html);
  });
}
