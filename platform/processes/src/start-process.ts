import { spawn, type ChildProcess, type Serializable } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { outputInMemory, type ProcessOutput } from './process-output.ts';
import { spawned, type Readiness } from './readiness.ts';

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
  readonly output?: ProcessOutput;
  /**
   * Whether it has an IPC channel, by which it learns that this process is gone; true by default. Others, such as
   * programs that are not ours, are killed when this process exits.
   */
  readonly hasChannel?: boolean;
  /** How messages are written: `advanced` is the structured clone, for maps, dates and bytes. */
  readonly serialization?: 'json' | 'advanced';
  /** Gets each message. */
  readonly onMessage?: (message: unknown) => void;
  /** How long it may take to be ready, in ms; 60 s by default. */
  readonly readyMs?: number | undefined;
  /** How long it may take to end when it is told to, in ms, before it and what it started are killed; 10 s by default. */
  readonly stopMs?: number;
}

/** How a process ended. */
export interface ProcessEnd {
  /** Its exit code; null when a signal ended it. */
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** Why it was never there. */
  readonly error?: Error;
}

/** A process that was started. */
export interface StartedProcess<Value> {
  readonly name: string;
  /** 0 when there is no such program. */
  readonly pid: number;
  /** What it has written, as far as that can be read. */
  output(): string;
  /** Resolves when it is ready. Rejects with a {@link ProcessError} when it ends before, or takes too long; then it is killed. */
  readonly ready: Promise<Value>;
  /** Resolves when it has ended, for any reason, and all that it wrote and sent has come. */
  readonly ended: Promise<ProcessEnd>;
  /** Send it a message; nothing happens where it is gone. */
  send(message: Serializable): void;
  /** Take away its IPC channel, as when this process is gone. */
  disconnect(): void;
  /** Send it a signal; SIGKILL reaches all that it started, too. */
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

const event = (emitter: NodeJS.EventEmitter, name: string): Promise<void> =>
  new Promise((resolve) => emitter.once(name, () => resolve()));

/** Resolve once a process has ended and all that it wrote and sent has come. (`close` does not come after `disconnect()`.) */
async function endOf(child: ChildProcess): Promise<ProcessEnd> {
  const streams = [child.stdout, child.stderr].filter((stream) => stream !== null);
  const closed = streams.map((stream) => event(stream, 'close'));
  if (child.channel) closed.push(event(child, 'disconnect'));
  const end = await new Promise<ProcessEnd>((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }));
    // Errors of a running process are those of signals and messages that did not reach it.
    child.on('error', (error) => {
      if (child.pid === undefined) resolve({ code: null, signal: null, error });
    });
  });
  if (!end.error) await Promise.race([Promise.all(closed), wait(LAST_OUTPUT_MS, undefined, { ref: false })]);
  return end;
}

/** Send a signal to a process, or SIGKILL to it and all that it started. */
function signalTo(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  if (signal !== 'SIGKILL') {
    child.kill(signal);
    return;
  }
  try {
    process.kill(-child.pid, signal);
  } catch {
    // Where there are no process groups, or it has ended in this moment.
    child.kill(signal);
  }
}

/** Start a process that lives on, as the first of a process group of its own, and tell when it is ready. */
export function startProcess(options: ProcessOptions): StartedProcess<void>;
export function startProcess<Value>(
  options: ProcessOptions,
  readiness: Readiness<Value>,
): StartedProcess<Value>;
export function startProcess<Value>(
  {
    name,
    command = process.execPath,
    args,
    cwd,
    env = process.env,
    output = outputInMemory(),
    hasChannel = true,
    serialization = 'json',
    onMessage,
    readyMs = 60_000,
    stopMs = 10_000,
  }: ProcessOptions,
  readiness: Readiness<Value | void> = spawned,
): StartedProcess<Value | void> {
  const child = spawn(command, [...args], {
    cwd,
    env,
    serialization,
    detached: process.platform !== 'win32',
    stdio: ['ignore', ...output.streams, ...(hasChannel ? ['ipc' as const] : [])],
  });
  output.follow(child);
  if (onMessage) child.on('message', onMessage);

  const ended = endOf(child);
  if (!hasChannel) {
    const endNow = (): void => signalTo(child, 'SIGKILL');
    process.once('exit', endNow);
    void ended.then(() => process.off('exit', endNow));
  }
  const late = new AbortController();
  const ready = Promise.race([
    readiness(child, output.read),
    ended.then(({ error }) => {
      throw error ?? new ProcessError(`The ${name} ended before it was ready.`, output.read());
    }),
    wait(readyMs, undefined, { signal: late.signal }).then(() => {
      signalTo(child, 'SIGKILL');
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
    send(message) {
      if (child.connected) child.send(message, () => undefined);
    },
    disconnect: () => child.disconnect(),
    kill: (signal) => signalTo(child, signal),
    async stop(signal = 'SIGTERM') {
      const late = setTimeout(() => signalTo(child, 'SIGKILL'), stopMs);
      signalTo(child, signal);
      return ended.finally(() => clearTimeout(late));
    },
  };
}
