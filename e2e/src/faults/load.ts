/** The steady load beside which faults are tried, and its measurements. */
import path from 'node:path';
import { sharedOutput } from '@sinima/processes/process-output';
import { portMessage } from '@sinima/processes/readiness';
import { startProcess, type StartedProcess } from '@sinima/processes/start-process';
import type { LoadOrder, Sample } from './steady-load.ts';

/** How other pages fared. */
export interface Fared {
  readonly requests: number;
  readonly failed: number;
  /** Of all requests, in ms. */
  readonly p99: number;
}

export function faredBy(samples: readonly Sample[]): Fared {
  const times = samples.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = Math.max(0, Math.ceil(times.length * 0.99) - 1);
  return {
    requests: times.length,
    failed: samples.filter(({ status }) => status !== 200).length,
    p99: Math.round(times[at] ?? 0),
  };
}

export class Load {
  readonly #process: StartedProcess<number>;
  #onSamples = (_samples: Sample[]): void => undefined;

  private constructor(order: LoadOrder) {
    const script = path.join(import.meta.dirname, 'steady-load.ts');
    this.#process = startProcess(
      {
        name: 'steady load',
        args: ['--import', 'tsx/esm', script, JSON.stringify(order)],
        env: { PATH: process.env.PATH, NODE_OPTIONS: '' },
        output: sharedOutput,
        onMessage: (message) => this.#onSamples((message as { samples: Sample[] }).samples),
      },
      portMessage,
    );
  }

  static async start(order: LoadOrder): Promise<Load> {
    const load = new Load(order);
    await load.#process.ready;
    return load;
  }

  /** Return the answers since the last time. */
  take(): Promise<Sample[]> {
    return new Promise((resolve) => {
      this.#onSamples = resolve;
      this.#process.send('take');
    });
  }

  async stop(): Promise<void> {
    await this.#process.stop();
  }
}
