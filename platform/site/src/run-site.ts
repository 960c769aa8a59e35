/** The site's processes, together: the BFF with its database, and the shell server. */
import path from 'node:path';
import { bffDistDir, hostDir as productionHostDir } from '@sinima/build/versions';
import { rootDir } from '@sinima/build/workspace';
import { startService, type Service } from './service.ts';
import type { SiteSettings } from './site-settings.ts';

/** Starts the BFF, which brings up and fills its database. */
export function startBff(settings: SiteSettings): Promise<Service> {
  return startService({
    name: 'bff',
    module: path.join(bffDistDir, 'main.js'),
    cwd: rootDir,
    logDir: settings.logDir,
    env: {
      NODE_ENV: 'production',
      BFF_PORT: String(settings.bffPort),
      HOST: settings.host,
      SINIMA_DATA_DIR: settings.dataDir,
    },
  });
}

interface ShellOptions {
  /** Folder of the host's build; its server runs, and serves its client. */
  hostDir?: string;
  /** Adds to the shell server's settings. */
  env?: Record<string, string>;
}

/** Starts the shell server. */
export function startShell(
  settings: SiteSettings,
  bffPort: number,
  { hostDir = productionHostDir, env = {} }: ShellOptions = {},
): Promise<Service> {
  return startService({
    name: 'shell',
    module: path.join(hostDir, 'server/main.mjs'),
    cwd: rootDir,
    logDir: settings.logDir,
    env: {
      NODE_ENV: 'production',
      SHELL_PORT: String(settings.shellPort),
      HOST: settings.host,
      BFF_URL: `http://127.0.0.1:${bffPort}`,
      RELEASES_DIR: settings.releasesDir,
      HOST_DIR: hostDir,
      ...env,
    },
  });
}
