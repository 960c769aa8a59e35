/** How a process is started that runs others' code: what Node and the system take from it beforehand. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export interface Sandbox {
  /** The module that it runs, and files or folders (`…/*`) that it may read, all absolute. */
  readonly readable: readonly string[];
  readonly heapMb: number;
}

/** Node's flag by which a process may do nothing that is not allowed by name; it was renamed. */
const PERMISSION = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/** Return the flags of Node for a process that may read some files and nothing else. */
export function sandboxFlags({ readable, heapMb }: Sandbox): string[] {
  return [
    PERMISSION,
    ...readable.map((file) => `--allow-fs-read=${file}`),
    '--no-addons',
    '--disable-warning=ExperimentalWarning',
    '--disable-warning=SecurityWarning',
    `--max-old-space-size=${heapMb}`,
  ];
}

/** Programs that end a process with the one that started it, whatever that one died of; on Linux. */
const SETPRIV = ['/usr/bin/setpriv', '/bin/setpriv'];
const WITH_PARENT = ['--pdeathsig', 'KILL', '--no-new-privs', '--'];

/** Find a program that does; the one of BusyBox has the name, and not the option. */
function findSetpriv(): string | undefined {
  if (process.platform !== 'linux') return undefined;
  return SETPRIV.filter(existsSync).find(
    (file) => spawnSync(file, [...WITH_PARENT, file, '--help'], { stdio: 'ignore' }).status === 0,
  );
}

let found: { readonly setpriv: string | undefined } | undefined;

/** Return the program that starts Node and its arguments before Node's own. */
export function nodeCommand(): { readonly execPath: string; readonly before: readonly string[] } {
  found ??= { setpriv: findSetpriv() };
  if (found.setpriv === undefined) return { execPath: process.execPath, before: [] };
  return { execPath: found.setpriv, before: [...WITH_PARENT, process.execPath] };
}
