import type { KnownMark, SavedMarks } from '../../../../api/openapi.ts';
import { sendAsMember } from '../../../member/send-as-member.ts';

/** How many marks one call merges. */
const MAX_MERGED = 500;

/** Merge marks of this device into the account, in as many calls as they take; return all marks. @throws ApiError */
export async function mergeMarks(marks: readonly KnownMark[]): Promise<SavedMarks> {
  const merge = (from: number): Promise<SavedMarks> =>
    sendAsMember<SavedMarks>('PUT', '/api/me/saved', { items: marks.slice(from, from + MAX_MERGED) });
  let all = await merge(0);
  for (let from = MAX_MERGED; from < marks.length; from += MAX_MERGED) all = await merge(from);
  return all;
}
