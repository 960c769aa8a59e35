import { Injectable } from '@nestjs/common';
import type { TitleRef } from '@sinima/api/titles/title-card.dto';
import type { QueryFilter, Types } from 'mongoose';
import { AccountsService } from '../account/accounts.service.ts';
import type { MemberRef } from '../account/member-ref.dto.ts';
import { isPublicNow } from '../reviews/shown-reviews.ts';
import { TitlesService } from '../titles/titles.service.ts';
import { authorIds, roleOf } from './list-authors.ts';
import type { ListRecord } from './list.schema.ts';
import type { MemberList, MemberListCard } from './member-list.dto.ts';

/** How many titles a card shows. */
const FIRST_TITLES = 4;

/** Which lists stand among the public ones. Negated: a bound from above. */
export const publicLists = (): QueryFilter<ListRecord> => ({
  visibility: 'public',
  isRemoved: false,
  visibleFrom: { $not: { $gt: new Date() } },
});

/** Return whether everybody with its address reads a list. */
export const isReadable = (list: ListRecord): boolean => list.visibility !== 'private' && isPublicNow(list);

/** Puts lists together with their titles and authors. */
@Injectable()
export class ShownLists {
  constructor(
    private readonly accounts: AccountsService,
    private readonly titles: TitlesService,
  ) {}

  /** Return lists as cards; `reader` is the member who reads, where that matters. */
  async cards(lists: readonly ListRecord[], reader?: Types.ObjectId): Promise<MemberListCard[]> {
    const [titles, authors] = await Promise.all([
      this.titles.refs(lists.flatMap(firstIds)),
      this.accounts.refs(lists.map(({ memberId }) => memberId)),
    ]);
    return lists.map((list) =>
      toCard(list, titles, authors.get(list.memberId.toHexString()) ?? null, reader),
    );
  }

  /** Return a list with its titles. */
  async whole(list: ListRecord, reader?: Types.ObjectId): Promise<MemberList> {
    const role = reader && roleOf(list, reader);
    const isInvited = role === 'invited';
    const shownItems = isInvited ? [] : list.items;
    const [titles, [card], authors, invited] = await Promise.all([
      this.titles.cards(shownItems.map(({ titleId }) => titleId)),
      this.cards([list], reader),
      isInvited ? [] : this.accounts.inOrder(authorIds(list, true), role === 'owner'),
      role === 'owner' ? this.accounts.inOrder(authorIds(list, false), true) : [],
    ]);
    const items = shownItems.flatMap(({ titleId, note }) => {
      const title = titles.get(titleId.toHexString());
      return title ? [{ title, note: note ?? null }] : [];
    });
    return { ...card!, items, revision: list.revision, isOwn: role === 'owner', authors, invited };
  }
}

const firstIds = ({ items }: ListRecord): Types.ObjectId[] =>
  items.slice(0, FIRST_TITLES).map(({ titleId }) => titleId);

function toCard(
  list: ListRecord,
  titles: ReadonlyMap<string, TitleRef>,
  author: MemberRef | null,
  reader: Types.ObjectId | undefined,
): MemberListCard {
  const role = (reader && roleOf(list, reader)) ?? null;
  const isInvited = role === 'invited';
  const isWriter = role === 'owner' || role === 'author';
  const isHeld = list.visibleFrom > new Date();
  const why = list.isRemoved ? list.removedBecause : isHeld ? list.heldBecause : undefined;
  return {
    key: list.key,
    name: list.name,
    description: isInvited ? null : (list.description ?? null),
    visibility: list.visibility,
    author,
    itemCount: isInvited ? 0 : list.items.length,
    firstTitles: isInvited ? [] : firstIds(list).flatMap((id) => titles.get(id.toHexString()) ?? []),
    likes: list.likes,
    createdAt: list.createdAt.toISOString(),
    changedAt: list.changedAt.toISOString(),
    hiddenBecause: isWriter ? (why ?? null) : null,
    decision: role === 'owner' && list.isRemoved ? (list.removedBy?.toHexString() ?? null) : null,
    role,
  };
}
