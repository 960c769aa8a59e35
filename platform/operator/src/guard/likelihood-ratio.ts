/**
 * The sequential test: how much likelier are the failures if the canary fails more often than the live version?
 *
 * Visitors are drawn at random, so if both versions are equally good, a visitor who fails is one of the canary's with the
 * probability of the canary's share, whatever else goes on: how often pages fail, at what hour, how late reports come.
 * Only who failed counts. The ratio is a mixture over how much worse the canary may be; were the canary as good as the
 * live version, or better, it would ever exceed L with a probability of at most 1 / L, however often one looks.
 */

/** Times that the canary may fail as often as the live version. None is below 1: a canary is not stopped for being better. */
const RISKS = [1.5, 2, 3, 5, 10, 20, 50, 100];

/** Failures under one share of the canary. */
export interface Failures {
  /** Probability, 0 to 1, that a failure is the canary's if both versions are equally good. */
  readonly share: number;
  readonly canary: number;
  readonly live: number;
}

function logRatio({ share, canary, live }: Failures, risk: number): number {
  if (share <= 0 || share >= 1) return 0;
  const scale = risk * share + 1 - share;
  return canary * Math.log(risk / scale) - live * Math.log(scale);
}

/**
 * Return the likelihood ratio of “the canary fails more often” to “it does not”.
 *
 * @param strata failures of each period in which the canary's share stayed the same
 * @param weight what a failure counts for, 0 to 1: less than 1 where failures come in clumps
 */
export function likelihoodRatio(strata: readonly Failures[], weight = 1): number {
  const ratios = RISKS.map((risk) =>
    Math.exp(weight * strata.reduce((sum, failures) => sum + logRatio(failures, risk), 0)),
  );
  return ratios.reduce((sum, ratio) => sum + ratio, 0) / RISKS.length;
}

/**
 * Return the probability that a failing visitor is the canary's, if both versions are equally good. A visitor votes once
 * per version: those of the live version who failed before this period cannot fail again and are taken out of its share.
 *
 * @param share the canary's share of visitors, 0 to 1
 * @param spent share of the live version's visitors, 0 to 1, who have voted
 */
export function canaryOdds(share: number, spent: number): number {
  const live = (1 - share) * (1 - spent);
  return share / (share + live);
}
