/** Sums and differences of the counts that shell servers keep of a version. */
import type { Vital, VersionHealth, VitalsClass } from '@sinima/contracts/reports';

/** Observed values of a vital: upper bounds of the buckets (the last one has none) and how many fell into each. */
export interface Histogram {
  readonly bounds: readonly number[];
  readonly counts: readonly number[];
}

/** A version of which nobody knows anything yet. */
export const NO_COUNTS: VersionHealth = {
  visitors: 0,
  failingVisitors: 0,
  renders: 0,
  failedRenders: 0,
  vitals: {},
};

const sameBounds = (a: Histogram, b: Histogram): boolean =>
  a.counts.length === b.counts.length && a.bounds.every((bound, index) => bound === b.bounds[index]);

/** Combine two histograms; where their buckets differ, as between two releases of the host, the second one counts. */
function combineHistograms(
  a: Histogram | undefined,
  b: Histogram,
  combine: (a: number, b: number) => number,
): Histogram {
  if (a === undefined || !sameBounds(a, b)) return b;
  return { bounds: b.bounds, counts: b.counts.map((count, index) => combine(a.counts[index]!, count)) };
}

function combineVitals(
  a: VersionHealth['vitals'],
  b: VersionHealth['vitals'],
  combine: (a: number, b: number) => number,
): VersionHealth['vitals'] {
  const vitals: Partial<Record<VitalsClass, Partial<Record<Vital, Histogram>>>> = { ...a };
  for (const [kind, ofClass] of Object.entries(b) as [VitalsClass, Record<Vital, Histogram>][]) {
    const combined: Partial<Record<Vital, Histogram>> = { ...a[kind] };
    for (const [vital, histogram] of Object.entries(ofClass) as [Vital, Histogram][]) {
      combined[vital] = combineHistograms(combined[vital], histogram, combine);
    }
    vitals[kind] = combined;
  }
  return vitals;
}

/** Return the counts of both. */
export function plus(a: VersionHealth, b: VersionHealth): VersionHealth {
  return {
    visitors: a.visitors + b.visitors,
    failingVisitors: a.failingVisitors + b.failingVisitors,
    renders: a.renders + b.renders,
    failedRenders: a.failedRenders + b.failedRenders,
    vitals: combineVitals(a.vitals, b.vitals, (one, other) => one + other),
  };
}

/** Return what was counted since `former`; never less than nothing. */
export function since(former: VersionHealth, now: VersionHealth): VersionHealth {
  return {
    visitors: Math.max(0, now.visitors - former.visitors),
    failingVisitors: Math.max(0, now.failingVisitors - former.failingVisitors),
    renders: Math.max(0, now.renders - former.renders),
    failedRenders: Math.max(0, now.failedRenders - former.failedRenders),
    vitals: combineVitals(former.vitals, now.vitals, (before, after) => Math.max(0, after - before)),
  };
}

/** Return the sum of all. */
export function total(counts: readonly VersionHealth[]): VersionHealth {
  return counts.reduce(plus, NO_COUNTS);
}
