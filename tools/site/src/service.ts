/** A process of the site: the BFF, the shell server, the demo sign-in. It says by IPC when it is ready, and stops with its parent. */
import path from 'node:path';
import { portMessage } from '@sinima/processes/readiness';
import { ProcessError, startProcess } from '@sinima/processes/start-process';
import { UserFacingError } from './user-facing-error.ts';

interface ServiceOptions {
  readonly name: string;
  readonly module: string;
  /** Arguments of Node; by default those that name places of errors in the sources. */
  readonly execArgv?: readonly string[];
  /** Its whole environment: no process of the site is given what is another's. */
  readonly env: NodeJS.ProcessEnv;
  readonly logDir: string;
  readonly cwd?: string;
  /** How long it may take to be ready, in ms. */
  readonly readyMs?: number;
  /** How long it may take to end, in ms. */
  readonly stopMs?: number;
}

/** A running process. */
export interface Service {
  readonly name: string;
  readonly port: number;
  /** Its address on this machine. */
  readonly origin: string;
  readonly pid: number;
  /** Resolves when the process has ended, with what it said last. */
  readonly ended: Promise<string>;
  stop(): Promise<void>;
}

/** Return the last lines of a log that are not structured: what a process says to you. */
function lastWords(log: string): string {
  const lines = log.trim().split('\n');
  return (
    lines
      .filter((line) => line !== '' && !line.startsWith('{'))
      .slice(-12)
      // A line of a bundle may be as long as the bundle.
      .map((line) => line.slice(0, 300))
      .join('\n')
  );
}

/** Start a process; its output goes to `<logDir>/<name>.log`. @throws UserFacingError with what it said when it is not ready */
export async function startService({
  name,
  module,
  execArgv = ['--enable-source-maps'],
  env,
  logDir,
  cwd,
  readyMs,
  stopMs = 6_000,
}: ServiceOptions): Promise<Service> {
  const logFile = path.join(logDir, `${name}.log`);
  const args = [...execArgv, module];
  const started = startProcess({ name, args, cwd, env, logFile, readyMs, stopMs }, portMessage);
  try {
    const port = await started.ready;
    return {
      name,
      port,
      origin: `http://127.0.0.1:${port}`,
      pid: started.pid,
      ended: started.ended.then(() => lastWords(started.output())),
      stop: async () => void (await started.stop()),
    };
  } catch (error) {
    if (!(error instanceof ProcessError)) throw error;
    throw new UserFacingError(lastWords(error.output) || `${error.reason} See ${logFile}.`);
  }
}
