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

/** Pages of one kind, asked for in turn. */
export interface PageKind {
  readonly name: string;
  readonly paths: readonly string[];
  /** The most ms that 95 % may take. */
  readonly mostMs: number;
}

/** How long pages took that were made for each request. */
export interface AnewFigures extends Percentiles {
  readonly kind: PageKind;
  readonly pagesPerSecond: number;
  /** Processor time of all processes together for one page, in ms; undefined where the system does not tell. */
  readonly processorMs: number | undefined;
}

/** Time pages of a kind that no cache gives. */
export async function measureAnew(
  shell: Service,
  bff: Service,
  kind: PageKind,
  pages: number,
): Promise<AnewFigures> {
  const urls = Array.from(
    { length: WARM_UP + pages },
    (_, index) => shell.origin + kind.paths[index % kind.paths.length]!,
  );
  const asking = { connections: CONNECTIONS, headers: SIGNED_IN };
  await latencies(urls.slice(0, WARM_UP), asking);
  const pids = [...memoryOfFamily(shell.pid), ...memoryOfFamily(bff.pid)].map(({ pid }) => pid);
  const usedBefore = processorMs(pids);
  const startedAt = performance.now();
  const timed = await latencies(urls.slice(WARM_UP), asking);
  const ms = performance.now() - startedAt;
  const usedAfter = processorMs(pids);
  return {
    kind,
    ...percentiles(timed.map((one) => one.ms)),
    pagesPerSecond: (1000 * pages) / ms,
    processorMs:
      usedBefore === undefined || usedAfter === undefined ? undefined : (usedAfter - usedBefore) / pages,
  };
}
