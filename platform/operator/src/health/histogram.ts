import type { Histogram } from './counts.ts';

/** Return how many values were observed. */
export function observed(histogram: Histogram | undefined): number {
  return histogram?.counts.reduce((sum, count) => sum + count, 0) ?? 0;
}

/**
 * Return the 75th percentile, placed inside its bucket as if the bucket's values were spread evenly; the bound of the
 * last bucket where it lies beyond, undefined where nothing was observed.
 */
export function p75(histogram: Histogram | undefined): number | undefined {
  const all = observed(histogram);
  if (histogram === undefined || all === 0) return undefined;
  let left = all * 0.75;
  for (const [index, count] of histogram.counts.entries()) {
    const lower = histogram.bounds[index - 1] ?? 0;
    const upper = histogram.bounds[index];
    if (upper === undefined) return lower;
    if (left <= count) return lower + (upper - lower) * (left / count);
    left -= count;
  }
  return undefined;
}
