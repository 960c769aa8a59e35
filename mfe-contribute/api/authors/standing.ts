import type { ReviewRules } from '../settings/review-rules.ts';

/**
 * `beginner`: fewer than ten accepted edits. `member`: more, without standing yet. `standing`: votes count. `trusted`: small edits
 * land at once. `editor`: decides at once.
 */
export const STANDINGS = ['beginner', 'member', 'standing', 'trusted', 'editor'] as const;
export type Standing = (typeof STANDINGS)[number];

/** How many accepted edits end a beginner’s mark. */
const BEGINNER_UNTIL = 10;

/** How many edits authors of each standing propose in a day, at most. */
export const EDITS_A_DAY: Readonly<Record<Standing, number>> = {
  beginner: 30,
  member: 60,
  standing: 300,
  trusted: 1_000,
  editor: 5_000,
};

/** How many accepted edits have to be counted to know the standing. */
export const countedEdits = ({ trusted, standing }: ReviewRules): number =>
  Math.max(trusted, standing, BEGINNER_UNTIL);

/** Return what accepted edits, or an appointment, make of an author. */
export function standingOf(
  { isEditor, accepted }: { readonly isEditor: boolean; readonly accepted: number },
  { trusted, standing }: Pick<ReviewRules, 'standing' | 'trusted'>,
): Standing {
  if (isEditor) return 'editor';
  if (accepted >= trusted) return 'trusted';
  if (accepted >= standing) return 'standing';
  return accepted < BEGINNER_UNTIL ? 'beginner' : 'member';
}

/** Whether an author’s votes count. */
export const mayVote = (standing: Standing): boolean => standing !== 'beginner' && standing !== 'member';
