import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { FromRenderer } from '../shapes/messages.ts';
import type { RendererFault } from '../shapes/renderer-error.ts';
import type { RunnableVersion } from '../shapes/renderer-pool.ts';
import { nodeCommand, sandboxFlags } from './sandbox-command.ts';

/** Why a process ended that nobody here ended; `killed`: somebody else did, and nobody is to blame. */
export interface ProcessEnd {
  readonly fault: RendererFault | 'killed';
  readonly detail: string;
}

export interface ProcessListener {
  readonly onMessage: (message: FromRenderer) => void;
  /** It is gone. */
  readonly onEnd: (end: ProcessEnd) => void;
}

/** How much is kept of what V8 writes when it gives up. */
const STDERR_LENGTH = 8_192;

/** Signals by which operators and systems end processes; a renderer's code cannot send itself any. */
const SENT_BY_OTHERS: readonly (NodeJS.Signals | null)[] = ['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP'];

/**
 * Start a process that runs a script and may read that file alone: no environment, no other file, no program.
 *
 * @param version shown to operators by `ps`
 */
export function startProcess(
  script: string,
  { app, version }: RunnableVersion,
  heapMb: number,
  listener: ProcessListener,
): ChildProcess {
  const { execPath, before } = nodeCommand();
  const child = fork(script, [app, version], {
    execPath,
    execArgv: [
      ...before,
      ...sandboxFlags({ readable: [script], heapMb }),
      '--experimental-vm-modules',
      '--disallow-code-generation-from-strings',
    ],
    env: {},
    cwd: path.parse(script).root,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let stderr = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    stderr = (stderr + chunk.toString('latin1')).slice(-STDERR_LENGTH);
  });
  child.on('message', listener.onMessage);
  child.on('error', (error) => {
    if (child.pid === undefined) listener.onEnd({ fault: 'exits', detail: error.message });
  });
  child.on('close', (code, signal) => {
    if (child.pid !== undefined) listener.onEnd(endOf(code, signal, stderr));
  });
  return child;
}

function endOf(code: number | null, signal: NodeJS.Signals | null, stderr: string): ProcessEnd {
  if (/heap out of memory|allocation fail/i.test(stderr)) {
    return { fault: 'memory', detail: 'its JavaScript heap is full' };
  }
  if (SENT_BY_OTHERS.includes(signal)) return { fault: 'killed', detail: `${signal}` };
  const last = stderr.trim().split('\n').at(-1) ?? '';
  return { fault: 'exits', detail: `${signal ?? `exit code ${code}`}${last === '' ? '' : `: ${last}`}` };
}
