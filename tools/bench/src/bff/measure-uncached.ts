import { latencies, type Timed } from '../measure/latency.ts';
import { percentiles, type Percentiles } from '../measure/percentiles.ts';
import { processorMs } from '../measure/processor-time.ts';
import { randomOf } from '@sinima/seeded-random';
import type { CatalogueSample } from './catalogue-sample.ts';
import type { RequestKind } from './request-kinds.ts';

/** Requests of each kind that go before those that are measured, so that code is compiled and connections are open. */
const WARM_UP = 50;

/** The same requests in every run. */
const SEED = 1957;

/** How long answers took that had to be made. */
export interface UncachedFigures extends Percentiles {
  readonly kind: RequestKind;
  readonly requestsPerSecond: number;
  /** Processor time of BFF and engine together for one request: what is left when the machine has other work too. */
  readonly processorMs: number | undefined;
  /** The request that took longest. */
  readonly slowest: Timed;
}

/** Times so many different requests of a kind, one after the other; `pids` are those of the BFF and its engine. */
export async function measureUncached(
  { origin, pids }: { readonly origin: string; readonly pids: readonly number[] },
  kind: RequestKind,
  sample: CatalogueSample,
  requests: number,
): Promise<UncachedFigures> {
  const random = randomOf(SEED);
  const urls = Array.from({ length: WARM_UP + requests }, () => origin + kind.path(random, sample));
  await latencies(urls.slice(0, WARM_UP));
  const before = processorMs(pids);
  const timed = await latencies(urls.slice(WARM_UP));
  const after = processorMs(pids);
  const ms = timed.map((one) => one.ms);
  return {
    kind,
    ...percentiles(ms),
    requestsPerSecond: (1000 * ms.length) / ms.reduce((sum, one) => sum + one, 0),
    processorMs: before === undefined || after === undefined ? undefined : (after - before) / requests,
    slowest: timed.reduce((worst, one) => (one.ms > worst.ms ? one : worst)),
  };
}
