import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import type { Trust } from '@sinima/contracts/signed';
import type { ObjectStore } from '@sinima/releases/object-store';
import type { RendererLimits } from '@sinima/renderers/limits';
import type { RendererPool } from '@sinima/renderers/renderer-pool';
import { openSharedState } from '@sinima/shared-state/open-shared-state';
import type { Tracing } from '@sinima/tracing/open-tracing';
import { traceRequests } from '@sinima/tracing/trace-requests';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { PageWork, PageWorkDone } from '../renderer/page-work.ts';
import { routedAddress } from './address-fault.ts';
import { apiReader, bffReader } from './bff-client.ts';
import { BOUNDED_HTTP, boundConnections, REQUEST_BOUNDS } from './bounds.ts';
import { openCaches } from './caches.ts';
import { serveCloth } from './cloth-route.ts';
import { folderLinks, serveBoundaries } from './boundaries-route.ts';
import { answerError, serveErrorPages } from './error-pages.ts';
import { serveIcons } from './installed/icon-routes.ts';
import { serveManifest } from './installed/manifest-route.ts';
import { serveHealth } from './health-route.ts';
import { proxyDevServer } from './dev-server-proxy.ts';
import { compositionMark } from './page-cache/page-key.ts';
import { DataRevision } from './page-cache/data-revision.ts';
import { PageDictionaries } from './page-cache/page-dictionaries.ts';
import { servePageDictionaries } from './page-cache/page-dictionaries-route.ts';
import { PageFastPath } from './page-cache/page-fast-path.ts';
import { serveOtherServices } from './other-services.ts';
import { PageLimit } from './page-limit.ts';
import { PAGES_ROUTE, servePages } from './page-route.ts';
import { openLiveRenderers } from './pages/live-renderers.ts';
import { loadZstandard } from './compression-dictionaries/zstandard.ts';
import { frameHealth } from './pages/frame-health.ts';
import { createPageMaker } from './pages/make-page.ts';
import type { LiveSite } from './releases/live-site.ts';
import { serveStore } from './releases/machine-store.ts';
import { serveOfferedStore, type OfferedReleases } from './releases/offered-store-route.ts';
import { servePreviews } from './releases/preview-route.ts';
import { serveReleaseFiles } from './releases/release-files-route.ts';
import { openReleaseDeltas } from './releases/release-deltas.ts';
import { serveReleasesHealth } from './reports/releases-health-route.ts';
import type { RunningHost } from './releases/running-host.ts';
import { serveOffline } from './offline/worker-route.ts';
import { serveVisitorVersions } from './releases/visitor-versions-route.ts';
import { createPageTokens } from './reports/page-token.ts';
import { createReleaseCounts } from './reports/release-counts.ts';
import { serveReports } from './reports/reports-route.ts';
import type { Settings } from './settings.ts';
import { serveCacheKey } from './shared-caches/cache-key-route.ts';
import { PurgeSender } from './shared-caches/purge-sender.ts';
import { tellSharedCaches } from './shared-caches/tell-shared-caches.ts';
import { createMetrics } from './sight/metrics.ts';
import { serveMetrics } from './sight/metrics-route.ts';
import { pageHeaders } from './security-headers.ts';
import { serveSpeculationRules } from './speculation-rules.ts';
import { PageLog, watchPages } from './sight/page-log.ts';
import { serveSitemaps } from './sitemap/sitemap-route.ts';
import { serveCards } from './social/card-route.ts';
import { cardPainter } from './social/paint-card.ts';
import { hostOriginTeller, originTeller } from './trusted-proxies.ts';

const MEGABYTE = 1024 * 1024;

/** What the server shows: the releases that are live, and the version of the host that it is itself. */
export interface Shown {
  readonly site: LiveSite;
  readonly host: RunningHost;
  /** Whose signatures count. */
  readonly trust: Trust;
  /** The release store, which others may read where the settings say so. */
  readonly releases: OfferedReleases;
  /** The store of what is being worked on. */
  readonly developmentStore?: ObjectStore | undefined;
  /** Folder in which dictionaries of pages outlive the process; left out, they do not. */
  readonly dictionariesDir?: string;
  /** What renders pages; by default the renderers of what is live. It is closed with the server. */
  readonly pool?: RendererPool<PageWork, PageWorkDone>;
  /** What its renderers may use, where that is not the usual. */
  readonly rendererLimits?: Partial<RendererLimits>;
}

type ServerSettings = Omit<
  Settings,
  'port' | 'host' | 'releases' | 'traceCollector' | 'redisUrl' | 'purges'
> &
  Partial<Pick<Settings, 'redisUrl' | 'purges'>>;

