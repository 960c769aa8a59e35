import type { VersionHealth } from '@sinima/contracts/reports';
import { observed, p75 } from '../health/histogram.ts';
import { vital } from './figures.ts';

/** How many observations of each version a comparison needs. */
const LEAST_OBSERVATIONS = 100;

/** Whether a visitor would notice the change of a vital's 75th percentile. */
const NOTICEABLE = {
  LCP: (live: number, canary: number) => canary > live * 1.2 && canary > live + 200,
  CLS: (live: number, canary: number) => canary > live + 0.05 && canary > 0.1,
} as const;

/** Return in words which vitals are noticeably worse on the canary; undefined when none is. */
export function worseVitals(canary: VersionHealth, live: VersionHealth): string | undefined {
  const worse = (['LCP', 'CLS'] as const).flatMap((name) => {
    const [ofCanary, ofLive] = [canary.vitals[name], live.vitals[name]];
    if (Math.min(observed(ofCanary), observed(ofLive)) < LEAST_OBSERVATIONS) return [];
    const [after, before] = [p75(ofCanary)!, p75(ofLive)!];
    return NOTICEABLE[name](before, after)
      ? [`${name} is ${vital(name, after)} in place of ${vital(name, before)} (75th percentile)`]
      : [];
  });
  return worse.length === 0 ? undefined : worse.join(', ');
}
