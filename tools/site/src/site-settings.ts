import { createHash } from 'node:crypto';
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';
import { storePaths } from '@sinima/releases/open-store';
import { UserFacingError } from './user-facing-error.ts';

/** What `npm start` and `npm run dev` need to know before any process runs; each process reads its own settings too. */
export interface SiteSettings {
  readonly host: string;
  readonly shellPort: number;
  readonly bffPort: number;
  readonly isDemo: boolean;
  /** Where the site's own sign-in answers; undefined: another provider is named. */
  readonly identityPort: number | undefined;
  /** Address at which visitors reach that; undefined: at its port of this machine. */
  readonly identityUrl: string | undefined;
  /** Where the operator's service answers on this machine; undefined: it is not run here. */
  readonly operatorPort: number | undefined;
  readonly dataDir: string;
  /** The BFF's setting for sample data; undefined: unset, and it shows none. */
  readonly sampleData: string | undefined;
  /** Folder of the local copy of releases, one for each store: below the `node_modules` that the host takes packages from. */
  readonly cacheDir: string;
  /** File of the public keys whose signatures count. */
  readonly trustFile: string;
  readonly logDir: string;
}

function port(environment: NodeJS.ProcessEnv, variable: string, fallback: number): number {
  const text = environment[variable] ?? '';
  if (text === '') return fallback;
  const value = Number(text);
  if (Number.isInteger(value) && value >= 0 && value < 65_536) return value;
  throw new UserFacingError(`${variable} is "${text}". It has to be a port: a whole number from 0 to 65535.`);
}

const nameOf = (store: string): string => createHash('sha256').update(store).digest('hex').slice(0, 12);

/** Return the folder of the local copy: each store's own, since numbers of generations only grow there. */
function cacheDirOf(environment: NodeJS.ProcessEnv): string {
  const { RELEASE_CACHE_DIR: given, RELEASES_URL: site, RELEASES_BUCKET: bucket } = environment;
  if (site) return path.join(given || '.data/release-cache', 'sites', nameOf(site));
  if (given) return given;
  const store = bucket || path.resolve(rootDir, environment.RELEASES_DIR || 'releases');
  return path.join('.data/release-cache', nameOf(store));
}

/** Reads the settings. @throws UserFacingError naming the variable that is wrong */
export function readSiteSettings(environment: NodeJS.ProcessEnv): SiteSettings {
  const dataDir = path.resolve(rootDir, environment.SINIMA_DATA_DIR || '.data');
  const isDemo = environment.SINIMA_MODE !== 'production' && !environment.OIDC_ISSUER;
  const identityUrl = environment.IDENTITY_URL || undefined;
  const hasOwnSignIn = isDemo || (identityUrl !== undefined && !environment.OIDC_ISSUER);
  return {
    host: environment.HOST || '127.0.0.1',
    shellPort: port(environment, 'SHELL_PORT', 3000),
    bffPort: port(environment, 'BFF_PORT', 3001),
    isDemo,
    identityPort: hasOwnSignIn ? port(environment, 'IDENTITY_PORT', 3002) : undefined,
    identityUrl,
    operatorPort: isDemo || environment.OPERATOR_TOKEN ? port(environment, 'OPERATOR_PORT', 3003) : undefined,
    dataDir,
    sampleData: environment.SAMPLE_DATA || (isDemo && !environment.MONGODB_URI ? 'on' : undefined),
    cacheDir: path.resolve(rootDir, cacheDirOf(environment)),
    trustFile: storePaths(environment, rootDir).trustFile,
    logDir: path.join(dataDir, 'logs'),
  };
}
