/** The whole site as a process, started by the command of `npm start`. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';
import { outputMatching } from '@sinima/processes/readiness';
import { runProcess, type ProcessResult } from '@sinima/processes/run-process';
import { startProcess, type ProcessEnd } from '@sinima/processes/start-process';
import { copyData, filledDataDir, localCopyDir, temporaryDir, testKeysDir } from './test-folders.ts';

/** How long a start may take, in ms: it builds what changed. */
const READY_MS = 300_000;

interface StartOptions {
  /** Settings, on top of free ports and data of its own. */
  env?: Record<string, string>;
  /** Folder of the repository to start. */
  repository?: string;
  /** Whether it fills its database itself, as a first start does. By default it begins with the records of the shared site. */
  isFirst?: boolean;
  /** `npm start` by default; with remotes, `npm run dev -- <remotes>`. */
  developing?: readonly string[];
}

/** A start under way, or done. */
export interface SiteProcess {
  readonly pid: number;
  readonly dataDir: string;
  /** Folder of its local copy of releases. */
  readonly copyDir: string;
  /** All that it has written to the terminal. */
  output(): string;
  /** Resolves with the site's address. Rejects with the output when it ends before. */
  readonly address: Promise<string>;
  /** Resolves with the exit code; null when a signal ended it. */
  readonly ended: Promise<number | null>;
  /** Ends it as Ctrl-C does, and removes its data. Rejects with its output if it had ended by itself. */
  stop(): Promise<void>;
}

/** Starts the site on free ports; one address may ask as often as it likes, for all tests have the same. */
export async function startSite({
  env = {},
  repository = rootDir,
  isFirst = false,
  developing,
}: StartOptions = {}): Promise<SiteProcess> {
  const command =
    developing === undefined ? ['tools/site/src/start.ts'] : ['tools/site/src/dev.ts', ...developing];
  const dataDir = await temporaryDir('data');
  const filled = filledDataDir();
  if (filled !== undefined && !isFirst) await copyData(filled, dataDir);
  const copyDir = await localCopyDir(repository);
  const site = startProcess(
    {
      name: 'site',
      args: ['--import', 'tsx/esm', ...command],
      cwd: repository,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        NODE_OPTIONS: '',
        SHELL_PORT: '0',
        BFF_PORT: '0',
        IDENTITY_PORT: '0',
        OPERATOR_PORT: '0',
        RATE_LIMIT: '0',
        SAMPLE_DATA: 'on',
        SINIMA_DATA_DIR: dataDir,
        RELEASE_KEYS_DIR: testKeysDir,
        RELEASE_CACHE_DIR: copyDir,
        ...(process.env.MONGODB_URI === undefined ? {} : { MONGODB_URI: process.env.MONGODB_URI }),
        ...env,
      },
      readyMs: READY_MS,
      stopMs: 60_000,
    },
    outputMatching(/Sinima is at http:\/\/localhost:(\d+)/),
  );
  const removed = site.ended.then(async () => {
    for (const dir of [dataDir, copyDir]) await rm(dir, { recursive: true, force: true, maxRetries: 20 });
  });
  const address = site.ready.then((port) => `http://127.0.0.1:${port}`);
  address.catch(() => undefined);
  let end: ProcessEnd | undefined;
  void site.ended.then((how) => (end = how));
  return {
    pid: site.pid,
    dataDir,
    copyDir,
    output: site.output,
    ended: site.ended.then(({ code }) => code),
    address,
    async stop() {
      const endedBefore = end;
      if (endedBefore === undefined) await site.stop('SIGINT');
      await removed;
      if (endedBefore !== undefined) {
        const how = endedBefore.code ?? endedBefore.signal;
        throw new Error(`The site had ended by itself (${how}):\n${site.output()}`);
      }
    },
  };
}

/** Run the operators' command line on a store: a folder, or the one that the settings name. */
export async function releases(
  store: string | Record<string, string>,
  args: readonly string[],
  repository = rootDir,
): Promise<ProcessResult> {
  const script = path.join(repository, 'tools/releases/src/cli.ts');
  return runProcess({
    args: ['--import', 'tsx/esm', script, ...args],
    cwd: repository,
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      RELEASE_KEYS_DIR: testKeysDir,
      ...(typeof store === 'string' ? { RELEASES_DIR: store } : store),
    },
  });
}
