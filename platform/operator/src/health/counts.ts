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

/** Combine the histograms of two versions; where their buckets differ, as between two releases of the host, the second counts. */
function combineVitals(
  a: VersionHealth['vitals'],
  b: VersionHealth['vitals'],
  each: (a: number, b: number) => number,
): VersionHealth['vitals'] {
  const vitals: Partial<Record<VitalsClass, Partial<Record<Vital, Histogram>>>> = { ...a };
  for (const [kind, ofClass] of Object.entries(b) as [VitalsClass, Record<Vital, Histogram>][]) {
    const combined: Partial<Record<Vital, Histogram>> = { ...a[kind] };
    for (const [vital, { bounds, counts }] of Object.entries(ofClass) as [Vital, Histogram][]) {
      const former = combined[vital];
      const isSame = former?.bounds.join() === bounds.join();
      const added = isSame ? counts.map((count, index) => each(former.counts[index]!, count)) : counts;
      combined[vital] = { bounds, counts: added };
    }
    vitals[kind] = combined;
  }
  return vitals;
}

function combine(a: VersionHealth, b: VersionHealth, each: (a: number, b: number) => number): VersionHealth {
  return {
    visitors: each(a.visitors, b.visitors),
    failingVisitors: each(a.failingVisitors, b.failingVisitors),
    renders: each(a.renders, b.renders),
    failedRenders: each(a.failedRenders, b.failedRenders),
    vitals: combineVitals(a.vitals, b.vitals, each),
  };
}

/** Return the counts of both. */
export function plus(a: VersionHealth, b: VersionHealth): VersionHealth {
  return combine(a, b, (one, other) => one + other);
}

/** Return what was counted since `former`; never less than nothing. */
export function since(former: VersionHealth, now: VersionHealth): VersionHealth {
  return combine(former, now, (before, after) => Math.max(0, after - before));
}

/** Return the sum of all. */
export function total(counts: readonly VersionHealth[]): VersionHealth {
  return counts.reduce(plus, NO_COUNTS);
}
