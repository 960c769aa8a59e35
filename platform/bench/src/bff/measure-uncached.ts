import { latencies, type Timed } from '../latency.ts';
import { percentiles, type Percentiles } from '../percentiles.ts';
import { Random } from '../random.ts';
import type { CatalogueSample } from './catalogue-sample.ts';
import type { RequestKind } from './request-kinds.ts';

/** Requests of each kind that go before those that are measured, so that code is compiled and connections are open. */
const WARM_UP = 15;

/** The same requests in every run. */
const SEED = 1957;

/** How long answers took that had to be made. */
export interface UncachedFigures extends Percentiles {
  readonly kind: RequestKind;
  readonly requestsPerSecond: number;
  /** The request that took longest. */
  readonly slowest: Timed;
}

/** Times so many different requests of a kind, one after the other. */
export async function measureUncached(
  origin: string,
  kind: RequestKind,
  sample: CatalogueSample,
  requests: number,
): Promise<UncachedFigures> {
  const random = new Random(SEED);
  const urls = Array.from({ length: WARM_UP + requests }, () => origin + kind.path(random, sample));
  const timed = (await latencies(urls)).slice(WARM_UP);
  const ms = timed.map((one) => one.ms);
  return {
    kind,
    ...percentiles(ms),
    requestsPerSecond: (1000 * ms.length) / ms.reduce((sum, one) => sum + one, 0),
    slowest: timed.reduce((worst, one) => (one.ms > worst.ms ? one : worst)),
  };
}
