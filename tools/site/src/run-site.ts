/** The site's processes, together: the demonstration's sign-in, the BFF with its database, and the shell server. */
import path from 'node:path';
import { BFF_EXEC_ARGV, bffDistDir, hostDir as productionHostDir } from '@sinima/build/versions';
import { rootDir } from '@sinima/build/workspace';
import { startService, type Service } from './service.ts';
import type { SiteSettings } from './site-settings.ts';

/** Starts the local identity provider of a demonstration; nothing where there is a real one. */
export function startIdentity(settings: SiteSettings): Promise<Service | undefined> {
  if (settings.identityPort === undefined) return Promise.resolve(undefined);
  return startService({
    name: 'identity',
    module: path.join(rootDir, 'platform/identity/src/main.ts'),
    execArgv: ['--import', 'tsx/esm'],
    cwd: rootDir,
    logDir: settings.logDir,
    env: { NODE_ENV: 'production', IDENTITY_PORT: String(settings.identityPort) },
  });
}

/** Starts the BFF, which brings up and fills its database; visitors sign in at `identity` where that runs. */
export function startBff(settings: SiteSettings, identity?: Service): Promise<Service> {
  return startService({
    name: 'bff',
    module: path.join(bffDistDir, 'main.js'),
    execArgv: BFF_EXEC_ARGV,
    cwd: rootDir,
    logDir: settings.logDir,
    env: {
      NODE_ENV: 'production',
      BFF_PORT: String(settings.bffPort),
      HOST: settings.host,
      SINIMA_DATA_DIR: settings.dataDir,
      ...(identity && {
        OIDC_ISSUER: `http://localhost:${identity.port}`,
        OIDC_CLIENT_ID: 'sinima-demo',
      }),
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
