import { SIGNALS, sumOf, type CanaryEvidence, type SignalKind, type Tally } from './canary-evidence.ts';
import { count, countOf, duration, percent } from './figures.ts';
import { LEAST_EXCESS, STOP_RATIO, SUSPECT_RATIO, type GuardSettings } from './guard-settings.ts';
import { likelihoodRatio } from './likelihood-ratio.ts';
import { worseVitals } from './worse-vitals.ts';

/** What the guard makes of a canary: it may go on, waits where it is for more evidence, or is stopped. */
export interface Verdict {
  readonly decision: 'continue' | 'hold' | 'abort';
  /** One sentence or two, with the figures. */
  readonly why: string;
  /** A hold that more evidence alone will not end: somebody should look. */
  readonly needsLook?: boolean;
}

const hold = (why: string, needsLook = false): Verdict => ({ decision: 'hold', why, needsLook });

/** What was seen of something that can fail, on both versions. */
interface Signal extends Pick<SignalKind, 'things'> {
  readonly canary: Tally;
  readonly live: Tally;
  readonly ratio: number;
}

function signalsOf(evidence: CanaryEvidence): Signal[] {
  const { canary, live } = sumOf(evidence);
  return SIGNALS.map(({ things, tally, failures, weight }) => ({
    things,
    canary: tally(canary),
    live: tally(live),
    ratio: likelihoodRatio(failures(evidence), weight),
  }));
}

/** Say what was seen: `3.2 % of 312 visitors failed on the canary, 0.1 % of 2,904 on the live version`. */
const seen = ({ things, canary, live }: Signal): string =>
  `${percent(canary.share)} of ${countOf(canary.all, ...things)} failed on the canary, ` +
  `${percent(live.share)} of ${count(live.all)} on the live version in the same time`;

const odds = ({ ratio }: Signal): string =>
  `it is ${ratio > 1e6 ? 'over a million' : count(ratio)} times likelier that it fails more often than that it does not`;

const matters = ({ canary, live, ratio }: Signal, limit: number): boolean =>
  ratio >= limit && canary.share >= live.share + LEAST_EXCESS;

/**
 * Decide about a canary from what is known of it. Pure: the same evidence, the same verdict.
 *
 * It is stopped when it fails more often than the live version does in the same time, beyond doubt. It never is for being
 * as bad as the live version, nor for being slower.
 */
export function judgeCanary(evidence: CanaryEvidence, settings: GuardSettings): Verdict {
  const { stageVisitors, stageMs, leastVisitors } = settings;
  const signals = signalsOf(evidence);
  const enough = signals.filter(({ canary }) => canary.all >= leastVisitors);

  const bad = enough.find((signal) => matters(signal, STOP_RATIO));
  if (bad !== undefined) {
    return { decision: 'abort', why: `${seen(bad)}: ${odds(bad)} (limit ${count(STOP_RATIO)})` };
  }

  const { canary, live } = sumOf(evidence);
  if (canary.visitors < leastVisitors) {
    return hold(
      `not enough evidence: ${countOf(canary.visitors, 'visitor')} of the canary so far, ` +
        `of whom ${count(canary.failingVisitors)} failed; it is judged from ${count(leastVisitors)} on`,
    );
  }
  const suspect = enough.find((signal) => matters(signal, SUSPECT_RATIO));
  if (suspect !== undefined) {
    return hold(`it may be worse than the live version: ${seen(suspect)}; more evidence is needed`);
  }
  const slower = worseVitals(canary, live);
  if (slower !== undefined) return hold(`visitors would notice that it is slower: ${slower}`, true);
  if (evidence.silentShells.length > 0) {
    return hold(`not all is known: ${evidence.silentShells.join(', ')} does not answer`);
  }

  const stage = evidence.strata.at(-1)!;
  const [first] = signals;
  if (stage.canary.visitors < stageVisitors || evidence.stageMs < stageMs) {
    return hold(
      `no sign of trouble, and not enough evidence yet at ${stage.percent} %: ` +
        `${countOf(stage.canary.visitors, 'visitor')} of at least ${count(stageVisitors)}, ` +
        `${duration(evidence.stageMs)} of at least ${duration(stageMs)}`,
    );
  }
  return { decision: 'continue', why: `no worse than the live version: ${seen(first!)}` };
}

/** What the guard makes of a set, and the version that decides it. */
export interface SetVerdict extends Verdict {
  readonly app: string;
}

/**
 * Decide about a set as one: it is stopped when one version is, it waits while one does, and it goes on when all may.
 *
 * @param members what is known of each version, by app
 */
export function judgeSet(
  members: Readonly<Record<string, CanaryEvidence>>,
  settings: GuardSettings,
): SetVerdict {
  const verdicts = Object.entries(members).map(([app, evidence]) => ({
    app,
    ...judgeCanary(evidence, settings),
  }));
  const having = (wanted: Verdict['decision']) => verdicts.filter(({ decision }) => decision === wanted);
  const deciding = [having('abort'), having('hold'), verdicts].find(({ length }) => length > 0)!;
  const first = deciding.find(({ needsLook }) => needsLook === true) ?? deciding[0]!;
  if (verdicts.length === 1) return first;
  return { ...first, why: deciding.map(({ app, why }) => `${app}: ${why}`).join('; ') };
}
