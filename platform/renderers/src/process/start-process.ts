import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { nodeCommand, sandboxFlags } from './sandbox-command.ts';

/** Start a process that runs a script and may read that file alone: no environment, no other file, no program. */
export function startProcess(script: string, heapMb: number): ChildProcess {
  const { execPath, before } = nodeCommand();
  return fork(script, {
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
}
