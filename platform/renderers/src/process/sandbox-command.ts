/** How a process is started that runs others' code: what Node and the system take from it beforehand. */
import { existsSync } from 'node:fs';
import { runProcess } from '@sinima/processes/run-process';

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

/** The program that starts Node, and its arguments before Node's own. */
export interface NodeCommand {
  readonly command: string;
  readonly before: readonly string[];
}

/** Find how to start Node so that it ends with this process; the setpriv of BusyBox has the name, and not the option. */
export async function nodeCommand(): Promise<NodeCommand> {
  for (const command of process.platform === 'linux' ? SETPRIV.filter(existsSync) : []) {
    const { code } = await runProcess({ command, args: [...WITH_PARENT, command, '--help'] });
    if (code === 0) return { command, before: [...WITH_PARENT, process.execPath] };
  }
  return { command: process.execPath, before: [] };
}
