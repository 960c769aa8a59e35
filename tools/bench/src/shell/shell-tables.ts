import { markdownTable } from '../measure/markdown-table.ts';
import type { SiteProcesses } from '../site/site-processes.ts';
import type { AnewFigures } from './pages-anew.ts';
import type { CachedPageFigures } from './pages-cached.ts';

/** The figures of pages that were made for each request. */
export function anewTable(figures: readonly AnewFigures[]): string {
  return markdownTable(
    ['page', 'p50', 'p95', 'p99', 'pages/s', 'CPU'],
    figures.map(({ kind, p50, p95, p99, pagesPerSecond, processorMs }) => [
      kind.name,
      p50.toFixed(1),
      p95.toFixed(1),
      p99.toFixed(1),
      pagesPerSecond.toFixed(0),
      processorMs?.toFixed(1) ?? '–',
    ]),
  );
}

/** The figures of pages from the cache. */
export function cachedPagesTable(figures: readonly CachedPageFigures[]): string {
  return markdownTable(
    ['page', 'bytes', 'req/s', 'raw req/s', 'ratio'],
    figures.map(({ page, bytes, requestsPerSecond, rawRequestsPerSecond, ratio }) => [
      page.name,
      String(bytes),
      requestsPerSecond.toFixed(0),
      rawRequestsPerSecond.toFixed(0),
      ratio.toFixed(2),
    ]),
  );
}

/** One line on the memory of the shell's processes. */
export function shellMemoryLine({ front, renderers }: SiteProcesses): string {
  const sum = renderers.reduce((total, { megabytes }) => total + megabytes, 0);
  return `Front ${front.megabytes.toFixed(0)} MB, ${renderers.length} renderers ${sum.toFixed(0)} MB.`;
}
