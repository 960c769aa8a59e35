import path from 'node:path';
import { cleanEnv, host, port, str } from 'envalid';

/**
 * Return the launcher's settings, from the environment. Those of the release store are read by who opens it; the host that
 * it runs reads its own, of which it shares these.
 *
 * @param root folder that relative paths start from: the repository's
 */
export function readSettings(environment: NodeJS.ProcessEnv, root: string) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const settings = cleanEnv(
    // 0 takes any port that is free, which envalid's own rule does not know.
    given['SHELL_PORT'] === '0' ? { ...given, SHELL_PORT: undefined } : given,
    {
      SHELL_PORT: port({ default: given['SHELL_PORT'] === '0' ? 0 : 3000, desc: 'Port of the site' }),
      HOST: host({ default: '127.0.0.1', desc: 'Address to listen on' }),
      RELEASE_CACHE_DIR: str({
        default: '.data/release-cache',
        desc: 'Folder of the local copy of what is live, below the node_modules with the packages of the host',
      }),
      REPORTS_SECRET: str({ default: '', desc: 'What signs the tokens with which pages report' }),
    },
    {
      reporter({ errors }) {
        const messages = Object.entries<Error>(errors as Record<string, Error>).map(
          ([name, error]) => `${name} is wrong: ${error.message}.`,
        );
        if (messages.length > 0) throw new Error(messages.join('\n'));
      },
    },
  );
  return {
    port: settings.SHELL_PORT,
    host: settings.HOST,
    cacheDir: path.resolve(root, settings.RELEASE_CACHE_DIR),
    reportsSecret: settings.REPORTS_SECRET,
  };
}
