import path from 'node:path';
import { lastErrors } from '@sinima/processes/process-output';
import { startProcess, type ProcessEnd, type StartedProcess } from '@sinima/processes/start-process';
import type { FromRenderer } from '../shapes/messages.ts';
import type { RendererFault } from '../shapes/renderer-error.ts';
import type { RunnableVersion } from '../shapes/renderer-pool.ts';
import { sandboxFlags, type NodeCommand } from './sandbox-command.ts';

/** Why a process ended that nobody here ended; `killed`: somebody else did, and nobody is to blame. */
export interface RendererEnd {
  readonly fault: RendererFault | 'killed';
  readonly detail: string;
}

/** Signals by which operators and systems end processes; a renderer's code cannot send itself any. */
const SENT_BY_OTHERS: readonly (NodeJS.Signals | null)[] = ['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP'];

/** The program to run. */
export interface RendererScript {
  readonly node: NodeCommand;
  /** Absolute; the only file that it may read. */
  readonly script: string;
  readonly heapMb: number;
  /** Whether its code may make code of texts, as routers and validators do. */
  readonly mayCompile: boolean;
}

/**
 * Start a process that runs a script and may read that file alone: no environment, no other file, no program.
 *
 * @param version shown to operators by `ps`
 */
export function startRenderer(
  { node, script, heapMb, mayCompile }: RendererScript,
  { app, version }: RunnableVersion,
  onMessage: (message: FromRenderer) => void,
): StartedProcess<void> {
  const flags = [
    ...sandboxFlags({ readable: [script], heapMb }),
    '--experimental-vm-modules',
    ...(mayCompile ? [] : ['--disallow-code-generation-from-strings']),
  ];
  return startProcess({
    name: 'renderer',
    command: node.command,
    args: [...node.before, ...flags, script, app, version],
    env: {},
    cwd: path.parse(script).root,
    serialization: 'advanced',
    output: lastErrors(),
    onMessage: (message) => onMessage(message as FromRenderer),
  });
}

/** Say why a renderer ended. @param errors the last that it wrote */
export function endOfRenderer({ code, signal, error }: ProcessEnd, errors: string): RendererEnd {
  if (error) return { fault: 'exits', detail: error.message };
  if (/heap out of memory|allocation fail/i.test(errors)) {
    return { fault: 'memory', detail: 'its JavaScript heap is full' };
  }
  if (SENT_BY_OTHERS.includes(signal)) return { fault: 'killed', detail: `${signal}` };
  const last = errors.trim().split('\n').at(-1) ?? '';
  return { fault: 'exits', detail: `${signal ?? `exit code ${code}`}${last === '' ? '' : `: ${last}`}` };
}
