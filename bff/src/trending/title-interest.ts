/** How much a title is read and rated in these days, without a word about who does (`docs/privacy.md`). */

const HOUR_MS = 3_600_000;

/** How long one period is, in ms: reads of a title count once in each, however many there are. */
const PERIOD_MS = 6 * HOUR_MS;

/** How many periods count: those of two weeks. */
const PERIODS = 56;

/** The weight of one more vote, in periods in which the title was read. */
const VOTE_WORTH = 5;

/** From how much on a title trends: less says nothing. */
export const LEAST_INTEREST = 10;

/** What is stored about one title. */
export interface TitleInterest {
  /** Numbers of the periods in which it was read. */
  readonly read: readonly number[];
  /** Votes that it had before those of a period. */
  readonly votes: readonly { readonly period: number; readonly before: number }[];
}

/** The activity of a title since it was last stored. */
export interface NotedInterest {
  wasRead: boolean;
  votesBefore?: number;
}

/** Return the first period that counts in one. */
export const firstPeriod = (period: number): number => period - PERIODS + 1;

/** Return the number of the period of a time. */
export const periodOf = (time: Date): number => Math.floor(time.getTime() / PERIOD_MS);

/** Add what was noted in a period; what is older than two weeks is dropped. */
export function withNoted(
  { read, votes }: TitleInterest,
  { wasRead, votesBefore }: NotedInterest,
  period: number,
): TitleInterest {
  const first = firstPeriod(period);
  const isKnown = votes.some((each) => each.period === period);
  return {
    read: [...new Set([...read, ...(wasRead ? [period] : [])])].filter((each) => each >= first),
    votes: [
      ...votes,
      ...(votesBefore === undefined || isKnown ? [] : [{ period, before: votesBefore }]),
    ].filter((each) => each.period >= first),
  };
}

/**
 * Return the interest in a title: periods in which it was read, and votes that it has gained, of two weeks. A member has one
 * vote for each title, and readers count once in six hours together, so that nobody drives it alone.
 */
export function interestIn({ read, votes }: TitleInterest, votesNow: number, period: number): number {
  const first = firstPeriod(period);
  const since = votes.filter((each) => each.period >= first).toSorted((a, b) => a.period - b.period)[0];
  const gained = since ? Math.max(0, votesNow - since.before) : 0;
  return read.filter((each) => each >= first).length + VOTE_WORTH * gained;
}
