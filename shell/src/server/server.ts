import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import compress from '@fastify/compress';
import proxy from '@fastify/http-proxy';
import type { HostFiles } from '@sinima/contracts/host';
import Fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify';
import { serveAttachedAssets } from './attached-assets.ts';
import { bffReader, reachBff } from './bff-client.ts';
import { serveCloth } from './cloth-route.ts';
import { serveFavicon } from './favicon.ts';
import { serveHealth } from './health-route.ts';
import { openLiveSite } from './live-site.ts';
import { serveLiveReload } from './live-reload.ts';
import { servePages } from './page-route.ts';
import { shareInstances } from './server-remotes.ts';
import type { Settings } from './settings.ts';
import { serveSitemaps } from './sitemap/sitemap-route.ts';
import { serveCards } from './social/card-route.ts';
import { cardPainter } from './social/paint-card.ts';
import { serveFiles } from './static-files.ts';

/** What visitors see when the shell itself fails: never a stack trace. */
const failurePage =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Sinima</title>' +
  '<h1>Sinima is taking a break</h1><p>This page could not be made. Please try again in a moment.</p></html>';

/** Make the shell server, not yet listening: files, API, pages. */
export async function createServer(settings: Settings): Promise<FastifyInstance> {
  const host = JSON.parse(readFileSync(path.join(settings.hostDir, 'host.json'), 'utf8')) as HostFiles;
  reachBff(settings.bffUrl);
  shareInstances();

  const server = Fastify({
    logger: { level: settings.logLevel },
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1_000 },
    // Requests on open connections are answered while the process drains.
    return503OnClosing: false,
  });
  const site = openLiveSite(settings, (error) =>
    server.log.error({ err: error }, 'the release store cannot be read'),
  );
  server.setErrorHandler((error, request, reply) => {
    request.log.error({ err: error }, 'the page could not be made');
    return reply
      .code(500)
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-store')
      .send(failurePage);
  });
  await server.register(compress, { encodings: ['br', 'gzip', 'identity'] });
  await serveFiles(server, settings);
  await serveAttachedAssets(server, settings.attachedAssetsDir);
  await server.register(proxy, {
    upstream: settings.bffUrl,
    prefix: '/api',
    rewritePrefix: '/api',
    replyOptions: {
      // The BFF limits how often one visitor asks; the shell's own reads carry no such header.
      rewriteRequestHeaders: (request, headers) => ({
        ...headers,
        'x-forwarded-for': request.ip,
        'x-forwarded-host': request.host,
        'x-forwarded-proto': request.protocol,
        'x-request-id': request.id,
      }),
    },
  });
  serveCloth(server);
  const read = bffReader(settings.bffUrl);
  const originOf = ({ protocol, host: requested }: FastifyRequest) =>
    settings.publicOrigin ?? `${protocol}://${requested}`;
  serveCards(server, {
    read,
    paint: cardPainter(path.join(settings.hostDir, 'client'), host.fonts),
  });
  serveSitemaps(server, { read, compose: () => site.compose(), originOf });
  serveFavicon(server);
  serveHealth(server, site);
  if (settings.liveReload) serveLiveReload(server, settings);
  servePages(server, { site, host, liveReload: settings.liveReload, originOf });
  return server;
}
