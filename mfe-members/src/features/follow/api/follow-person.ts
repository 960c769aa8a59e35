import { apiQuery } from '@sinima/runtime';
import type { MergeMarks, SavedMarks } from '../../../../api/openapi.ts';
import { sendAsMember } from '../../../member/send-as-member.ts';

/** Follow somebody in the account, or no more. Marks go by the id of their record, which the page has by its slug. @throws ApiError */
export async function followPerson(slug: string, isFollowed: boolean): Promise<void> {
  const query = apiQuery('/api/people/slug/{slug}', { path: { slug } });
  const { id } = await query.queryFn({ ...query, signal: new AbortController().signal });
  const marks: MergeMarks = {
    items: [{ mark: 'follow', id, changedAt: new Date().toISOString(), isRemoved: !isFollowed }],
  };
  await sendAsMember<SavedMarks>('PUT', '/api/me/saved', marks);
}
