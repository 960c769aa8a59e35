import type { VersionHealth } from '@sinima/contracts/reports';
import { total } from '../health/counts.ts';
import { RENDER_WEIGHT } from './guard-settings.ts';
import { canaryOdds, type Failures } from './likelihood-ratio.ts';

/** A period in which the canary's share stayed the same: what was counted of both versions in it. */
export interface Stratum {
  /** Share of visitors, in percent. */
  readonly percent: number;
  readonly canary: VersionHealth;
  readonly live: VersionHealth;
}

/** What is known of a canary beside the live version, in the same time. */
export interface CanaryEvidence {
  /** Since it began; the last one is the present share's. */
  readonly strata: readonly Stratum[];
  /** How long the present share has lasted, in ms. */
  readonly stageMs: number;
  /** Shell servers that do not answer, by address. */
  readonly silentShells: readonly string[];
}

/** Sum both versions' counts over all shares. */
export function sumOf({ strata }: CanaryEvidence): Pick<Stratum, 'canary' | 'live'> {
  return {
    canary: total(strata.map(({ canary }) => canary)),
    live: total(strata.map(({ live }) => live)),
  };
}

const shareOf = (part: number, all: number): number => (all === 0 ? 0 : Math.min(1, part / all));

export const failingShare = ({ failingVisitors, visitors }: VersionHealth): number =>
  shareOf(failingVisitors, visitors);

/** Return how often the server tried to render a version, with and without success. */
export const rendersTried = ({ failedRenders, renders }: VersionHealth): number => failedRenders + renders;

export const failedRenderShare = (health: VersionHealth): number =>
  shareOf(health.failedRenders, rendersTried(health));

/** Something that can fail, and what was seen of it. */
export interface Tally {
  readonly all: number;
  readonly failed: number;
  /** 0 to 1. */
  readonly share: number;
}

/** Something that can fail: in words, one and many; how it is counted; and what a failure counts for, 0 to 1. */
export interface SignalKind {
  readonly things: readonly [string, string];
  tally(health: VersionHealth): Tally;
  failures(evidence: CanaryEvidence): Failures[];
  readonly weight: number;
}

/** What is watched of a version. */
export const SIGNALS: readonly SignalKind[] = [
  {
    things: ['visitor', 'visitors'],
    tally: (health) => {
      const share = failingShare(health);
      return { all: health.visitors, failed: Math.round(share * health.visitors), share };
    },
    failures: failingVisitors,
    weight: 1,
  },
  {
    things: ['render on the server', 'renders on the server'],
    tally: (health) => ({
      all: rendersTried(health),
      failed: health.failedRenders,
      share: failedRenderShare(health),
    }),
    failures: failedRenders,
    weight: RENDER_WEIGHT,
  },
];

/** Return the visitors who failed, by share of the canary. */
function failingVisitors({ strata }: CanaryEvidence): Failures[] {
  return strata.map(({ percent, canary, live }, index) => {
    const before = total(strata.slice(0, index).map((stratum) => stratum.live));
    return {
      share: canaryOdds(percent / 100, failingShare(before)),
      canary: canary.failingVisitors,
      live: live.failingVisitors,
    };
  });
}

/**
 * Return the renders that failed. Pages are kept, so how often a version is rendered does not follow from its share of visitors: at
 * 1 % a canary may be rendered as often as the live version. A failure is the canary's as likely as a render is.
 */
function failedRenders({ strata }: CanaryEvidence): Failures[] {
  return strata.map(({ percent, canary, live }) => ({
    share: (rendersTried(canary) + percent / 100) / (rendersTried(canary) + rendersTried(live) + 1),
    canary: canary.failedRenders,
    live: live.failedRenders,
  }));
}
