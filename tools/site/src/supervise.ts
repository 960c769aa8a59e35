/** Keeps a process of the site running: what ends by itself is started again at its port, after a pause that grows. */
import { setTimeout as wait } from 'node:timers/promises';
import type { ProcessEnd } from '@sinima/processes/start-process';
import type { Service } from './service.ts';
import { userFacingText } from './user-facing-error.ts';

/** Starts the process: the first time at the port of the settings, then at the port that it had. */
export type StartService = (port: number | undefined, signal: AbortSignal) => Promise<Service>;

export interface SupervisorOptions {
  /** Ends the supervision: from then on, a process that ends was told to. */
  readonly signal: AbortSignal;
  /** Gets one line for each end and each start after it; by default it goes to the terminal. */
  readonly say?: (line: string) => void;
  /** The pause after the first end, in ms; it doubles each time. */
  readonly firstPauseMs?: number;
  readonly longestPauseMs?: number;
  /** A process that lived for so long begins with the first pause again, in ms. */
  readonly settledMs?: number;
}

/** A service whose process may be another one each time that you look. */
export type SupervisedService = Pick<Service, 'name' | 'port' | 'origin' | 'stop'>;

const how = ({ code, signal }: ProcessEnd): string =>
  signal === null ? `ended with exit code ${code}` : `was ended by ${signal}`;

const seconds = (ms: number): string => `${ms / 1000} s`;

/** Start a process and keep it running. @throws whatever its first start throws */
export async function supervise(
  start: StartService,
  {
    signal,
    say = (line) => console.error(line),
    firstPauseMs = 250,
    longestPauseMs = 30_000,
    settledMs = 60_000,
  }: SupervisorOptions,
): Promise<SupervisedService> {
  const first = await start(undefined, signal);
  const { name, port, origin, log } = first;
  const stopping = new AbortController();
  const stopped = AbortSignal.any([signal, stopping.signal]);
  let current: Service | undefined = first;
  let pauseMs = firstPauseMs;

  /** Wait, and let the next pause be longer; false when there is nothing to wait for any more. */
  async function pause(): Promise<boolean> {
    const ms = pauseMs;
    pauseMs = Math.min(2 * pauseMs, longestPauseMs);
    return wait(ms, true, { signal: stopped }).catch(() => false);
  }

  async function startAgain(): Promise<void> {
    while (await pause()) {
      try {
        const service = await start(port, stopped);
        if (stopped.aborted) return await service.stop();
        current = service;
        return say(`${name} runs again, at port ${port}.`);
      } catch (error) {
        if (stopped.aborted) return;
        const [reason] = userFacingText(error).split('\n');
        say(`${name} did not start: ${reason} Log: ${log.file}. Next try in ${seconds(pauseMs)}.`);
      }
    }
  }

  async function keepRunning(): Promise<void> {
    while (current) {
      const began = Date.now();
      const end = await current.ended;
      if (stopped.aborted) return;
      current = undefined;
      if (Date.now() - began >= settledMs) pauseMs = firstPauseMs;
      // Short lives after the first share one file, or their logs would soon push out the one of the first crash.
      const kept = pauseMs === firstPauseMs ? (log.rotate() ?? log.file) : log.file;
      say(`${name} ${how(end)}. Log: ${kept}. Next try in ${seconds(pauseMs)}.`);
      await startAgain();
    }
  }

  const supervision = keepRunning();
  return {
    name,
    port,
    origin,
    async stop() {
      stopping.abort();
      await current?.stop();
      await supervision;
    },
  };
}
