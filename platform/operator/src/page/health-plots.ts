/** How the versions of an app fare: small plots of the last half hour. */
import type { LivePointer } from '@sinima/contracts/pointer';
import type { VersionHealth } from '@sinima/contracts/reports';
import { failingShare, failedRenderShare, rendersTried } from '../guard/canary-evidence.ts';
import { countOf, percent, vital } from '../guard/figures.ts';
import { total } from '../health/counts.ts';
import { p75 } from '../health/histogram.ts';
import { TIMELINE_MINUTES, type Timeline } from '../health/timeline.ts';
import { html, type Html } from '@sinima/server/html';
import { plot, type Line } from './plot.ts';
import { vitalsTable } from './vitals-table.ts';

interface ShownVersion {
  readonly name: Line['name'];
  readonly version: string;
  readonly minutes: readonly VersionHealth[];
}

const linesOf = (
  shown: readonly ShownVersion[],
  value: (health: VersionHealth) => number | undefined,
  say: (health: VersionHealth) => string,
): Line[] =>
  shown.map(({ name, minutes }) => ({ name, values: minutes.map(value), total: say(total(minutes)) }));

const failing = (health: VersionHealth): number | undefined =>
  health.visitors + health.failingVisitors === 0
    ? undefined
    : failingShare({ ...health, visitors: Math.max(health.visitors, health.failingVisitors) });

const saidFailing = (health: VersionHealth): string =>
  health.visitors === 0
    ? 'no visitors'
    : `${percent(failingShare(health))} of ${countOf(health.visitors, 'visitor')}`;

/** One line on a version's renders on the server. */
function renderFigures({ name, minutes }: ShownVersion): Html {
  const health = total(minutes);
  const tried = rendersTried(health);
  const renders =
    tried === 0
      ? 'no renders on the server'
      : `${percent(failedRenderShare(health))} of ${countOf(tried, 'render')} on the server failed`;
  return html`<li>
    <span class="key ${name}"><b>${name}</b></span> ${renders}
  </li>`;
}

/** Return the version beside the live one: its canary, or the last rejected one, while it is still in the plots. */
function besideLive({ canary, barred }: LivePointer, now: number): Omit<ShownVersion, 'minutes'> | undefined {
  if (canary !== undefined) return { name: 'canary', version: canary.version };
  const [last] = Object.entries(barred)
    .filter(([, { when }]) => now - Date.parse(when) < TIMELINE_MINUTES * 60_000)
    .sort(([, a], [, b]) => b.when.localeCompare(a.when));
  return last === undefined ? undefined : { name: 'stopped', version: last[0] };
}

/** Return the plots of an app's live version, and of its canary. */
export function healthPlots(app: string, pointer: LivePointer, timeline: Timeline, now: number): Html {
  const beside = besideLive(pointer, now);
  const shown = [
    { name: 'live' as const, version: pointer.version },
    ...(beside === undefined ? [] : [beside]),
  ].map((one): ShownVersion => ({ ...one, minutes: timeline.minutesOf(app, one.version, now) }));
  const isSeen = shown.some(({ minutes }) => {
    const { visitors, renders } = total(minutes);
    return visitors + renders > 0;
  });
  if (!isSeen) return html`<p class="muted">Nobody has been here in the last 30 minutes.</p>`;
  const lcp = (health: VersionHealth) => p75(health.vitals.loaded?.LCP);
  return html`<div class="plots">
      ${plot({
        title: 'Failing visitors',
        lines: linesOf(shown, failing, saidFailing),
        atLeast: 0.01,
        format: percent,
      })}
      ${plot({
        title: 'LCP of loaded pages, 75th percentile',
        lines: linesOf(shown, lcp, (health) => vital('LCP', lcp(health))),
        atLeast: 2_500,
        format: (ms) => `${ms / 1_000} s`,
      })}
    </div>
    ${vitalsTable(shown.map(({ name, minutes }) => ({ name, health: total(minutes) })))}
    <ul class="figures">
      ${shown.map(renderFigures)}
    </ul>`;
}
