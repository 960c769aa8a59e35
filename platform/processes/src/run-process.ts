import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { outputInMemory, type ProcessOutput } from './process-output.ts';

interface RunOptions {
  /** A program; by default Node. */
  readonly command?: string;
  readonly args: readonly string[];
  readonly cwd?: string;
  /** The whole environment; by default that of this process. */
  readonly env?: NodeJS.ProcessEnv;
  /** Where its output goes; by default it is kept in memory. */
  readonly output?: ProcessOutput;
}

/** How a process ended that ran to its end. */
export interface ProcessResult {
  /** Its exit code; null when a signal ended it. */
  readonly code: number | null;
  /** What it wrote, as far as that can be read. */
  readonly output: string;
}

/** Run a process to its end; Ctrl-C at the terminal reaches it too. @throws Error when there is no such program */
export async function runProcess({
  command = process.execPath,
  args,
  cwd,
  env = process.env,
  output = outputInMemory(),
}: RunOptions): Promise<ProcessResult> {
  const child = spawn(command, [...args], { cwd, env, stdio: ['ignore', ...output.streams] });
  output.follow(child);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output: output.read() };
}
