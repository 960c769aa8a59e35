import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { outputInMemory } from './process-output.ts';

interface RunOptions {
  /** A program; by default Node. */
  readonly command?: string;
  readonly args: readonly string[];
  readonly cwd?: string;
  /** The whole environment; by default that of this process. */
  readonly env?: NodeJS.ProcessEnv;
  /** Gets what the process writes as it comes. */
  readonly onText?: (text: string) => void;
  /** Let it write to the terminal; its output is not kept then. */
  readonly inTerminal?: boolean;
}

/** How a process ended that ran to its end. */
export interface ProcessResult {
  /** Its exit code; null when a signal ended it. */
  readonly code: number | null;
  /** All that it wrote, both streams as they came. */
  readonly output: string;
}

/** Run a process to its end. @throws Error when there is no such program */
export async function runProcess({
  command = process.execPath,
  args,
  cwd,
  env,
  onText,
  inTerminal = false,
}: RunOptions): Promise<ProcessResult> {
  const output = outputInMemory(onText);
  const child = spawn(command, [...args], {
    cwd,
    env: env ?? process.env,
    stdio: inTerminal ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
  });
  output.follow(child);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output: output.read() };
}
