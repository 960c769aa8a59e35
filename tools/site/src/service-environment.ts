/** Which settings each process of the site is given: those that it needs, and no other's secrets. */

/** Settings that every Node process may have, and no secret is among. */
const common =
  /^(PATH|HOME|USER|SHELL|TERM|TZ|TMPDIR|LANG|LC_\w+|NODE_OPTIONS|NODE_EXTRA_CA_CERTS|NODE_ENV|FORCE_COLOR|LOG_LEVEL|HOST|HTTPS?_PROXY|NO_PROXY|https?_proxy|no_proxy)$/;

/** OpenTelemetry's own: where traces go, and how. */
const traces = /^OTEL_\w+$/;

const store = /^(RELEASES_\w+|RELEASE_TRUST|RELEASE_CACHE_DIR|AWS_\w+)$/;

/** The site's processes, and the settings that each may have beside the common ones. */
const settingsOf = {
  identity: [/^(IDENTITY_\w+|SINIMA_DATA_DIR|SINIMA_MODE|PUBLIC_URL|SMTP_URL|MAIL_FROM|TRUSTED_PROXIES)$/],
  bff: [
    /^(BFF_PORT|MONGODB_URI|SINIMA_DATA_DIR|SINIMA_MODE|PUBLIC_URL|OIDC_\w+|SESSION_SECRET|MODERATORS|SAMPLE_DATA)$/,
    /^(CONTACT_MAIL|SMTP_URL|MAIL_FROM)$/,
    /^(LOG_EVERY|TRUSTED_PROXIES|(?:API_(?:KEY_)?)?RATE_LIMIT|REDIS_URL|CACHE_MEGABYTES|DEV_RELEASES_DIR)$/,
    store,
    // Settings of parts of the API, which declare theirs by name.
    /^PART_\w+$/,
    traces,
  ],
  shell: [
    store,
    /^(SHELL_PORT|BFF_URL|PUBLIC_URL|SERVICE_WORKER|ATTACHED_ASSETS_DIR|DEV_RELEASES_DIR|HOST_DIR|OFFER_RELEASES|REPOSITORY_URL|DEV_SERVER_URL|DEV_SCRIPTS)$/,
    /^(OPERATOR_TOKEN|OPERATOR_URL|REPORTS_SECRET|TRUSTED_PROXIES|RATE_LIMIT|PAGE_CACHE_MEGABYTES|REDIS_URL|PURGE_\w+|LOG_EVERY)$/,
    traces,
  ],
  operator: [
    store,
    /^(OPERATOR_\w+|GUARD_\w+|SHELL_URLS|TRUSTED_PROXIES|PUBLIC_URL|RELEASE_KEYS_DIR|POINTER_SIGNING_KEY)$/,
  ],
} satisfies Record<string, readonly RegExp[]>;

export type ServiceName = keyof typeof settingsOf;

/** Return what of an environment a process of the site is given. */
export function serviceEnvironment(service: ServiceName, environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const allowed = [common, ...settingsOf[service]];
  return Object.fromEntries(
    Object.entries(environment).filter(([name]) => allowed.some((pattern) => pattern.test(name))),
  );
}
