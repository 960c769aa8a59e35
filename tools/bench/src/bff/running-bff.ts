import path from 'node:path';
import { BFF_EXEC_ARGV, bffDistDir } from '@sinima/build/versions';
import { startService, type Service } from '@sinima/site/service';

/** How long it may take to be ready, in ms: an embedded engine reads its whole journal first. */
const READY_MS = 180_000;

/** Where the measured BFF's documents are, and where it writes its log. */
export interface BffPlace {
  /** Folder of the embedded engine's data. */
  readonly dataDir: string;
  /** A MongoDB to use in place of the embedded engine. */
  readonly uri?: string | undefined;
  readonly logDir: string;
}

/** How the measured BFF is set. */
export interface BffMode {
  /** Megabytes of answers that it keeps; 0: each is made anew. */
  readonly cacheMegabytes: number;
  /** One request in so many is logged. */
  readonly logEvery: number;
  /** Other settings, such as `REDIS_URL`. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** Start the built BFF as it runs in production, on a port of its own, with a rate limit that counts but never refuses. */
export function runBff({ dataDir, uri, logDir }: BffPlace, mode: BffMode): Promise<Service> {
  return startService({
    name: `bff-${mode.cacheMegabytes}-${mode.logEvery}`,
    module: path.join(bffDistDir, 'main.js'),
    execArgv: BFF_EXEC_ARGV,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      BFF_PORT: '0',
      HOST: '127.0.0.1',
      SINIMA_DATA_DIR: dataDir,
      MONGODB_URI: uri ?? '',
      CACHE_MEGABYTES: String(mode.cacheMegabytes),
      LOG_LEVEL: 'info',
      LOG_EVERY: String(mode.logEvery),
      RATE_LIMIT: '999999999',
      TRUSTED_PROXIES: 'loopback',
      SAMPLE_DATA: 'on',
      ...mode.settings,
    },
    logDir,
    readyMs: READY_MS,
  });
}
