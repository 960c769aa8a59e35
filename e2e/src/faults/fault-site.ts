/** A site of its own on which faults are tried: the BFF behind a proxy, the store behind a server, canaries around it. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { BFF_EXEC_ARGV, bffDistDir } from '@sinima/build/versions';
import { rootDir } from '@sinima/build/workspace';
import { portMessage } from '@sinima/processes/readiness';
import { startProcess, type StartedProcess } from '@sinima/processes/start-process';
import { openSigningStore } from '@sinima/releases/open-store';
import type { ReleaseStore } from '@sinima/releases/store';
import { descendants } from '../site/process-tree.ts';
import {
  copyData,
  filledDataDir,
  localCopyDir,
  ownStore,
  temporaryDir,
  testKeysDir,
} from '../site/test-folders.ts';
import { Canaries } from './canaries.ts';
import { FaultyProxy } from './faulty-proxy.ts';
import { mountSmallDisk, type SmallDisk } from './full-disk.ts';
import { Load } from './load.ts';
import { StoreServer } from './store-server.ts';
import { triedPages } from './tried-pages.ts';

const TOKEN = 'the token of the operator in this test';

/** Pause between the requests of the steady load, in ms: a small one, that two cores hardly feel. */
const LOAD_MS = 50;

/** With this cookie a page is made anew, as for a visitor who is signed in. */
export const SIGNED_IN = 'sinima_signed_in=1; sinima_session=none';

/** Failures of a version: by the metrics, by the operator's health page, and of browsers. */
export interface Counted {
  readonly metrics: number;
  readonly health: number;
  readonly browsers: number;
}

export interface FaultSite {
  /** Where the shell server answers. */
  readonly origin: string;
  /** The same through a proxy, as browsers come. */
  readonly outside: string;
  readonly store: ReleaseStore;
  readonly storeServer: StoreServer;
  /** Between the shell server and the BFF. */
  readonly bff: FaultyProxy;
  /** Between browsers and the shell server. */
  readonly network: FaultyProxy;
  readonly canaries: Canaries;
  readonly load: Load;
  /** The good version of each remote. */
  readonly good: Readonly<Record<string, string>>;
  /** Under the local copy of releases; undefined where none can be mounted. */
  readonly disk: SmallDisk | undefined;
  /** Send the BFF's database a signal. */
  signalDatabase(signal: NodeJS.Signals): void;
  /** The shell server's processes: the one that answers, and those below it. */
  frontPid(): number;
  shellPids(): number[];
  /** The output of the launcher and the shell server. */
  log(): string;
  metrics(): Promise<string>;
  /** The failures counted against a version. */
  counted(remote: string, version: string): Promise<Counted>;
  stop(): Promise<void>;
}

/** How long the shell server's own figures may take, in ms. */
const PATIENCE_MS = 5_000;

const environment = (): Record<string, string> => ({
  PATH: process.env.PATH ?? '',
  HOME: process.env.HOME ?? '',
  NODE_OPTIONS: '',
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
});

function startBff(dataDir: string): StartedProcess<number> {
  return startProcess(
    {
      name: 'bff',
      args: [...BFF_EXEC_ARGV, path.join(bffDistDir, 'main.js')],
      cwd: rootDir,
      env: {
        ...environment(),
        BFF_PORT: '0',
        RATE_LIMIT: '0',
        SINIMA_DATA_DIR: dataDir,
        MONGODB_URI: '',
        LOG_EVERY: '1000',
        SAMPLE_DATA: 'on',
      },
      readyMs: 180_000,
      stopMs: 20_000,
    },
    portMessage,
  );
}

/** Start it; all parts but the store and the records are new. */
export async function startFaultSite(): Promise<FaultSite> {
  const dir = await temporaryDir('faults');
  const storeDir = await ownStore();
  const copyDir = await localCopyDir(rootDir);
  const disk = await mountSmallDisk(copyDir);
  const store = await openSigningStore({ RELEASES_DIR: storeDir, RELEASE_KEYS_DIR: testKeysDir }, rootDir);
  const storeServer = new StoreServer(storeDir);
  const canaries = await Canaries.open(dir, { store: storeDir, copy: copyDir, keys: testKeysDir });
  const dataDir = path.join(dir, 'data');
  const filled = filledDataDir();
  if (filled !== undefined) await copyData(filled, dataDir);
  const bffProcess = startBff(dataDir);
  const bff = new FaultyProxy(`http://127.0.0.1:${await bffProcess.ready}`);
  const shell = startProcess(
    {
      name: 'shell',
      args: ['--import', 'tsx/esm', path.join(rootDir, 'platform/launcher/src/main.ts')],
      cwd: rootDir,
      env: {
        ...environment(),
        ...(await storeServer.listen()),
        RELEASE_TRUST: path.join(testKeysDir, 'trust.json'),
        RELEASE_CACHE_DIR: copyDir,
        SHELL_PORT: '0',
        RATE_LIMIT: '0',
        OPERATOR_TOKEN: TOKEN,
        BFF_URL: await bff.listen(),
        LOG_EVERY: '1000',
        [canaries.places.variable]: canaries.secret,
      },
      readyMs: 120_000,
      stopMs: 20_000,
    },
    portMessage,
  );
  const origin = `http://127.0.0.1:${await shell.ready}`;
  const network = new FaultyProxy(origin);
  const outside = await network.listen();
  const load = await Load.start({
    origin,
    everyMs: LOAD_MS,
    asked: triedPages.flatMap(({ address }) => [{ address }, { address, cookie: SIGNED_IN }]),
  });
  const { apps } = await store.generation();

  const metrics = async (): Promise<string> =>
    (await fetch(`${origin}/metrics`, { signal: AbortSignal.timeout(PATIENCE_MS) })).text();
  async function counted(remote: string, version: string): Promise<Counted> {
    const line = (await metrics())
      .split('\n')
      .find((each) =>
        each.startsWith(`sinima_shell_failed_renders_total{remote="${remote}",version="${version}"}`),
      );
    const answer = await fetch(`${origin}/health/releases`, {
      headers: { authorization: `Bearer ${TOKEN}` },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const health = (await answer.json()) as {
      apps: Record<string, Record<string, { failedRenders: number; failingVisitors: number }>>;
    };
    return {
      metrics: Number(line?.split(' ').at(-1) ?? 0),
      health: health.apps[remote]?.[version]?.failedRenders ?? 0,
      browsers: health.apps[remote]?.[version]?.failingVisitors ?? 0,
    };
  }

  return {
    origin,
    outside,
    store,
    storeServer,
    bff,
    network,
    canaries,
    load,
    good: Object.fromEntries(Object.entries(apps).map(([app, { version }]) => [app, version])),
    disk,
    signalDatabase(signal) {
      for (const { pid } of descendants(bffProcess.pid)) process.kill(pid, signal);
    },
    frontPid: () => descendants(shell.pid)[0]?.pid ?? 0,
    shellPids: () => descendants(shell.pid).map(({ pid }) => pid),
    log: shell.output,
    metrics,
    counted,
    async stop() {
      await load.stop();
      await shell.stop();
      await bffProcess.stop();
      for (const each of [network, bff, storeServer, canaries]) each.close();
      await disk?.unmount();
      for (const each of [dir, path.dirname(storeDir), copyDir]) {
        await rm(each, { recursive: true, force: true, maxRetries: 20 });
      }
    },
  };
}
