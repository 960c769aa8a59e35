/** Counts, histograms and pointers for tests. */
import type { Generation, LivePointer } from '@sinima/contracts/pointer';
import type { VersionHealth, VitalsClass } from '@sinima/contracts/reports';
import type { CanaryEvidence } from '../guard/canary-evidence.ts';
import { NO_COUNTS } from '../health/counts.ts';

/** A quarter of an hour: no stage is waiting for time. */
const LONG_MS = 15 * 60_000;

export const seenBy = (visitors: number, failingVisitors = 0, others: Partial<VersionHealth> = {}) => ({
  ...NO_COUNTS,
  visitors,
  failingVisitors,
  ...others,
});

/** A histogram of LCP with its values around so many ms. */
export function paintedIn(ms: number, kind: VitalsClass = 'loaded', values = 400): VersionHealth['vitals'] {
  const bounds = [500, 1_000, 1_500, 2_000, 2_500, 3_000, 4_000, 6_000];
  const at = bounds.findIndex((bound) => ms <= bound);
  const counts = [...bounds, Infinity].map((_, index) => (index === at ? values : 0));
  return { [kind]: { LCP: { bounds, counts } } };
}

/** Evidence of one share. */
export const evidenceOf = (
  canary: VersionHealth,
  live: VersionHealth,
  { percent = 10, ...others }: Partial<CanaryEvidence> & { percent?: number } = {},
): CanaryEvidence => ({ strata: [{ percent, canary, live }], stageMs: LONG_MS, silentShells: [], ...others });

export const decided = (who: string, when: string, why?: string) => ({ who, when, why });

const NO_ROUTES = { pages: {}, widgets: {} };

/** The live version of one app: `1.0.0-good` by default. */
export const pointerOf = (when: string, others: Partial<LivePointer> = {}): LivePointer => ({
  version: '1.0.0-good',
  previous: '0.9.0-former',
  activated: decided('ada', when, 'first'),
  owned: NO_ROUTES,
  barred: {},
  ...others,
});

export const canaryOf = (since: string, others: Partial<NonNullable<LivePointer['canary']>> = {}) => ({
  version: '1.1.0-new',
  set: { 'mfe-people': others.version ?? '1.1.0-new' },
  percent: 10,
  automatic: true,
  stepSince: since,
  owned: NO_ROUTES,
  ...decided('ada', since, 'longer plots'),
  ...others,
});

/** A generation of 90 days. */
export const generationOf = (
  when: string,
  apps: Generation['apps'],
  others: Partial<Generation> = {},
): Generation => ({
  number: 7,
  when,
  who: 'ada',
  expires: new Date(Date.parse(when) + 90 * 86_400_000).toISOString(),
  former: null,
  changes: [],
  apps,
  ...others,
});
