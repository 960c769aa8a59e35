import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';

/** Where the output of every command of the last run is kept. */
export const logDir = path.join(rootDir, '.data/test-logs');

/** How a command ended. */
export interface CommandResult {
  /** Its exit code; null when a signal ended it. */
  readonly code: number | null;
  /** All that it wrote, both streams as they came. */
  readonly output: string;
}

interface CommandOptions {
  /** Name of the log file, without its ending. */
  log: string;
  env?: Record<string, string>;
  onOutput?: (text: string) => void;
}

/** Runs a command in the repository's root; what it writes is kept in `<logDir>/<log>.log`. Never rejects. */
export function runCommand(
  command: string,
  args: readonly string[],
  { log, env = {}, onOutput }: CommandOptions,
): Promise<CommandResult> {
  mkdirSync(logDir, { recursive: true });
  const file = createWriteStream(path.join(logDir, `${log}.log`));
  const child = spawn(command, args, {
    cwd: rootDir,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: Buffer[] = [];
  const take = (chunk: Buffer): void => {
    chunks.push(chunk);
    file.write(chunk);
    onOutput?.(chunk.toString());
  };
  child.stdout.on('data', take);
  child.stderr.on('data', take);
  return new Promise((resolve) => {
    child.once('error', (error) => take(Buffer.from(`${command} cannot be run: ${error.message}\n`)));
    child.once('close', (code) => {
      file.end(() => resolve({ code, output: Buffer.concat(chunks).toString('utf8') }));
    });
  });
}

/** Runs a program of a package in `node_modules`, by the path of its script. */
export function runProgram(
  script: string,
  args: readonly string[],
  options: CommandOptions,
): Promise<CommandResult> {
  return runCommand(process.execPath, [path.join(rootDir, 'node_modules', script), ...args], options);
}
