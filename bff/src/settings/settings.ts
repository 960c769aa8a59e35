import path from 'node:path';
import { parseRedisUrl } from '@sinima/shared-state/redis-url';
import {
  count,
  LOG_LEVELS,
  port,
  proxies,
  readEnvironment,
  SettingsError,
  type LogLevel,
} from '@sinima/server/settings';
import { contactSettings, contactSpecs, type ContactSettings } from './contact-environment.js';
import { host, makeValidator, str, url } from 'envalid';
import { authSettings, authSpecs, productionMistakes, type GivenAuthSettings } from './auth-environment.js';

/** How many times the calls of an address a key may make, where nothing else is set. */
const KEY_SHARE = 10;

/** Everything that the environment can say to the BFF, read once. */
export interface Settings {
  /** 0: any free port. */
  readonly port: number;
  readonly host: string;
  /** Address of the MongoDB to use; absent: the embedded engine. */
  readonly mongodbUri?: string;
  /** Folder of the site's data on this machine; the embedded engine's documents are in `db` within. */
  readonly dataDir: string;
  readonly logLevel: LogLevel;
  /** One request in this many is logged; failed ones always are. */
  readonly logEvery: number;
  /** Proxies whose `X-Forwarded-For` is believed: addresses, ranges, `loopback`, `linklocal` or `uniquelocal`. */
  readonly trustedProxies: string[];
  /** How many requests a minute one address may make; 0: any number. */
  readonly rateLimit: number;
  /** How many calls of the API a minute one key of a member may make; 0: any number. */
  readonly keyRateLimit: number;
  /** A Valkey or Redis through which servers share limits and purges; absent: each has its own. */
  readonly redisUrl?: string;
  /** How many megabytes of responses are cached in memory; 0: none. */
  readonly cacheMegabytes: number;
  /** A collector of OpenTelemetry; absent: nothing is traced. */
  readonly traceCollector?: string;
  /** Whether sample ratings, reviews, showings and platforms are shown, each marked as one. */
  readonly sampleData: boolean;
  readonly auth: GivenAuthSettings;
  readonly contact: ContactSettings;
  readonly releases: ReleaseSettings;
}

/** Where the releases are that bring parts of the API; the store has settings of its own (`openStore`). */
export interface ReleaseSettings {
  /** Where relative paths of the store's settings start. */
  readonly root: string;
  /** Folder of the local copy; other servers of the machine may share it. */
  readonly cacheDir: string;
  /** A store whose releases go before the others: what is being worked on. */
  readonly developmentDir?: string;
}

const redisUrl = makeValidator<string>(parseRedisUrl);

const mongodbUri = makeValidator<string>((value) => {
  if (!/^mongodb(\+srv)?:\/\/./.test(value)) {
    throw new Error('it has to begin with mongodb:// or mongodb+srv://');
  }
  return value;
});

/** Read the settings; `root` is the folder that relative defaults start from: the repository's. */
export function readSettings(env: NodeJS.ProcessEnv, root: string): Settings {
  const values = readEnvironment(env, {
    BFF_PORT: port({ default: 3001 }),
    HOST: host({ default: '127.0.0.1' }),
    MONGODB_URI: mongodbUri({ default: undefined }),
    SINIMA_DATA_DIR: str({ default: path.join(root, '.data') }),
    LOG_LEVEL: str({ choices: LOG_LEVELS, default: 'info' }),
    LOG_EVERY: count({ default: 1 }),
    TRUSTED_PROXIES: proxies({ default: ['loopback'] }),
    RATE_LIMIT: count({ default: 600 }),
    API_RATE_LIMIT: count({ default: undefined }),
    API_KEY_RATE_LIMIT: count({ default: undefined }),
    REDIS_URL: redisUrl({ default: undefined }),
    CACHE_MEGABYTES: count({ default: 64 }),
    RELEASE_CACHE_DIR: str({ default: path.join(root, '.data/release-cache') }),
    DEV_RELEASES_DIR: str({ default: '' }),
    OTEL_EXPORTER_OTLP_ENDPOINT: url({ default: undefined }),
    SAMPLE_DATA: str({ choices: ['on', 'off'], default: 'off' }),
    ...authSpecs,
    ...contactSpecs,
  });
  const mistakes = productionMistakes(values);
  const sampleData = values.SAMPLE_DATA === 'on';
  if (sampleData && values.SINIMA_MODE === 'production') {
    mistakes.push(
      'SAMPLE_DATA is wrong: sample ratings and reviews are for demonstrations alone. Leave it out, or set it to off.',
    );
  }
  const rateLimit = values.API_RATE_LIMIT ?? values.RATE_LIMIT;
  const keyRateLimit = values.API_KEY_RATE_LIMIT ?? rateLimit * KEY_SHARE;
  if (keyRateLimit !== 0 && (rateLimit === 0 || keyRateLimit < rateLimit)) {
    mistakes.push(
      'API_KEY_RATE_LIMIT is wrong: a key is for more calls than an address may make. Set it to API_RATE_LIMIT or more, or to 0 for any number.',
    );
  }
  if (mistakes.length > 0) throw new SettingsError(mistakes.join('\n'));
  return {
    port: values.BFF_PORT,
    host: values.HOST,
    mongodbUri: values.MONGODB_URI,
    dataDir: values.SINIMA_DATA_DIR,
    logLevel: values.LOG_LEVEL,
    logEvery: Math.max(1, values.LOG_EVERY),
    // Pages of the shell server beside this process are on no visitor's behalf, whichever proxies stand before it.
    trustedProxies: [...new Set(['loopback', ...values.TRUSTED_PROXIES])],
    rateLimit,
    keyRateLimit,
    redisUrl: values.REDIS_URL,
    cacheMegabytes: values.CACHE_MEGABYTES,
    traceCollector: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    sampleData,
    auth: authSettings(values),
    contact: contactSettings(values, values.SINIMA_MODE === 'demo'),
    releases: {
      root,
      cacheDir: path.resolve(values.RELEASE_CACHE_DIR),
      ...(values.DEV_RELEASES_DIR && { developmentDir: path.resolve(values.DEV_RELEASES_DIR) }),
    },
  };
}
