/** One running version of the host: a worker of the cluster whose primary is the launcher. */
import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { HOST_VERSION, type HostStarted, type TakeVisitors } from '@sinima/contracts/launch';

/** How long it may take from a signal to end until the process is killed, in milliseconds. */
const DRAIN_MS = 10_000;

/** Pause between two questions for its health, in milliseconds. */
const HEALTH_PAUSE_MS = 50;

export interface HostProcess {
  readonly version: string;
  readonly pid: number;
  /** Resolves when it has ended, for any reason. */
  readonly ended: Promise<void>;
  /** Let it take visitors, beside those that do already. @throws Error when it cannot */
  takeVisitors(): Promise<void>;
  /** Take it out of the port, let it answer what it has begun, and end it. */
  stop(): Promise<void>;
}

/** What to start. */
export interface HostOptions {
  readonly version: string;
  /** The server bundle. */
  readonly file: string;
  /** Its whole environment, beside {@link HOST_VERSION}. */
  readonly env: NodeJS.ProcessEnv;
  /** The most that it may take of V8's heap, in megabytes. */
  readonly heapMb: number;
  /** How long it may take to be healthy, in milliseconds. */
  readonly healthyMs: number;
  /** Ends it while it starts. */
  readonly signal: AbortSignal;
}

/** Ask a process for its health until it is ready. @throws AbortError when the signal says that it takes too long */
async function healthy(port: number, signal: AbortSignal, told: (problem: string) => void): Promise<void> {
  for (;;) {
    try {
      const response = await fetch(`http://127.0.0.1:${port}/health/ready`, { signal });
      if (response.ok) return;
      told(`/health/ready answers ${response.status}: ${(await response.text()).slice(0, 200)}`);
    } catch (error) {
      signal.throwIfAborted();
      told(`/health/ready does not answer: ${(error as Error).message}`);
    }
    await wait(HEALTH_PAUSE_MS, undefined, { signal });
  }
}

async function started(worker: Worker, signal: AbortSignal): Promise<number> {
  for (;;) {
    const [message] = (await once(worker, 'message', { signal })) as [Partial<HostStarted> | null];
    if (message?.ready === true && message.port !== undefined) return message.port;
  }
}

/** Start a version of the host, and resolve when it is healthy; no visitor reaches it yet. @throws Error saying why it is not */
export async function startHost(options: HostOptions): Promise<HostProcess> {
  const { version, file, env, heapMb, healthyMs, signal } = options;
  const execArgv = ['--enable-source-maps', `--max-old-space-size=${heapMb}`];
  cluster.setupPrimary({ exec: file, args: [], execArgv });
  const worker = cluster.fork({ ...env, [HOST_VERSION]: version });
  worker.on('error', () => undefined); // A message to a process that has just ended; `ended` tells.
  const ended = once(worker, 'exit').then(() => undefined);

  let problem = 'it did not say that it is ready';
  const late = AbortSignal.timeout(healthyMs);
  const endedEarly = ended.then(() => {
    throw new Error(`its process ended while it started (exit code ${worker.process.exitCode ?? 'none'})`);
  });
  const over = AbortSignal.any([late, signal]);
  const becomesHealthy = started(worker, over).then((port) =>
    healthy(port, over, (what) => {
      problem = what;
    }),
  );
  for (const promise of [endedEarly, becomesHealthy]) promise.catch(() => undefined);
  try {
    await Promise.race([becomesHealthy, endedEarly]);
  } catch (error) {
    worker.process.kill('SIGKILL');
    throw late.aborted ? new Error(`it is not healthy after ${healthyMs / 1000} s: ${problem}`) : error;
  }

  return {
    version,
    pid: worker.process.pid ?? 0,
    ended,
    async takeVisitors() {
      const listening = once(worker, 'listening');
      worker.send({ takeVisitors: true } satisfies TakeVisitors);
      await Promise.race([listening, endedEarly]);
    },
    async stop() {
      if (worker.isDead()) return;
      worker.disconnect();
      const kill = setTimeout(() => worker.process.kill('SIGKILL'), DRAIN_MS);
      await ended.finally(() => clearTimeout(kill));
    },
  };
}
