import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { PersonError } from '@sinima/site/person-error';

/** How long a server may take to be ready, in ms: an embedded engine reads its whole journal first. */
const READY_MS = 180_000;

/** A server in a process of its own. */
export interface ForkedServer {
  readonly origin: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/**
 * Starts a server that says `{ ready: true, port }` over its channel. Its output goes straight to a file, so that
 * what it logs costs nobody else.
 *
 * @throws PersonError with what it said when it ends before it is ready
 */
export async function forkServer(
  module: string,
  env: Readonly<Record<string, string>>,
  logFile: string,
  execArgv: string[] = [],
): Promise<ForkedServer> {
  const log = openSync(logFile, 'w');
  const child = fork(module, [], {
    env: { ...process.env, ...env },
    execArgv,
    stdio: ['ignore', log, log, 'ipc'],
  });
  const port = await readyPort(child).catch(() => {
    child.kill('SIGKILL');
    throw new PersonError(`${module} did not start:\n${readFileSync(logFile, 'utf8').trim().slice(-2000)}`);
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    stop: async () => {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function readyPort(child: ChildProcess): Promise<number> {
  const late = AbortSignal.timeout(READY_MS);
  const [message] = (await Promise.race([
    once(child, 'message', { signal: late }),
    once(child, 'exit').then(() => {
      throw new Error('ended');
    }),
  ])) as [{ port: number }];
  return message.port;
}
