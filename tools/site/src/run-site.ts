/** The site's processes, together: the demonstration's sign-in, the BFF with its database, the launcher with the shell server, the operator's service. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { BFF_EXEC_ARGV, bffDistDir } from '@sinima/build/versions';
import { rootDir } from '@sinima/build/workspace';
import { serviceEnvironment } from './service-environment.ts';
import { startService, type Service } from './service.ts';
import type { SiteSettings } from './site-settings.ts';

const fromSource = ['--import', 'tsx/esm'];

/** Start the site's own identity provider, at `identityPort`. */
export function startIdentity(settings: SiteSettings, signal?: AbortSignal): Promise<Service> {
  return startService({
    signal,
    name: 'identity',
    module: path.join(rootDir, 'platform/identity/src/main.ts'),
    execArgv: fromSource,
    cwd: rootDir,
    logDir: settings.logDir,
    env: {
      ...serviceEnvironment('identity', process.env),
      NODE_ENV: 'production',
      IDENTITY_PORT: String(settings.identityPort),
      SINIMA_DATA_DIR: settings.dataDir,
    },
  });
}

/** Start the BFF, which brings up and fills its database; visitors sign in at `identity` where that runs. */
export function startBff(
  settings: SiteSettings,
  identity?: Pick<Service, 'port'>,
  signal?: AbortSignal,
  more: NodeJS.ProcessEnv = {},
): Promise<Service> {
  return startService({
    signal,
    name: 'bff',
    module: path.join(bffDistDir, 'main.js'),
    execArgv: BFF_EXEC_ARGV,
    cwd: rootDir,
    logDir: settings.logDir,
    env: {
      ...serviceEnvironment('bff', process.env),
      NODE_ENV: 'production',
      BFF_PORT: String(settings.bffPort),
      HOST: settings.host,
      SINIMA_DATA_DIR: settings.dataDir,
      // The trusted public keys: like the shell, the BFF does not learn where the private keys are.
      RELEASE_TRUST: settings.trustFile,
      RELEASE_CACHE_DIR: settings.cacheDir,
      ...(settings.sampleData !== undefined && { SAMPLE_DATA: settings.sampleData }),
      ...(identity && {
        OIDC_ISSUER: settings.identityUrl ?? `http://localhost:${identity.port}`,
        OIDC_CLIENT_ID: settings.isDemo ? 'sinima-demo' : 'sinima',
      }),
      ...more,
    },
  });
}

/** The address and the token of the operator's page. */
export interface OperatorAccess {
  readonly port: number;
  readonly url: string;
  readonly token: string;
}

/** Start the launcher, which runs the live version of the host. */
export function startShell(
  settings: SiteSettings,
  bffPort: number,
  operator?: OperatorAccess,
  signal?: AbortSignal,
): Promise<Service> {
  return startService({
    signal,
    name: 'shell',
    module: path.join(rootDir, 'platform/launcher/src/main.ts'),
    execArgv: [...fromSource, '--enable-source-maps'],
    cwd: rootDir,
    logDir: settings.logDir,
    stopMs: 15_000,
    env: {
      ...serviceEnvironment('shell', process.env),
      NODE_ENV: 'production',
      SHELL_PORT: String(settings.shellPort),
      HOST: settings.host,
      BFF_URL: `http://127.0.0.1:${bffPort}`,
      // The trusted public keys: the shell does not learn where the private keys are.
      RELEASE_TRUST: settings.trustFile,
      RELEASE_CACHE_DIR: settings.cacheDir,
      ...(operator && { OPERATOR_URL: operator.url, OPERATOR_TOKEN: operator.token }),
    },
  });
}

interface BuiltShell {
  readonly hostDir: string;
  /** Settings of development. */
  readonly env: Readonly<Record<string, string>>;
  /** Gets each line of its log. */
  readonly onLine: (line: string) => void;
}

/** Start the shell server from a folder that the host was built into, for `npm run dev`. */
export async function startBuiltShell(
  settings: SiteSettings,
  bffUrl: string,
  { hostDir, env, onLine }: BuiltShell,
): Promise<Service> {
  const { server } = JSON.parse(await readFile(path.join(hostDir, 'release.json'), 'utf8')) as {
    server: string;
  };
  return startService({
    name: 'shell',
    module: path.join(hostDir, server),
    cwd: rootDir,
    logDir: settings.logDir,
    onLine,
    env: {
      ...serviceEnvironment('shell', process.env),
      SHELL_PORT: String(settings.shellPort),
      HOST: settings.host,
      BFF_URL: bffUrl,
      RELEASE_TRUST: settings.trustFile,
      RELEASE_CACHE_DIR: settings.cacheDir,
      HOST_DIR: hostDir,
      ...env,
    },
  });
}

/** Start the operator's service: the only one of these processes that may change what is live. */
export function startOperator(
  settings: SiteSettings,
  shellOrigin: string,
  { port, token }: OperatorAccess,
  signal?: AbortSignal,
): Promise<Service> {
  return startService({
    signal,
    name: 'operator',
    module: path.join(rootDir, 'platform/operator/src/main.ts'),
    execArgv: [...fromSource, '--enable-source-maps'],
    cwd: rootDir,
    logDir: settings.logDir,
    env: {
      ...serviceEnvironment('operator', process.env),
      NODE_ENV: 'production',
      OPERATOR_PORT: String(port),
      OPERATOR_TOKEN: token,
      SHELL_URLS: shellOrigin,
      RELEASE_TRUST: settings.trustFile,
    },
  });
}
