/** The shell server before a BFF of the test's own, with one remote, `mfe-title`. */
import type { RemoteModule } from '@sinima/contracts/remote';
import type { RunnableVersion } from '@sinima/renderers/renderer-pool';
import type { FastifyInstance } from 'fastify';
import { joinSite } from '../composition/live-site.ts';
import { hostFromStore } from '../composition/running-host.ts';
import { createServer } from '../server/server.ts';
import { FakeReleases } from './fake-releases.ts';
import { renderersInProcess } from './renderers-in-process.ts';

type ServerSettings = Parameters<typeof createServer>[1];

/** A remote whose pages and widgets say that they are there. */
const plainRemote: RemoteModule = {
  pages: { page: { load: async () => ({ default: () => 'A page', head: () => ({ title: 'A title' }) }) } },
  widgets: { card: { load: async () => ({ default: () => 'A card' }) } },
};

/** A machine that runs many tests at once is slow: nothing is taken for busy or late, and no pause ends meanwhile. */
const PATIENT = { waitMs: 20_000, jobMs: 20_000, lateMs: 5_000, pausesMs: [600_000] };

interface ShellToStart extends Partial<ServerSettings> {
  readonly prepare?: (releases: FakeReleases) => void;
  /** The server bundle of a version, which is run in this process. */
  readonly remote?: (version: RunnableVersion) => RemoteModule;
  /** The module that renderers run (`rendererText`): they are processes then, as on a site, and `remote` is not used. */
  readonly renderer?: string;
  /** The keys by which links of previews are signed. */
  readonly pointerKeys?: readonly string[];
}

/** Make it, with settings beside the usual ones. It removes its releases when it is closed. */
export async function startShell({
  prepare,
  remote = () => plainRemote,
  renderer,
  pointerKeys = [],
  ...settings
}: ShellToStart = {}): Promise<FastifyInstance> {
  const releases = new FakeReleases();
  releases.addHost('5.0.0', renderer);
  releases.addRemote('mfe-title', '1.0.0');
  releases.setLive('mfe-title', '1.0.0');
  prepare?.(releases);
  const trust = {
    pointer: pointerKeys,
    releases: { shell: ['key of shell'], 'mfe-title': ['key of mfe-title'] },
  };
  const site = joinSite([releases], { fits: () => true, trust });
  const server = await createServer(
    {
      site,
      host: await hostFromStore(releases, '5.0.0', trust),
      trust,
      releases,
      ...(renderer === undefined && { pool: renderersInProcess(remote) }),
      rendererLimits: PATIENT,
    },
    {
      bffUrl: 'http://127.0.0.1:9',
      publicOrigin: undefined,
      trustedProxies: ['loopback'],
      rateLimit: 0,
      pageCacheMegabytes: 0,
      attachedAssetsDir: '/nowhere',
      serviceWorker: 'on',
      operatorToken: undefined,
      operatorUrl: undefined,
      reportsSecret: undefined,
      guestOf: undefined,
      repositoryUrl: undefined,
      offersReleases: false,
      devServerUrl: undefined,
      devScripts: [],
      logEvery: 1,
      logLevel: 'silent',
      ...settings,
    },
  );
  server.addHook('onClose', () => releases.remove());
  return server;
}
