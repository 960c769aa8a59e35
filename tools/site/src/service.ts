/** A process of the site: the BFF, the shell server, the demo sign-in. It says by IPC when it is ready, and stops with its parent. */
import { tellLines } from '@sinima/processes/log-lines';
import { portMessage } from '@sinima/processes/readiness';
import { outputInLog } from '@sinima/processes/process-output';
import type { RotatingLog } from '@sinima/processes/rotating-log';
import { ProcessError, startProcess, type ProcessEnd } from '@sinima/processes/start-process';
import { serviceLog } from './service-log.ts';
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
  /** Gets each line that it writes. */
  readonly onLine?: ((line: string) => void) | undefined;
  /** Ends it while it starts. */
  readonly signal?: AbortSignal | undefined;
}

/** A running process. */
export interface Service {
  readonly name: string;
  readonly port: number;
  /** Its address on this machine. */
  readonly origin: string;
  readonly pid: number;
  readonly log: RotatingLog;
  /** Resolves when the process has ended, for any reason. */
  readonly ended: Promise<ProcessEnd>;
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

/** Start a process; its output goes to `<logDir>/<name>.log`. @throws UserFacingError with its output when it is not ready */
export async function startService({
  name,
  module,
  execArgv = ['--enable-source-maps'],
  env,
  logDir,
  cwd,
  readyMs,
  stopMs = 6_000,
  onLine,
  signal,
}: ServiceOptions): Promise<Service> {
  const file = serviceLog(logDir, name);
  const log = onLine ? tellLines(file, onLine) : file;
  const args = [...execArgv, module];
  const started = startProcess(
    { name, args, cwd, env, output: outputInLog(log), readyMs, stopMs },
    portMessage,
  );
  const stop = async (): Promise<void> => void (await started.stop());
  signal?.addEventListener('abort', stop);
  try {
    const port = await started.ready;
    const origin = `http://127.0.0.1:${port}`;
    return { name, port, origin, pid: started.pid, log, ended: started.ended, stop };
  } catch (error) {
    await started.ended;
    if (!(error instanceof ProcessError)) throw error;
    throw new UserFacingError(lastWords(error.output) || `${error.reason} See ${log.file}.`);
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}
