import path from 'node:path';
import { bool, cleanEnv, host, makeValidator, str, url, type ReporterOptions } from 'envalid';

/** A setting is wrong; the message names each, and what it has to be. */
class SettingsError extends Error {
  override name = 'SettingsError';
}

/** A port; 0 takes any that is free. */
const port = makeValidator<number>((text) => {
  const value = Number(text);
  if (text !== '' && Number.isInteger(value) && value >= 0 && value < 65_536) return value;
  throw new Error('it has to be a whole number from 0 to 65535');
});

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

function report({ errors }: ReporterOptions<unknown>): void {
  const messages = Object.entries<Error>(errors as Record<string, Error>).map(
    ([name, error]) => `${name} is wrong: ${error.message}.`,
  );
  if (messages.length > 0) throw new SettingsError(messages.join('\n'));
}

/**
 * Return the shell server's settings, from the environment, parsed once.
 *
 * @param root folder that relative defaults start from: the repository's
 * @throws SettingsError
 */
export function readSettings(environment: NodeJS.ProcessEnv, root: string) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const settings = cleanEnv(
    given,
    {
      SHELL_PORT: port({ default: 3000, desc: 'Port of the site' }),
      HOST: host({ default: '127.0.0.1', desc: 'Address to listen on' }),
      BFF_URL: url({ default: 'http://127.0.0.1:3001', desc: 'Where the BFF answers' }),
      PUBLIC_URL: url({ default: undefined, desc: 'Address at which visitors reach the site' }),
      RELEASES_DIR: str({ default: path.join(root, 'releases'), desc: 'Folder of the release store' }),
      ATTACHED_ASSETS_DIR: str({
        default: path.join(root, 'attached_assets'),
        desc: 'Folder of pictures that records name by @assets/',
      }),
      DEV_RELEASES_DIR: str({ default: '', desc: 'Folder of a store whose releases go before the others' }),
      HOST_DIR: str({ default: path.join(root, 'shell/dist'), desc: "Folder of the host's build" }),
      LIVE_RELOAD: bool({ default: false, desc: 'Whether pages reload when a release changes' }),
      LOG_LEVEL: str({ default: 'info', choices: LOG_LEVELS, desc: 'Least level that is logged' }),
    },
    { reporter: report },
  );
  return {
    port: settings.SHELL_PORT,
    host: settings.HOST,
    bffUrl: settings.BFF_URL,
    /** Origin that pages name as their own; undefined: the one that each request came by. */
    publicOrigin: settings.PUBLIC_URL === undefined ? undefined : new URL(settings.PUBLIC_URL).origin,
    /** Release stores, the one that goes first first. */
    storeDirs: [settings.DEV_RELEASES_DIR, settings.RELEASES_DIR]
      .filter((dir) => dir !== '')
      .map((dir) => path.resolve(dir)),
    attachedAssetsDir: path.resolve(settings.ATTACHED_ASSETS_DIR),
    hostDir: path.resolve(settings.HOST_DIR),
    liveReload: settings.LIVE_RELOAD,
    logLevel: settings.LOG_LEVEL,
  };
}

export type Settings = ReturnType<typeof readSettings>;
