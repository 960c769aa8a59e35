import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { outputInLog, outputInMemory } from './process-output.ts';
import type { Readiness } from './readiness.ts';
import type { RotatingLog } from './rotating-log.ts';

/** What to start, and how long it may take. */
export interface ProcessOptions {
  /** What messages call it, e.g. `shell server`. */
  readonly name: string;
  /** A program; by default Node. */
  readonly command?: string;
  readonly args: readonly string[];
  readonly cwd?: string | undefined;
  /** The whole environment; by default that of this process. */
  readonly env?: NodeJS.ProcessEnv;
  /** Where its output goes; by default it is kept in memory. */
  readonly log?: RotatingLog;
  /** How long it may take to be ready, in ms; 60 s by default. */
  readonly readyMs?: number | undefined;
  /** How long it may take to end when it is told to, in ms, before it is killed; 10 s by default. */
  readonly stopMs?: number;
}

/** How a process ended. */
export interface ProcessEnd {
  /** Its exit code; null when a signal ended it. */
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** A process that was started. */
export interface StartedProcess<Value> {
  readonly name: string;
  readonly pid: number;
  /** All that it has written, both streams; with a log, the end of it. */
  output(): string;
  /** Resolves when it is ready. Rejects with a {@link ProcessError} when it ends before, or takes too long; then it is killed. */
  readonly ready: Promise<Value>;
  /** Resolves when it has ended, for any reason. */
  readonly ended: Promise<ProcessEnd>;
  /** Take away its IPC channel, as when this process is gone. */
  disconnect(): void;
  /** Send it a signal. */
  kill(signal: NodeJS.Signals): void;
  /** End it, by SIGTERM unless you say otherwise; resolves with how it ended. */
  stop(signal?: NodeJS.Signals): Promise<ProcessEnd>;
}

/** A process was not ready: it ended, or took too long. */
export class ProcessError extends Error {
  override name = 'ProcessError';

  constructor(
    /** What happened, as a sentence. */
    readonly reason: string,
    /** All that the process had written. */
    readonly output: string,
  ) {
    super(output.trim() === '' ? reason : `${reason}\n${output.trim()}`);
  }
}

/** How long to wait, after a process has ended, for what its own children still write, in ms. */
const LAST_OUTPUT_MS = 1_000;

/** Resolve once a process has ended and all that it wrote has come. (`close` does not come after `disconnect()`.) */
async function endOf(child: ChildProcess): Promise<ProcessEnd> {
  const streams = [child.stdout, child.stderr].filter((stream) => stream !== null);
  const closed = streams.map((stream) => once(stream, 'close'));
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  await Promise.race([Promise.all(closed), wait(LAST_OUTPUT_MS, undefined, { ref: false })]);
  return { code, signal };
}

/** Start a process with an IPC channel, and tell when it is ready. */
export function startProcess<Value>(
  {
    name,
    command = process.execPath,
    args,
    cwd,
    env,
    log,
    readyMs = 60_000,
    stopMs = 10_000,
  }: ProcessOptions,
  readiness: Readiness<Value>,
): StartedProcess<Value> {
  const output = log === undefined ? outputInMemory() : outputInLog(log);
  const child = spawn(command, [...args], {
    cwd,
    env: env ?? process.env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  output.follow(child);

  const ended = endOf(child);
  const late = new AbortController();
  const ready = Promise.race([
    readiness(child, output.read),
    ended.then(() => {
      throw new ProcessError(`The ${name} ended before it was ready.`, output.read());
    }),
    wait(readyMs, undefined, { signal: late.signal }).then(() => {
      child.kill('SIGKILL');
      throw new ProcessError(`The ${name} was not ready within ${readyMs / 1000} seconds.`, output.read());
    }),
  ]).finally(() => late.abort());
  ready.catch(() => undefined);
  return {
    name,
    pid: child.pid ?? 0,
    output: output.read,
    ready,
    ended,
    disconnect: () => child.disconnect(),
    kill: (signal) => void child.kill(signal),
    async stop(signal = 'SIGTERM') {
      const late = setTimeout(() => child.kill('SIGKILL'), stopMs);
      child.kill(signal);
      return ended.finally(() => clearTimeout(late));
    },
  };
}
