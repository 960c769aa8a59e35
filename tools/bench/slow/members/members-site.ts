/** A BFF with the part of members, the local provider and an embedded engine, each in a process of its own. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';
import { startEmbeddedEngine, type EmbeddedEngine } from '@sinima/embedded-mongo/start-embedded-engine';
import { startService, type Service } from '@sinima/site/service';
import { runBff } from '../../src/bff/running-bff.ts';
import { MongoClient } from 'mongodb';
import { prepareApart } from '../../src/site/prepare-apart.ts';
import { STORE_SETTINGS } from '../../src/site/store-settings.ts';

/** The engine lets only users in, as in production; nobody else reaches this one. */
const OWNER_PASSWORD = 'of-a-slow-test';

/** The database of the BFF. */
export const DATABASE = 'sinima';

interface MembersSite {
  readonly bff: Service;
  engine: EmbeddedEngine;
  /** Start the engine again on its port and data. */
  restartEngine(): Promise<void>;
  restartBff(): Promise<void>;
  stop(): Promise<void>;
}

/** @param workDir folder for data and logs @param more settings of the BFF and of parts */
async function startMembersSite(
  workDir: string,
  more: Readonly<Record<string, string>>,
): Promise<MembersSite> {
  await prepareApart();
  const dataDir = path.join(workDir, 'engine');
  const engine = await startEmbeddedEngine({ dataDir, ownerPassword: OWNER_PASSWORD });
  const identity = await startService({
    name: 'identity',
    module: path.join(rootDir, 'platform/identity/src/main.ts'),
    execArgv: ['--import', 'tsx/esm'],
    cwd: rootDir,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      IDENTITY_PORT: '0',
      SINIMA_DATA_DIR: path.join(workDir, 'identity'),
    },
    logDir: workDir,
    readyMs: 60_000,
  });
  const settings = {
    ...STORE_SETTINGS,
    OIDC_ISSUER: identity.origin.replace('127.0.0.1', 'localhost'),
    OIDC_CLIENT_ID: 'sinima-demo',
    SAMPLE_DATA: 'off',
    ...more,
  };
  const start = (port: string): Promise<Service> =>
    runBff(
      { dataDir: workDir, logDir: workDir, uri: engine.uri },
      { cacheMegabytes: 64, logEvery: 1_000, settings: { ...settings, BFF_PORT: port } },
    );
  const port = new URL(engine.uri).port;
  const site = {
    bff: await start('0'),
    engine,
    async restartEngine() {
      site.engine = await startEmbeddedEngine({ dataDir, port: Number(port), ownerPassword: OWNER_PASSWORD });
    },
    async restartBff() {
      site.bff = await start(new URL(site.bff.origin).port);
    },
    async stop() {
      await site.bff.stop();
      await identity.stop();
      await site.engine.stop();
    },
  };
  return site;
}

/**
 * Start the site and a database client for the tests of a file, and end them after it. Both are there once a test runs.
 *
 * @param settings of the BFF and of parts
 */
export function membersSiteOfTests(settings: Readonly<Record<string, string>> = {}): {
  site: MembersSite;
  client: MongoClient;
  workDir: string;
} {
  const of = {} as ReturnType<typeof membersSiteOfTests>;
  beforeAll(async () => {
    of.workDir = await mkdtemp(path.join(tmpdir(), 'sinima-slow-'));
    of.site = await startMembersSite(of.workDir, settings);
    of.client = await MongoClient.connect(of.site.engine.uri);
  });
  afterAll(async () => {
    await of.client?.close();
    await of.site?.stop();
    await rm(of.workDir, { recursive: true, force: true });
  });
  return of;
}
