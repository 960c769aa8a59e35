import { parseRedisUrl } from '@sinima/shared-state/redis-url';
import { cleanEnv, host, makeValidator, str, url } from 'envalid';
import { UserFacingError } from './user-facing-error.js';
import { authSettings, authSpecs, productionMistakes, type GivenAuthSettings } from './auth-environment.js';

/** Everything that the environment can say to the BFF, read once. */
export interface Settings {
  /** 0: any free port. */
  readonly port: number;
  readonly host: string;
  /** Address of the MongoDB to use; absent: the embedded engine. */
  readonly mongodbUri?: string;
  /** Folder of what the site keeps on this machine; the embedded engine's documents are in `db` within. */
  readonly dataDir: string;
  readonly logLevel: LogLevel;
  /** One request in so many is logged; those that fail are logged all. */
  readonly logEvery: number;
  /** Proxies whose `X-Forwarded-For` is believed: addresses, ranges, `loopback`, `linklocal` or `uniquelocal`. */
  readonly trustedProxies: string[];
  /** How many requests a minute one address may make; 0: any number. */
  readonly rateLimit: number;
  /** A Valkey or Redis through which servers share limits and purges; absent: each has its own. */
  readonly redisUrl?: string;
  /** How many megabytes of responses are cached in memory; 0: none. */
  readonly cacheMegabytes: number;
  /** A collector of OpenTelemetry; absent: nothing is traced. */
  readonly traceCollector?: string;
  readonly auth: GivenAuthSettings;
}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** A setting that cannot be used; the message names each one and what it may be. */
export class SettingsError extends UserFacingError {}

const unusable = (mistakes: string[]): SettingsError =>
  new SettingsError(`These settings cannot be used.\n  ${mistakes.join('\n  ')}`);

const port = makeValidator<number>((value) => {
  if (!/^\d{1,5}$/.test(value) || Number(value) > 65_535) throw new Error('must be a port, 0 to 65535');
  return Number(value);
});

const count = makeValidator<number>((value) => {
  if (!/^\d{1,9}$/.test(value)) throw new Error('must be a whole number');
  return Number(value);
});

const redisUrl = makeValidator<string>(parseRedisUrl);

const mongodbUri = makeValidator<string>((value) => {
  if (!/^mongodb(\+srv)?:\/\/./.test(value)) {
    throw new Error('must begin with mongodb:// or mongodb+srv://');
  }
  return value;
});

/** Read the settings; `defaultDataDir` is where data go when `SINIMA_DATA_DIR` does not say. */
export function readSettings(env: NodeJS.ProcessEnv, defaultDataDir: string): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const values = cleanEnv(
    given,
    {
      BFF_PORT: port({ default: 3001 }),
      HOST: host({ default: '127.0.0.1' }),
      MONGODB_URI: mongodbUri({ default: undefined }),
      SINIMA_DATA_DIR: str({ default: defaultDataDir }),
      LOG_LEVEL: str({ choices: [...LOG_LEVELS], default: 'info' }),
      LOG_EVERY: count({ default: 1 }),
      TRUSTED_PROXIES: str({ default: 'loopback' }),
      RATE_LIMIT: count({ default: 600 }),
      REDIS_URL: redisUrl({ default: undefined }),
      CACHE_MEGABYTES: count({ default: 64 }),
      OTEL_EXPORTER_OTLP_ENDPOINT: url({ default: undefined }),
      ...authSpecs,
    },
    {
      reporter: ({ errors }) => {
        const wrong = Object.entries(errors).map(([name, error]) => `${name}: ${error.message}`);
        if (wrong.length > 0) throw unusable(wrong);
      },
    },
  );
  const mistakes = productionMistakes(values);
  if (mistakes.length > 0) throw unusable(mistakes);
  return {
    port: values.BFF_PORT,
    host: values.HOST,
    mongodbUri: values.MONGODB_URI,
    dataDir: values.SINIMA_DATA_DIR,
    logLevel: values.LOG_LEVEL,
    logEvery: Math.max(1, values.LOG_EVERY),
    trustedProxies: values.TRUSTED_PROXIES.split(',').map((proxy) => proxy.trim()),
    rateLimit: values.RATE_LIMIT,
    redisUrl: values.REDIS_URL,
    cacheMegabytes: values.CACHE_MEGABYTES,
    traceCollector: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    auth: authSettings(values),
  };
}
