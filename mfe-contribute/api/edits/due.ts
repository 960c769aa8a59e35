/** What time makes of an open edit: its votes, a “no”, and the end of its days. */
import type { EditRecord } from '../stored/edit.schema.ts';
import type { ReviewRules } from '../settings/review-rules.ts';

/** How many members with standing accept an edit together. */
const VOTES_NEEDED = 3;

export type Due = 'accept' | 'refuse' | 'editors';

type Voted = Pick<EditRecord, 'openedAt' | 'votes' | 'answer' | 'isAnonymous' | 'mail'>;
type Periods = Pick<ReviewRules, 'openMs' | 'votingMs' | 'answerMs'>;

/** No vote ends before; where nobody can be asked back, members have all days. */
function earliestEnd({ openedAt, isAnonymous, mail }: Voted, { openMs, votingMs }: Periods): number {
  const isSlow = isAnonymous && mail == null;
  return openedAt.getTime() + (isSlow ? Math.max(openMs, votingMs) : votingMs);
}

/** Return when the author of an edit has to have answered a “no”; undefined: there is none. */
function answerUntil({ votes }: Pick<Voted, 'votes'>, { answerMs }: Periods): number | undefined {
  const no = votes.filter(({ accepts }) => !accepts).map(({ at }) => at.getTime());
  return no.length === 0 ? undefined : Math.min(...no) + answerMs;
}

/** Return when something is due of an open edit, in ms since 1970. */
export function nextDue(edit: Voted, periods: Periods): { readonly at: number; readonly due: Due } {
  const earliest = earliestEnd(edit, periods);
  const until = answerUntil(edit, periods);
  if (until !== undefined) {
    if (edit.answer) return { at: edit.answer.at.getTime(), due: 'editors' };
    return { at: Math.max(until, earliest), due: 'refuse' };
  }
  const accepting = edit.votes.filter(({ accepts }) => accepts).length;
  if (accepting >= VOTES_NEEDED) return { at: earliest, due: 'accept' };
  return { at: edit.openedAt.getTime() + periods.openMs, due: 'editors' };
}