/** Make the shell server, not yet listening: files, API, pages. It closes the site when it is closed. */
export async function createServer(
  {
    site,
    host,
    trust,
    releases,
    developmentStore,
    dictionariesDir,
    pool: givenPool,
    rendererLimits: limits,
  }: Shown,
  settings: ServerSettings,
  tracing?: Tracing,
): Promise<FastifyInstance> {
  const newId = (): string => randomUUID();
  const { serviceWorker } = settings;
  const isDevelopment = settings.devServerUrl !== undefined;
  const fastPath = new PageFastPath();
  const server = Fastify({
    serverFactory: (handler) => fastPath.serverBefore(handler, BOUNDED_HTTP),
    logger: { level: settings.logLevel },
    bodyLimit: REQUEST_BOUNDS.bodyBytes,
    trustProxy: settings.trustedProxies,
    genReqId: newId,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1_000 },
    rewriteUrl: ({ url = '/' }) => routedAddress(url),
    // Requests on open connections are answered while the process drains.
    return503OnClosing: false,
  });
  boundConnections(server);
  const shared = openSharedState({ redisUrl: settings.redisUrl, log: server.log });
  const sender = new PurgeSender({ targets: [], ...settings.purges, log: server.log });
  tellSharedCaches(server, { site, shared, sender });
  serveErrorPages(server);
  const visits = {
    site,
    trust,
    secure: settings.publicOrigin?.startsWith('https:') ?? false,
    hostVersion: host.version,
    serviceWorker,
    allowsMachines: isDevelopment,
  };
  const reports = { tokens: createPageTokens(settings.reportsSecret), counts: createReleaseCounts() };
  const metrics = createMetrics(reports.counts);
  metrics.watchMissing(() => site.missing());
  metrics.watchSharedState(() => shared.state());
  const open = await loadZstandard((err) =>
    server.log.warn(
      { err },
      'no Zstandard on this platform: whole files are sent to those who have former ones',
    ),
  );
  // What is being worked on shows at once.
  const cacheBytes = isDevelopment ? 0 : settings.pageCacheMegabytes * MEGABYTE;
  const dictionaries =
    open && cacheBytes > 0
      ? new PageDictionaries({ open, dir: dictionariesDir, shared, log: server.log })
      : undefined;
  await dictionaries?.load();
  const revision = new DataRevision();
  const caches = openCaches({
    maxBytes: cacheBytes,
    dictionaries,
    site,
    hostVersion: host.version,
    revision,
    shared,
    metrics,
    headers: pageHeaders({ isDevelopment }),
  });
  const { cached } = caches;
  const pool =
    givenPool ??
    openLiveRenderers({
      site,
      host,
      counts: reports.counts,
      fragments: caches.fragments,
      metrics: metrics.renderers,
      log: server.log,
      limits,
    });
  server.addHook('onClose', async () => {
    await Promise.all([pool.close(), site.close(), shared.close()]);
  });
  const originOf = originTeller(settings);
  const read = bffReader(settings.bffUrl, metrics.noteRead);

  if (tracing) traceRequests(server, tracing);
  const pageLog = new PageLog(server.log, metrics, settings.logEvery);
  watchPages(server, { pages: pageLog, route: PAGES_ROUTE });
  await server.register(compress, { encodings: ['br', 'gzip', 'identity'] });
  await server.register(cookie);
  const limit = new PageLimit(shared, settings);
  const files = {
    site,
    find: async (app: string, file: string) =>
      (app === 'shell' ? host.findFile(file) : undefined) ?? site.findFile(app, file),
  };
  serveReleaseFiles(server, {
    ...files,
    deltas: open && openReleaseDeltas({ ...files, open, log: server.log }),
  });
  await serveOtherServices(server, { ...settings, site, revision });
  await serveReports(server, { ...reports, site, hostVersion: host.version });
  servePreviews(server, visits);
  serveBoundaries(server, { host, previews: visits, isDevelopment });
  serveVisitorVersions(server, visits);
  serveOffline(server, { site, host, serviceWorker });
  serveCloth(server);
  serveCards(server, {
    read,
    declared: site.declared,
    paint: cardPainter(host.client.fonts.map(host.pathOf)),
  });
  serveSitemaps(server, { read, declared: site.declared, originOf });
  serveIcons(server);
  serveManifest(server);
  if (!isDevelopment) serveSpeculationRules(server);
  serveHealth(server, { site, rendersFrame: frameHealth({ pool, hostVersion: host.version, site }) });
  serveCacheKey(server, {
    mark: () => compositionMark(site.compose().composition, host.version, site.isCanaryUnderWay()),
    revision,
  });
  serveMetrics(server, { metrics, token: settings.operatorToken });
  serveReleasesHealth(server, { site, counts: reports.counts, token: settings.operatorToken });
  if (settings.devServerUrl !== undefined) await proxyDevServer(server, settings.devServerUrl);
  if (settings.offersReleases) serveOfferedStore(server, releases, trust);
  if (isDevelopment && developmentStore) serveStore(server, developmentStore);
  if (dictionaries) servePageDictionaries(server, dictionaries);
  const makePage = createPageMaker({
    pool,
    host,
    counts: reports.counts,
    api: apiReader(settings.bffUrl, metrics.noteRead, caches.answers),
    fragments: caches.fragments,
    assembled: caches.assembled,
    revision,
    devScripts: settings.devScripts,
    folderOf: folderLinks({ isDevelopment, repositoryUrl: settings.repositoryUrl }),
    log: server.log,
  });
  servePages(server, { ...reports, limit, visits, host, cached, makePage, isDevelopment, originOf });
  fastPath.open({
    cached,
    limit,
    log: pageLog,
    reports,
    newId,
    originOf: hostOriginTeller(settings),
    tracing,
  });
  server.addHook('preClose', async () => fastPath.close());
  server.addHook('onClose', async () => caches.close());
  return server;
}
