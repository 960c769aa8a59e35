import path from 'node:path';
import { count, LOG_LEVELS, port, proxies, readEnvironment } from '@sinima/server/settings';
import { bool, host, makeValidator, str, url } from 'envalid';
import { parseRedisUrl } from '@sinima/shared-state/redis-url';
import { parseHeader, parsePurgeUrls, type PurgeTarget } from '../shared-caches/purge-targets.ts';

/** Paths on this site, comma-separated. */
const scripts = makeValidator<string[]>((text) => {
  const paths = text.split(',').map((path) => path.trim());
  if (paths.every((path) => /^\/[^/]/.test(path))) return paths;
  throw new Error('it has to be paths on this site, such as /__dev/client.js, separated by commas');
});

const redisUrl = makeValidator<string>(parseRedisUrl);

const purgeUrls = makeValidator<PurgeTarget[]>(parsePurgeUrls);

const header = makeValidator<[name: string, value: string]>(parseHeader);

const orNone = (text: string): string | undefined => (text === '' ? undefined : text);

/**
 * Return the shell server's settings, from the environment, parsed once.
 *
 * @param root folder that relative defaults start from: the repository's
 * @throws SettingsError
 */
export function readSettings(environment: NodeJS.ProcessEnv, root: string) {
  const settings = readEnvironment(environment, {
    SHELL_PORT: port({ default: 3000, desc: 'Port of the site' }),
    HOST: host({ default: '127.0.0.1', desc: 'Address to listen on' }),
    BFF_URL: url({ default: 'http://127.0.0.1:3001', desc: 'Where the BFF answers' }),
    PUBLIC_URL: url({ default: undefined, desc: 'Address at which visitors reach the site' }),
    TRUSTED_PROXIES: proxies({ default: ['loopback'], desc: 'Proxies with trusted X-Forwarded-… headers' }),
    RATE_LIMIT: count({ default: 600, desc: 'Pages a minute that one visitor may ask for; 0: any number' }),
    REDIS_URL: redisUrl({
      default: undefined,
      desc: 'A Valkey or Redis through which servers share limits and purges',
    }),
    PURGE_URLS: purgeUrls({ default: [], desc: 'Shared caches that receive purges' }),
    PURGE_HEADER: header({ default: undefined, desc: 'Header that they demand' }),
    PAGE_CACHE_MEGABYTES: count({
      default: 64,
      desc: 'Memory for pages and fragments; 0 keeps none',
    }),
    RELEASE_CACHE_DIR: str({
      default: path.join(root, '.data/release-cache'),
      desc: 'Folder of the local copy of live releases',
    }),
    RELEASES_URL: url({ default: undefined, desc: 'A site whose releases are shown here' }),
    OFFER_RELEASES: bool({ default: false, desc: 'Whether others may read live releases' }),
    SERVICE_WORKER: str({
      default: 'on',
      choices: ['on', 'off'] as const,
      desc: 'Whether browsers keep copies of pages; off: they delete them',
    }),
    OPERATOR_TOKEN: str({ default: '', desc: "What the operator's service asks with" }),
    OPERATOR_URL: url({ default: undefined, desc: "Where the operator's service answers" }),
    REPORTS_SECRET: str({ default: '', desc: 'Secret for the tokens of page reports' }),
    ATTACHED_ASSETS_DIR: str({
      default: path.join(root, 'attached_assets'),
      desc: 'Folder of pictures that records name by @assets/',
    }),
    REPOSITORY_URL: url({ default: undefined, desc: 'Where the sources of remotes can be read' }),
    DEV_RELEASES_DIR: str({ default: '', desc: 'Folder of a store whose releases go before the others' }),
    HOST_VERSION: str({ default: '', desc: 'Version of the host that this process is' }),
    HOST_DIR: str({
      default: path.join(root, 'shell/dist'),
      desc: "Folder of the host's build, without HOST_VERSION",
    }),
    DEV_SERVER_URL: url({ default: undefined, desc: 'Where the server of development answers' }),
    DEV_SCRIPTS: scripts({ default: [], desc: 'Scripts that development adds to each page' }),
    OTEL_EXPORTER_OTLP_ENDPOINT: url({ default: undefined, desc: 'Collector of traces' }),
    LOG_EVERY: count({ default: 1, desc: 'One page in so many is logged, and all that fail' }),
    LOG_LEVEL: str({ default: 'info', choices: LOG_LEVELS, desc: 'Least level that is logged' }),
  });
  const originOf = (address: string): string => new URL(address).origin;
  const { RELEASES_URL: otherSite, BFF_URL: bffUrl } = settings;
  const isGuest = otherSite !== undefined && originOf(otherSite) === originOf(bffUrl);
  return {
    port: settings.SHELL_PORT,
    host: settings.HOST,
    bffUrl,
    /**
     * The other site whose releases and API are shown here: it is only read, and told nothing of visitors. Undefined: the
     * API is this site's own.
     */
    guestOf: isGuest ? originOf(otherSite) : undefined,
    /** Whether others may read live releases from here. */
    offersReleases: settings.OFFER_RELEASES,
    /** Origin that pages name as their own; undefined: the one that each request came by. */
    publicOrigin: settings.PUBLIC_URL === undefined ? undefined : new URL(settings.PUBLIC_URL).origin,
    trustedProxies: settings.TRUSTED_PROXIES,
    /** Pages a minute that one address may ask for; 0: any number. */
    rateLimit: settings.RATE_LIMIT,
    /** Undefined: limits and purges are this process's own. */
    redisUrl: settings.REDIS_URL,
    /** Shared caches in front, and the header with which they are told what is no longer right. */
    purges: { targets: settings.PURGE_URLS, header: settings.PURGE_HEADER },
    pageCacheMegabytes: settings.PAGE_CACHE_MEGABYTES,
    releases: {
      /** Where relative paths of the release store's own settings start. */
      root,
      cacheDir: path.resolve(settings.RELEASE_CACHE_DIR),
      /** A store whose releases go before the others: what is being worked on. */
      developmentDir: orNone(settings.DEV_RELEASES_DIR) && path.resolve(settings.DEV_RELEASES_DIR),
      hostVersion: orNone(settings.HOST_VERSION),
      hostDir: path.resolve(settings.HOST_DIR),
    },
    /** Off: browsers delete their copies of pages, and the worker that kept them. In development nothing is kept. */
    serviceWorker: settings.DEV_SERVER_URL === undefined ? settings.SERVICE_WORKER : 'off',
    operatorToken: orNone(settings.OPERATOR_TOKEN),
    operatorUrl: settings.OPERATOR_URL,
    /** The same in all processes that visitors reach; undefined: each has its own. */
    reportsSecret: orNone(settings.REPORTS_SECRET),
    /** A collector of OpenTelemetry; undefined: nothing is traced. */
    traceCollector: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
    /** Address below which each remote has its folder, for links in previews. */
    repositoryUrl: settings.REPOSITORY_URL,
    attachedAssetsDir: path.resolve(settings.ATTACHED_ASSETS_DIR),
    /** With it, this is a site in development: `npm run dev`. */
    devServerUrl: settings.DEV_SERVER_URL,
    /** Paths of module scripts that each page loads beside its own; none outside development. */
    devScripts: settings.DEV_SERVER_URL === undefined ? [] : settings.DEV_SCRIPTS,
    /** One page in so many is logged; those that fail are logged all. */
    logEvery: Math.max(1, settings.LOG_EVERY),
    logLevel: settings.LOG_LEVEL,
  };
}

export type Settings = ReturnType<typeof readSettings>;
