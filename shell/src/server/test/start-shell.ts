/** The shell server before a BFF of the test's own, with one remote, `mfe-title`. */
import type { FastifyInstance } from 'fastify';
import { joinSite } from '../releases/live-site.ts';
import { hostFromStore } from '../releases/running-host.ts';
import { createServer } from '../server.ts';
import { FakeReleases } from './fake-releases.ts';

type ServerSettings = Parameters<typeof createServer>[1];

/** Make it, with settings beside the usual ones. It removes its releases when it is closed. */
export async function startShell({
  prepare,
  ...settings
}: Partial<ServerSettings> & { prepare?: (releases: FakeReleases) => void } = {}): Promise<FastifyInstance> {
  const releases = new FakeReleases();
  releases.addHost('5.0.0');
  releases.addRemote('mfe-title', '1.0.0');
  releases.setLive('mfe-title', '1.0.0');
  prepare?.(releases);
  const trust = { pointer: [], releases: { shell: ['key of shell'], 'mfe-title': ['key of mfe-title'] } };
  const site = joinSite([releases], { fits: () => true, keys: trust.releases });
  const server = await createServer(
    { site, host: await hostFromStore(releases, '5.0.0', trust), trust },
    {
      bffUrl: 'http://127.0.0.1:9',
      publicOrigin: undefined,
      trustedProxies: ['loopback'],
      rateLimit: 0,
      pageCacheMegabytes: 0,
      attachedAssetsDir: '/nowhere',
      operatorToken: undefined,
      operatorUrl: undefined,
      reportsSecret: undefined,
      liveReload: false,
      logEvery: 1,
      logLevel: 'silent',
      ...settings,
    },
  );
  server.addHook('onClose', () => releases.remove());
  return server;
}
