import { pageNumberOf } from '@sinima/catalogue-ui/page-number';
import type { PageContext, PageHead } from '@sinima/contracts/remote';
import { isMissing } from '@sinima/runtime';
import { memberQuery } from '../features/profile/api/member-query.ts';
import { listsOfMemberQuery, reviewsOfMemberQuery } from '../features/profile/api/public-records-query.ts';
import { profileTabOf } from '../features/profile/profile-tabs.ts';
import { memberPaths } from '../member/member-paths.ts';
import * as messages from './member-page.messages.ts';

const handleOf = ({ params }: PageContext): string => params.handle ?? '';

/** Profile and tab, in one wave; a private profile is a 404, as one that does not exist. */
export async function prefetch(context: PageContext): Promise<void> {
  const handle = handleOf(context);
  const { data, search } = context;
  const tab =
    profileTabOf(search) === 'lists'
      ? data.fetch(listsOfMemberQuery(handle))
      : data.fetch(reviewsOfMemberQuery(handle, pageNumberOf(search)));
  await Promise.allSettled([data.fetch(memberQuery(handle)), tab]);
}

export function head(context: PageContext): PageHead {
  const query = memberQuery(handleOf(context));
  const member = context.data.read(query);
  const failure = context.data.failure(query);
  if (member === undefined)
    return isMissing(failure)
      ? { title: context.text(messages.headMemberNotFound), status: 404 }
      : { title: context.text(messages.member), ...(failure && { status: 503 }) };
  const path = memberPaths.member(member.handle);
  return {
    title: member.displayName,
    ...(member.bio !== null && { description: member.bio }),
    canonical: path,
    ...(member.handle !== handleOf(context) && { movedTo: path }),
    // Members may make a profile private again; search engines forget slowly.
    noIndex: true,
  };
}

/** The public profile of a member. */
export { default } from './member-page.tsx';
