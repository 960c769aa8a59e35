/** Visitors who have nothing to do with a part that fails. */
import { setTimeout as wait } from 'node:timers/promises';
import { percentile } from '../../src/measure/percentiles.ts';

/** Their requests, by the service that answers. */
export type AskedOf<Value> = Readonly<Record<'core' | 'other part' | 'pages', Value>>;

/** Pause of a visitor after each answer, in ms: visitors alone do not fill a core. */
const PAUSE_MS = 20;

/** The outcome of their requests. */
export interface Watched {
  /** The 99th of 100 times, in ms. */
  readonly p99: AskedOf<number>;
  readonly requests: number;
  /** Answers that were not 200. */
  readonly failed: readonly string[];
}

/** Ask for these addresses in turns, one visitor for each kind, while `meanwhile` goes on and for `leastMs` at least. */
export async function watch(
  asked: AskedOf<readonly string[]>,
  leastMs: number,
  meanwhile: () => Promise<void>,
): Promise<Watched> {
  const over = new AbortController();
  const failed: string[] = [];
  const ask = async (urls: readonly string[]): Promise<number[]> => {
    const times: number[] = [];
    while (!over.signal.aborted) {
      const url = urls[times.length % urls.length]!;
      const began = performance.now();
      // A page for somebody with a session is made anew each time.
      const response = await fetch(url, { headers: { cookie: 'sinima_session=nobody' } });
      await response.arrayBuffer();
      times.push(performance.now() - began);
      if (response.status !== 200) failed.push(`${response.status} ${url}`);
      await wait(PAUSE_MS);
    }
    return times;
  };
  const asking = Promise.all([ask(asked.core), ask(asked['other part']), ask(asked.pages)]);
  await Promise.all([wait(leastMs), meanwhile()]).finally(() => over.abort());
  const [core, part, pages] = await asking;
  const p99 = (times: readonly number[]): number => percentile(times, 0.99);
  return {
    p99: { core: p99(core), 'other part': p99(part), pages: p99(pages) },
    requests: core.length + part.length + pages.length,
    failed,
  };
}
