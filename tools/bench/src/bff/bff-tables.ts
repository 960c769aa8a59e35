import type { ProcessMemory } from '../measure/process-memory.ts';
import { markdownTable } from '../measure/markdown-table.ts';
import type { CachedFigures } from './measure-cached.ts';
import type { UncachedFigures } from './measure-uncached.ts';

const ms = (value: number): string => value.toFixed(1);

const pathOf = (url: string): string => url.slice(new URL(url).origin.length);

/** The figures of answers that had to be made. */
export function uncachedTable(figures: readonly UncachedFigures[]): string {
  return markdownTable(
    ['request', 'p50', 'p95', 'p99', 'req/s', 'CPU', 'slowest', ''],
    figures.map(({ kind, p50, p95, p99, requestsPerSecond, processorMs, slowest }) => [
      kind.name,
      ms(p50),
      ms(p95),
      ms(p99),
      requestsPerSecond.toFixed(0),
      processorMs === undefined ? '–' : ms(processorMs),
      ms(slowest.ms),
      pathOf(slowest.url),
    ]),
  );
}

/** The figures of cached responses. */
export function cachedTable(figures: readonly CachedFigures[]): string {
  return markdownTable(
    ['address', 'bytes', 'p50 ms', 'p95 ms', 'p99 ms', 'req/s', 'raw req/s', 'ratio'],
    figures.map((one) => [
      one.path.slice(0, 60),
      String(one.bytes),
      one.p50.toFixed(2),
      one.p95.toFixed(2),
      one.p99.toFixed(2),
      one.requestsPerSecond.toFixed(0),
      one.rawRequestsPerSecond.toFixed(0),
      one.ratio.toFixed(2),
    ]),
  );
}

/** The memory of the BFF, and of the engine that it started. */
export function memoryLine([bff, ...engine]: readonly ProcessMemory[]): string {
  const engineMegabytes = engine.reduce((sum, { megabytes }) => sum + megabytes, 0);
  return `Memory: BFF ${bff?.megabytes.toFixed(0) ?? 0} MB, engine ${engineMegabytes.toFixed(0)} MB`;
}
