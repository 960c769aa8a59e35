import type { VersionHealth } from '@sinima/contracts/reports';
import { total } from '../health/counts.ts';
import { SIGNALS, type SignalKind } from './canary-evidence.ts';
import { countOf, percent } from './figures.ts';
import { likelihoodRatio } from './likelihood-ratio.ts';

/** Minutes that are compared with those before them. */
const RECENT_MINUTES = 3;

/** An alarm wakes somebody: it has to be this much likelier that more fails than before. */
const ALARM_RATIO = 1_000;

/** How much more of what was tried must fail, as a share. */
const LEAST_RISE = 0.01;

/** What was tried lately before an alarm is raised. */
const LEAST_TRIED = 50;

/** What a version that nobody has seen is expected to do: one failure in a hundred. */
const EXPECTED = { all: 100, failed: 1 } as const;

function rise({ things, tally, weight }: SignalKind, minutes: readonly VersionHealth[]): string | undefined {
  const before = tally(total(minutes.slice(0, -RECENT_MINUTES)));
  const lately = tally(total(minutes.slice(-RECENT_MINUTES)));
  const all = before.all + EXPECTED.all;
  const failed = before.failed + EXPECTED.failed;
  const share = lately.all / (lately.all + all);
  const ratio = likelihoodRatio([{ share, canary: lately.failed, live: failed }], weight);
  const risen = lately.failed / lately.all - failed / all;
  if (lately.all < LEAST_TRIED || ratio < ALARM_RATIO || risen < LEAST_RISE) return undefined;
  const former = before.all === 0 ? '' : `, ${percent(before.failed / before.all)} in the minutes before`;
  return (
    `${percent(lately.failed / lately.all)} of ${countOf(lately.all, ...things)} failed in the last ` +
    `${RECENT_MINUTES} minutes${former}`
  );
}

/**
 * Say what rises on a live version; undefined when nothing does. It compares the last minutes with those before, of
 * whatever version was live then.
 *
 * @param minutes counts minute by minute, the present one last
 */
export function risingFailures(minutes: readonly VersionHealth[]): string | undefined {
  return SIGNALS.flatMap((signal) => rise(signal, minutes) ?? [])[0];
}
