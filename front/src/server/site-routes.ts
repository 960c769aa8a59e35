/** All that the server answers. */
import type { FastifyInstance } from 'fastify';
import { apiReader } from '../api-reads/bff-client.ts';
import { folderLinks, serveBoundaries } from '../extras/boundaries-route.ts';
import { serveCloth } from '../extras/cloth-route.ts';
import { proxyDevServer } from '../extras/dev-server-proxy.ts';
import { serveHealth } from '../extras/health-route.ts';
import { serveIcons } from '../extras/icon-routes.ts';
import { serveManifest } from '../extras/manifest-route.ts';
import { serveOffline } from '../extras/worker-route.ts';
import { serveProxiedServices } from './proxied-services.ts';
import { servePageDictionaries } from '../dictionaries/page-dictionaries-route.ts';
import { compositionMark } from '../pages/page-key.ts';
import { servePages } from '../page-cache/page-route.ts';
import { frameHealth } from '../rendering/frame-health.ts';
import { createPageMaker } from '../pages/make-page.ts';
import { serveStore } from '../release-files/machine-store.ts';
import { serveOfferedStore } from '../release-files/offered-store-route.ts';
import { languagesOfPages } from '../composition/page-languages.ts';
import { servePreviews } from '../composition/preview-route.ts';
import { openReleaseDeltas } from '../dictionaries/release-deltas.ts';
import { serveReleaseFiles } from '../release-files/release-files-route.ts';
import { serveVisitorVersions } from '../composition/visitor-versions-route.ts';
import { serveReleasesHealth } from '../reports/releases-health-route.ts';
import { serveReports } from '../reports/reports-route.ts';
import { serveCacheKey } from '../shared-caches/cache-key-route.ts';
import type { ServerSettings, ServedSite } from './served-site.ts';
import { serveMetrics } from '../reports/metrics-route.ts';
import type { SiteServices } from './site-services.ts';
import { serveEmbeds } from '../embeds/embed-routes.ts';
import { serveFeeds } from '../feeds/feed-route.ts';
import { serveSitemaps } from '../sitemap/sitemap-route.ts';
import { serveCards } from '../social-cards/card-route.ts';
import { cardPainter } from '../social-cards/paint-card.ts';
import { serveStatus } from '../status/status-route.ts';
import { serveSpeculationRules } from '../http/speculation-rules.ts';

/** The server, its site and settings, and the services that its routes share. */
interface Routed {
  readonly server: FastifyInstance;
  readonly shown: ServedSite;
  readonly settings: ServerSettings;
  readonly services: SiteServices;
}

/** Serve files, pages, and the routes beside them. */
export async function serveSite(routed: Routed): Promise<void> {
  await serveFiles(routed);
  await serveMachines(routed);
  await serveDevelopment(routed);
  serveVisitors(routed);
}

/** The files that browsers load, and the reports that they send. */
async function serveFiles({ server, shown, settings, services }: Routed): Promise<void> {
  const { site, host } = shown;
  const { zstandard, revision, reports, dictionaries, originOf } = services;
  const files = {
    site,
    find: async (app: string, file: string) =>
      (app === 'shell' ? host.findFile(file) : undefined) ?? site.findFile(app, file),
  };
  serveReleaseFiles(server, {
    ...files,
    deltas: zstandard && openReleaseDeltas({ ...files, open: zstandard, log: server.log }),
  });
  await serveProxiedServices(server, { ...settings, site, revision, originOf });
  await serveReports(server, { ...reports, site, hostVersion: host.version });
  serveOffline(server, { site, host, serviceWorker: settings.serviceWorker });
  serveCloth(server);
  serveIcons(server);
  serveManifest(server);
  if (!services.isDevelopment) serveSpeculationRules(server);
  if (dictionaries) servePageDictionaries(server, dictionaries);
}

/** The routes for search engines, feed readers, other sites, caches, operators and supervisors. */
async function serveMachines({ server, shown, settings, services }: Routed): Promise<void> {
  const { site, host, releases, trust } = shown;
  const { read, originOf, pool, revision, metrics, reports } = services;
  const { operatorToken: token } = settings;
  serveCards(server, {
    read,
    declared: site.declared,
    paint: cardPainter(host.client.fonts.map(host.pathOf)),
  });
  serveSitemaps(server, {
    read,
    declared: site.declared,
    originOf,
    languagesOf: (remote) => languagesOfPages(site, host, remote),
  });
  serveFeeds(server, { read, declared: site.declared, originOf });
  serveEmbeds(server, { read, declared: site.declared, originOf });
  serveStatus(server, { site, read, limit: services.limit });
  serveHealth(server, { site, rendersFrame: frameHealth({ pool, hostVersion: host.version, site }) });
  serveCacheKey(server, {
    mark: () => compositionMark(site.compose().composition, host.version, site.isCanaryUnderWay()),
    revision,
  });
  serveMetrics(server, { metrics, token });
  serveReleasesHealth(server, { site, counts: reports.counts, errors: reports.errors, token });
  if (settings.offersReleases) serveOfferedStore(server, releases, trust);
}

/** The routes of a development server. */
async function serveDevelopment({ server, shown, settings, services }: Routed): Promise<void> {
  const { host, developmentStore } = shown;
  const { visits, isDevelopment } = services;
  serveBoundaries(server, { host, previews: visits, isDevelopment });
  if (settings.devServerUrl !== undefined) await proxyDevServer(server, settings.devServerUrl);
  if (isDevelopment && developmentStore) serveStore(server, developmentStore);
}

/** Pages, and the versions that a visitor gets of them. */
function serveVisitors({ server, shown, settings, services }: Routed): void {
  const { host } = shown;
  const { visits, caches, reports, metrics, pool, revision, limit, isDevelopment, originOf, headers } =
    services;
  servePreviews(server, visits);
  serveVisitorVersions(server, visits);
  const makePage = createPageMaker({
    pool,
    host,
    counts: reports.counts,
    api: apiReader(settings.bffUrl, metrics.noteRead),
    fragments: caches.fragments,
    assembled: caches.assembled,
    revision,
    devScripts: settings.devScripts,
    folderOf: folderLinks({ isDevelopment, repositoryUrl: settings.repositoryUrl }),
    log: server.log,
  });
  servePages(server, {
    ...reports,
    limit,
    visits,
    host,
    cached: caches.cached,
    makePage,
    isDevelopment,
    headers,
    originOf,
  });
}
