import { VITALS_CLASSES, type VersionHealth } from '@sinima/contracts/reports';
import { observed, p75 } from '../health/histogram.ts';
import { vital } from './figures.ts';

/** How many observations of each version a comparison needs. */
const LEAST_OBSERVATIONS = 100;

/** Whether a visitor would notice the change of a vital's 75th percentile. */
const NOTICEABLE = {
  LCP: (live: number, canary: number) => canary > live * 1.2 && canary > live + 200,
  CLS: (live: number, canary: number) => canary > live + 0.05 && canary > 0.1,
} as const;

/**
 * Return in words which vitals are noticeably worse on the canary; undefined when none is. Pages of one class are compared
 * with pages of the same class only.
 */
export function worseVitals(canary: VersionHealth, live: VersionHealth): string | undefined {
  const pairs = VITALS_CLASSES.flatMap((kind) =>
    (['LCP', 'CLS'] as const).map((name) => [kind, name] as const),
  );
  const worse = pairs.flatMap(([kind, name]) => {
    const [ofCanary, ofLive] = [canary.vitals[kind]?.[name], live.vitals[kind]?.[name]];
    if (Math.min(observed(ofCanary), observed(ofLive)) < LEAST_OBSERVATIONS) return [];
    const [after, before] = [p75(ofCanary)!, p75(ofLive)!];
    if (!NOTICEABLE[name](before, after)) return [];
    return [
      `${name} of ${kind} pages is ${vital(name, after)} in place of ${vital(name, before)} (75th percentile)`,
    ];
  });
  return worse.length === 0 ? undefined : worse.join(', ');
}
