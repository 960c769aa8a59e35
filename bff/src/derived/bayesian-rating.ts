import { PRIOR_VOTES } from '@sinima/contracts/vocabulary';

/** The votes of one title: how many, and their mean. */
export interface Votes {
  readonly count: number;
  /** From 1 to 10. */
  readonly mean: number;
}

/** Return the mean of all votes of the catalogue, or null when nobody voted. */
export function catalogueMean(all: Iterable<Votes>): number | null {
  let count = 0;
  let sum = 0;
  for (const votes of all) {
    count += votes.count;
    sum += votes.count * votes.mean;
  }
  return count === 0 ? null : sum / count;
}

/**
 * Return the Bayesian rating of a title, from 0 to 10, unrounded: its votes' mean, drawn towards the catalogue's mean as
 * if {@link PRIOR_VOTES} more people had voted just that. `(count × mean + 50 × catalogueMean) / (count + 50)`:
 * few votes say little, so that a single 10 never tops a list.
 */
export function bayesianRating({ count, mean }: Votes, meanOfAll: number): number {
  return (count * mean + PRIOR_VOTES * meanOfAll) / (count + PRIOR_VOTES);
}
