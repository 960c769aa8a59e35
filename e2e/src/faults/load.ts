/** The steady load beside which faults are tried, and what is measured of it. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
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
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess) {
    this.#child = child;
  }

  static async start(order: LoadOrder): Promise<Load> {
    const child = fork(path.join(import.meta.dirname, 'steady-load.ts'), {
      execArgv: ['--import', 'tsx/esm'],
      env: { PATH: process.env.PATH, NODE_OPTIONS: '' },
    });
    await once(child, 'message');
    child.send(order);
    await once(child, 'message');
    return new Load(child);
  }

  /** Return the answers since the last time. */
  async take(): Promise<Sample[]> {
    this.#child.send('take');
    const [{ samples }] = (await once(this.#child, 'message')) as [{ samples: Sample[] }];
    return samples;
  }

  async stop(): Promise<void> {
    const ended = once(this.#child, 'exit');
    this.#child.kill();
    await ended;
  }
}
