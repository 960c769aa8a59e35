import path from 'node:path';
import { bool, cleanEnv, host, port, str, url } from 'envalid';

/** Where the shell server finds the files that it serves, by default: it runs from the repository's root. */
const root = process.cwd();

/** The shell server's settings, from the environment, parsed once. */
export function readSettings(environment: NodeJS.ProcessEnv) {
  return cleanEnv(environment, {
    SHELL_PORT: port({ default: 3000, desc: 'Port of the site' }),
    HOST: host({ default: '127.0.0.1', desc: 'Address to listen on' }),
    BFF_URL: url({ default: 'http://127.0.0.1:3001', desc: 'Where the BFF answers' }),
    RELEASES_DIR: str({ default: path.join(root, 'releases'), desc: 'Folder of the release store' }),
    DEV_RELEASES_DIR: str({ default: '', desc: 'Folder of a store whose releases go before the others' }),
    HOST_DIR: str({ default: path.join(root, 'shell/dist'), desc: "Folder of the host's build" }),
    LIVE_RELOAD: bool({ default: false, desc: 'Whether pages reload when a release changes' }),
    LOG_LEVEL: str({
      default: 'info',
      choices: ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      desc: 'Least level that is logged',
    }),
  });
}

export type Settings = ReturnType<typeof readSettings>;
