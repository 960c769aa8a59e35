import type { Vital } from '@sinima/contracts/reports';

/** Upper bounds of the buckets: the thresholds of good and poor among them. Milliseconds, but for CLS. */
const VITAL_BOUNDS: Readonly<Record<Vital, readonly number[]>> = {
  LCP: [50, 100, 200, 500, 1_000, 1_500, 2_000, 2_500, 3_000, 4_000, 6_000, 10_000],
  INP: [25, 50, 100, 150, 200, 300, 500, 1_000, 2_000],
  CLS: [0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
  TTFB: [50, 100, 200, 400, 800, 1_200, 1_800, 3_000, 5_000],
};

/** Observed values of one vital, by bucket. */
export interface VitalHistogram {
  readonly bounds: readonly number[];
  /** One more than there are bounds: the last bucket has none. */
  readonly counts: number[];
}

/** Return an empty histogram of a vital. */
export function emptyHistogram(vital: Vital): VitalHistogram {
  const bounds = VITAL_BOUNDS[vital];
  return { bounds, counts: Array.from({ length: bounds.length + 1 }, () => 0) };
}

/** Count one value. */
export function observe({ bounds, counts }: VitalHistogram, value: number): void {
  const bucket = bounds.findIndex((bound) => value <= bound);
  const index = bucket === -1 ? bounds.length : bucket;
  counts[index] = (counts[index] ?? 0) + 1;
}
