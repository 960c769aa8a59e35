/** A process of the site: the BFF or the shell server. It says by IPC when it is ready, and stops with its parent. */
import { fork, type ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PersonError } from './person-error.ts';

/** How long a process may take to be ready, and to end when told to, in milliseconds. */
const readyMs = 60_000;
const stopMs = 6_000;

interface ServiceOptions {
  name: string;
  module: string;
  /** Arguments of Node; by default those that name places of errors in the sources. */
  execArgv?: readonly string[];
  env: Record<string, string | undefined>;
  logDir: string;
  cwd: string;
}

/** A running process. */
export interface Service {
  readonly name: string;
  readonly port: number;
  readonly pid: number;
  /** Resolves when the process has ended, with what it said last. */
  readonly ended: Promise<string>;
  stop(): Promise<void>;
}

/** The last lines of a log that are not structured: what a process says to people. */
function lastWords(file: string): string {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines
    .filter((line) => line !== '' && !line.startsWith('{'))
    .slice(-12)
    .join('\n');
}

function isReady(message: unknown): message is { ready: true; port: number } {
  return typeof message === 'object' && message !== null && 'ready' in message;
}

/** Starts a process; its output goes to `<logDir>/<name>.log`. @throws PersonError with what it said when it ends before it is ready */
export async function startService({
  name,
  module,
  execArgv = ['--enable-source-maps'],
  env,
  logDir,
  cwd,
}: ServiceOptions): Promise<Service> {
  mkdirSync(logDir, { recursive: true });
  const logFile = path.join(logDir, `${name}.log`);
  const log = createWriteStream(logFile, { flags: 'w' });
  const child: ChildProcess = fork(module, [], {
    cwd,
    env: { ...process.env, ...env },
    execArgv: [...execArgv],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  child.stdout?.pipe(log, { end: false });
  child.stderr?.pipe(log, { end: false });

  const ended = new Promise<string>((resolve) => {
    child.once('close', () => log.end(() => resolve(lastWords(logFile))));
  });
  const stop = async (): Promise<void> => {
    const late = setTimeout(() => child.kill('SIGKILL'), stopMs);
    child.kill('SIGTERM');
    await ended;
    clearTimeout(late);
  };

  const port = await new Promise<number>((resolve, reject) => {
    const late = setTimeout(() => {
      reject(new PersonError(`The ${name} was not ready within ${readyMs / 1000} seconds. See ${logFile}.`));
      child.kill('SIGKILL');
    }, readyMs);
    child.on('message', (message) => {
      if (!isReady(message)) return;
      clearTimeout(late);
      resolve(message.port);
    });
    void ended.then((words) => {
      clearTimeout(late);
      reject(new PersonError(words || `The ${name} ended before it was ready. See ${logFile}.`));
    });
  });
  return { name, port, pid: child.pid ?? 0, ended, stop };
}
