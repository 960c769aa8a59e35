import { BadRequestException } from '@nestjs/common';
import type { Types } from 'mongoose';
import { isPublicNow } from '../reviews/shown-reviews.ts';
import type { ListRecord, StoredListAuthor } from './list.schema.ts';
import type { ListRole } from './member-list.dto.ts';

/** How many authors a list may have beside its owner, invited members among them. */
const MAX_LIST_AUTHORS = 10;

type WithAuthors = Pick<ListRecord, 'memberId' | 'authors' | 'isRemoved' | 'visibleFrom'>;

/** Return what a member is on a list; undefined: it is another's. Nobody is invited to a list that is held or removed. */
export function roleOf(list: WithAuthors, memberId: Types.ObjectId): ListRole | undefined {
  if (list.memberId.equals(memberId)) return 'owner';
  const author = list.authors?.find((one) => one.memberId.equals(memberId));
  if (author?.hasAccepted) return 'author';
  return author && isPublicNow(list) ? 'invited' : undefined;
}

/** Return whether a member is owner or author of a list. */
export const writes = (list: WithAuthors, memberId: Types.ObjectId): boolean =>
  ['owner', 'author'].includes(roleOf(list, memberId) ?? '');

/** Return the members who are authors of a list, or are invited. */
export const authorIds = (
  { authors }: Pick<ListRecord, 'authors'>,
  hasAccepted: boolean,
): readonly Types.ObjectId[] =>
  (authors ?? []).filter((one) => one.hasAccepted === hasAccepted).map(({ memberId }) => memberId);

/** Return the list with a member invited; one who is on it stays as is. */
export function withInvited(list: ListRecord, memberId: Types.ObjectId): ListRecord {
  const authors: readonly StoredListAuthor[] = list.authors ?? [];
  if (authors.some((one) => one.memberId.equals(memberId))) return list;
  if (authors.length < MAX_LIST_AUTHORS) {
    return { ...list, authors: [...authors, { memberId, hasAccepted: false }] };
  }
  throw refusedHandle(`A list has ${MAX_LIST_AUTHORS} authors at most, invited ones among them`);
}

/** Return the list with an invited member as its author. */
export const withAccepted = (list: ListRecord, memberId: Types.ObjectId): ListRecord => ({
  ...list,
  authors: list.authors?.map((one) =>
    one.memberId.equals(memberId) ? { memberId, hasAccepted: true } : one,
  ),
});

/** Return the list without a member among authors and invited; what the member wrote on it stays. */
export function withoutAuthor(list: ListRecord, memberId: Types.ObjectId): ListRecord {
  const left = list.authors?.filter((one) => !one.memberId.equals(memberId));
  return left?.length === list.authors?.length ? list : { ...list, authors: left };
}

/** A handle that cannot be put on a list. */
export const refusedHandle = (message: string): BadRequestException =>
  new BadRequestException([{ parameter: 'handle', message }]);
