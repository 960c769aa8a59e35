/** The whole site as a process, started by the command of `npm start`. */
import { spawn, type ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';
import { temporaryDir } from './test-folders.ts';

interface StartOptions {
  /** Settings, on top of free ports and data of its own. */
  env?: Record<string, string>;
  /** Folder of the repository to start. */
  repository?: string;
  /** `npm start` by default; with remotes, `npm run dev -- <remotes>`. */
  developing?: readonly string[];
}

/** A start under way, or done. */
export interface SiteProcess {
  readonly pid: number;
  /** All that it has written to the terminal. */
  output(): string;
  /** Resolves with the site's address. Rejects with the output when it ends before. */
  readonly address: Promise<string>;
  /** Resolves with the exit code; null when a signal ended it. */
  readonly ended: Promise<number | null>;
  /** Ends it as Ctrl-C does, and removes its data. Rejects with what it said if it had ended by itself. */
  stop(): Promise<void>;
}

function addressOf(child: ChildProcess, output: () => string, ended: Promise<unknown>): Promise<string> {
  const address = new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const port = /Sinima is at http:\/\/localhost:(\d+)/.exec(output())?.[1];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    });
    void ended.then(() => reject(new Error(`The site ended before it was up:\n${output()}`)));
  });
  address.catch(() => undefined);
  return address;
}

/** Starts the site on free ports; one address may ask as often as it likes, for all tests have the same. */
export async function startSite({
  env = {},
  repository = rootDir,
  developing,
}: StartOptions = {}): Promise<SiteProcess> {
  const command =
    developing === undefined ? ['tools/site/src/start.ts'] : ['tools/site/src/dev.ts', ...developing];
  const dataDir = await temporaryDir('data');
  const child = spawn(process.execPath, ['--import', 'tsx/esm', ...command], {
    cwd: repository,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_OPTIONS: '',
      SHELL_PORT: '0',
      BFF_PORT: '0',
      IDENTITY_PORT: '0',
      RATE_LIMIT: '0',
      SINIMA_DATA_DIR: dataDir,
      ...(process.env.MONGODB_URI === undefined ? {} : { MONGODB_URI: process.env.MONGODB_URI }),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const output = (): string => text;
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  }
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', (code) => resolve(code));
  });
  const removed = ended.then(() => rm(dataDir, { recursive: true, force: true, maxRetries: 20 }));
  return {
    pid: child.pid ?? 0,
    output,
    ended,
    address: addressOf(child, output, ended),
    async stop() {
      const endedBefore = child.exitCode ?? child.signalCode;
      child.kill('SIGINT');
      await removed;
      if (endedBefore !== null) throw new Error(`The site had ended by itself (${endedBefore}):\n${text}`);
    },
  };
}

/** Runs the operators' command line on a store. */
export async function releases(
  storeDir: string,
  args: readonly string[],
  repository = rootDir,
): Promise<{ code: number | null; output: string }> {
  const script = path.join(repository, 'tools/releases/src/cli.ts');
  const child = spawn(process.execPath, ['--import', 'tsx/esm', script, ...args], {
    cwd: repository,
    env: { ...process.env, NODE_OPTIONS: '', RELEASES_DIR: storeDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const code = await new Promise<number | null>((resolve) => {
    child.once('close', resolve);
  });
  return { code, output };
}
