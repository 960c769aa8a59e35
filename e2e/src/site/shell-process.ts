/** A shell server on its own, which reads the API from where it is told. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';
import { portMessage } from '@sinima/processes/readiness';
import { startProcess } from '@sinima/processes/start-process';
import { localCopyDir, testKeysDir } from './test-folders.ts';

export interface ShellServer {
  readonly origin: string;
  stop(): Promise<unknown>;
}

/**
 * Start one on a free port.
 *
 * @param name of the process, in messages
 * @param env its settings, with `BFF_URL` and where the releases are
 */
export async function startShellServer(name: string, env: Record<string, string>): Promise<ShellServer> {
  const copyDir = await localCopyDir(rootDir);
  const shell = startProcess(
    {
      name,
      args: ['--import', 'tsx/esm', path.join(rootDir, 'platform/launcher/src/main.ts')],
      cwd: rootDir,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        ...env,
        RELEASE_TRUST: path.join(testKeysDir, 'trust.json'),
        RELEASE_CACHE_DIR: copyDir,
        SHELL_PORT: '0',
        RATE_LIMIT: '0',
      },
      readyMs: 60_000,
      stopMs: 20_000,
    },
    portMessage,
  );
  void shell.ended.then(() => rm(copyDir, { recursive: true, force: true, maxRetries: 20 }));
  return { origin: `http://127.0.0.1:${await shell.ready}`, stop: () => shell.stop() };
}
