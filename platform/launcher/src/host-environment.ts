/** Settings that are no business of the process that runs remotes. */
const withheld =
  /SIGNING_KEY|^RELEASE_KEYS_DIR$|^MONGODB_URI$|^OIDC_|^SESSION_SECRET$|PASSWORD|^(GITHUB|NPM|ACTIONS)_|^npm_/i;

/** Return the settings that the host's process is given: not the launcher's keys, nor the secrets of other services. */
export function hostEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !withheld.test(name)));
}
