import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { EMPTY_PAGE, findPage } from '@sinima/api/database/find-page';
import type { ListPage } from '@sinima/api/http/list-page';
import type { Model } from 'mongoose';
import { AccountsService } from '../account/accounts.service.ts';
import type { ListRecord } from './list.schema.ts';
import type { MemberListsQuery } from './lists.query.ts';
import type { MemberList, MemberListCard } from './member-list.dto.ts';
import { isReadable, publicLists, ShownLists } from './shown-lists.ts';

const ORDERS = {
  recent: { changedAt: -1, _id: -1 },
  'most-liked': { likes: -1, changedAt: -1, _id: -1 },
} as const;

/** Reads of the lists that others may read. */
@Injectable()
export class MemberListsService {
  constructor(
    @InjectModel('List') private readonly lists: Model<ListRecord>,
    private readonly accounts: AccountsService,
    private readonly shown: ShownLists,
  ) {}

  /** Return a page of public lists; of a member without a public profile, none. */
  async page({ member, sort = 'recent', ...page }: MemberListsQuery): Promise<ListPage<MemberListCard>> {
    const author = member === undefined ? undefined : await this.accounts.findPublic(member);
    if (member !== undefined && !author) return EMPTY_PAGE;
    const filter = { ...publicLists(), ...(author && { memberId: author._id }) };
    const found = await findPage(this.lists, { filter, sort: ORDERS[sort] }, page);
    return { ...found, items: await this.shown.cards(found.items) };
  }

  /** Return a public or unlisted list. @throws NotFoundException */
  async byKey(key: string): Promise<MemberList> {
    return this.shown.whole(await this.stored(key));
  }

  /** Return a public or unlisted list, as it is stored. @throws NotFoundException */
  async stored(key: string): Promise<ListRecord> {
    const list = await this.lists.findOne({ key }).lean<ListRecord>().exec();
    if (list && isReadable(list)) return list;
    throw new NotFoundException(`There is no list "${key}".`);
  }
}
