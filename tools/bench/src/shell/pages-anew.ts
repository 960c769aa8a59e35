import type { Service } from '@sinima/site/service';
import { latencies } from '../measure/latency.ts';
import { percentiles, type Percentiles } from '../measure/percentiles.ts';
import { memoryOfFamily } from '../measure/process-memory.ts';
import { processorMs } from '../measure/processor-time.ts';
import { VISITOR_HEADERS } from '../measure/throughput.ts';

/** How many connections ask at the same time. */
const CONNECTIONS = 10;

/** Pages that go before those that are measured, so that code is compiled and the BFF has its responses. */
const WARM_UP = 300;

/** Headers of a visitor who is signed in, as far as caches can tell: the page is made for this request alone. */
const SIGNED_IN = { ...VISITOR_HEADERS, 'accept-encoding': 'br', cookie: 'sinima_session=nobody' };

/** Pages of one kind. */
export interface PageKind {
  readonly name: string;
  /** Asked for in turn, again and again. */
  readonly paths: readonly string[];
  /** Asked for once each, after the others, where it is these that are timed. */
  readonly once?: readonly string[];
  /** The most ms that 95 % may take; undefined: nothing was promised. */
  readonly mostMs?: number;
}

/** How long pages took that were made for each request. */
export interface AnewFigures extends Percentiles {
  readonly kind: PageKind;
  readonly pagesPerSecond: number;
  /** Processor time of all processes together for one page, in ms; undefined where the system does not tell. */
  readonly processorMs: number | undefined;
}

/** Time pages of a kind that the page cache does not give. */
export async function measureAnew(
  shell: Service,
  bff: Service,
  kind: PageKind,
  pages: number,
): Promise<AnewFigures> {
  const inTurn = (paths: readonly string[], count: number): string[] =>
    Array.from({ length: count }, (_, index) => shell.origin + paths[index % paths.length]!);
  const asking = { connections: CONNECTIONS, headers: SIGNED_IN };
  await latencies(inTurn(kind.paths, WARM_UP), asking);
  const urls = kind.once
    ? inTurn(kind.once.slice(0, pages), Math.min(kind.once.length, pages))
    : inTurn(kind.paths, pages);
  const families = await Promise.all([shell, bff].map(({ pid }) => memoryOfFamily(pid)));
  const pids = families.flat().map(({ pid }) => pid);
  const usedBefore = processorMs(pids);
  const startedAt = performance.now();
  const timed = await latencies(urls, asking);
  const ms = performance.now() - startedAt;
  const usedAfter = processorMs(pids);
  return {
    kind,
    ...percentiles(timed.map((one) => one.ms)),
    pagesPerSecond: (1000 * urls.length) / ms,
    processorMs:
      usedBefore === undefined || usedAfter === undefined
        ? undefined
        : (usedAfter - usedBefore) / urls.length,
  };
}
