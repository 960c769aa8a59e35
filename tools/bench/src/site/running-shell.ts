import { rm } from 'node:fs/promises';
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';
import { startService, type Service } from '@sinima/site/service';
import { copyDir, STORE_SETTINGS } from './store-settings.ts';

/** How the measured shell is set. */
export interface ShellMode {
  /** Tells its log and its copy of releases from others. */
  readonly name: string;
  readonly bffOrigin: string;
  readonly logDir: string;
  /** Other settings, such as `LOG_EVERY`. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** Start the built shell as it runs in production: launcher, front and renderers, with a limit that counts but never refuses. */
export async function runShell({ name, bffOrigin, logDir, settings }: ShellMode): Promise<Service> {
  const cacheDir = copyDir(name);
  const remove = (): Promise<void> => rm(cacheDir, { recursive: true, force: true, maxRetries: 20 });
  await remove();
  const shell = await startService({
    name: `shell-${name}`,
    module: path.join(rootDir, 'platform/launcher/src/main.ts'),
    execArgv: ['--import', 'tsx/esm', '--enable-source-maps'],
    cwd: rootDir,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      SHELL_PORT: '0',
      HOST: '127.0.0.1',
      BFF_URL: bffOrigin,
      RELEASES_DIR: STORE_SETTINGS.RELEASES_DIR,
      RELEASE_TRUST: STORE_SETTINGS.RELEASE_TRUST,
      RELEASE_CACHE_DIR: cacheDir,
      LOG_LEVEL: 'info',
      RATE_LIMIT: '999999999',
      TRUSTED_PROXIES: 'loopback',
      ...settings,
    },
    logDir,
    readyMs: 60_000,
    stopMs: 15_000,
  });
  return {
    ...shell,
    async stop() {
      await shell.stop();
      await remove();
    },
  };
}
