/** The services that the routes of the server share. */
import { nodeCommand } from '@sinima/renderers/sandbox-command';
import { openSharedState } from '@sinima/shared-state/open-shared-state';
import type { FastifyBaseLogger } from 'fastify';
import { bffReader } from '../api-reads/bff-client.ts';
import { openCaches } from '../page-cache/caches.ts';
import { loadZstandard } from '../dictionaries/zstandard.ts';
import { DataRevision } from '../api-reads/data-revision.ts';
import { PageDictionaries } from '../dictionaries/page-dictionaries.ts';
import { PageLimit } from '../http/page-limit.ts';
import { openLiveRenderers } from '../rendering/live-renderers.ts';
import { createErrorCounts } from '../reports/error-counts.ts';
import { createPageTokens } from '../reports/page-token.ts';
import { createReleaseCounts } from '../reports/release-counts.ts';
import { releaseScripts } from '../reports/scripts-of-releases.ts';
import { pageHeaders } from '../http/security-headers.ts';
import type { ServerSettings, ServedSite } from './served-site.ts';
import { createMetrics } from '../reports/metrics.ts';
import { PageLog } from '../reports/page-log.ts';
import { originTeller } from '../http/trusted-proxies.ts';

const MEGABYTE = 1024 * 1024;

export type SiteServices = Awaited<ReturnType<typeof openServices>>;

/** Open caches, renderers, counts and limits. `close` closes them, and the site. */
export async function openServices(
  { site, host, trust, dictionariesDir, pool: givenPool, rendererLimits: limits }: ServedSite,
  settings: ServerSettings,
  log: FastifyBaseLogger,
) {
  const { serviceWorker } = settings;
  const isDevelopment = settings.devServerUrl !== undefined;
  const shared = openSharedState({ redisUrl: settings.redisUrl, log });
  const visits = {
    site,
    trust,
    secure: settings.publicOrigin?.startsWith('https:') ?? false,
    hostVersion: host.version,
    serviceWorker,
    allowsMachines: isDevelopment,
  };
  const reports = {
    tokens: createPageTokens(settings.reportsSecret),
    counts: createReleaseCounts(),
    errors: createErrorCounts(),
    scripts: releaseScripts(site, host),
  };
  const metrics = createMetrics(reports.counts);
  metrics.watchMissing(() => site.missing());
  metrics.watchSharedState(() => shared.state());
  const zstandard = await loadZstandard((err) =>
    log.warn({ err }, 'no Zstandard on this platform: whole files are sent in place of deltas'),
  );
  // Changes in development show at once.
  const cacheBytes = isDevelopment ? 0 : settings.pageCacheMegabytes * MEGABYTE;
  const dictionaries =
    zstandard && cacheBytes > 0
      ? new PageDictionaries({ open: zstandard, dir: dictionariesDir, shared, log })
      : undefined;
  await dictionaries?.load();
  const revision = new DataRevision();
  const headers = pageHeaders({ isDevelopment, publicOrigin: settings.publicOrigin });
  const caches = openCaches({
    maxBytes: cacheBytes,
    dictionaries,
    site,
    hostVersion: host.version,
    revision,
    shared,
    metrics,
    headers,
  });
  const pool =
    givenPool ??
    openLiveRenderers({
      node: await nodeCommand(),
      site,
      host,
      ...reports,
      fragments: caches.fragments,
      metrics: metrics.renderers,
      log,
      limits,
    });
  return {
    isDevelopment,
    headers,
    shared,
    visits,
    reports,
    metrics,
    zstandard,
    dictionaries,
    revision,
    caches,
    pool,
    limit: new PageLimit(shared, settings),
    pageLog: new PageLog(log, metrics, settings.logEvery),
    originOf: originTeller(settings),
    read: bffReader(settings.bffUrl, metrics.noteRead),
    async close() {
      caches.close();
      await Promise.all([pool.close(), site.close(), shared.close()]);
    },
  };
}
