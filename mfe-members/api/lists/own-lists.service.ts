import { BadRequestException, ConflictException, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { findPage } from '@sinima/api/database/find-page';
import { stableId } from '@sinima/api/database/stable-id';
import type { ListPage, PageRequest } from '@sinima/api/http/list-page';
import mongoose, { Types, type Model } from 'mongoose';
import type { OwnMember } from '../account/own-member.ts';
import { assertMayPublish } from '../access/may-publish.ts';
import { WriteLimits } from '../access/write-limits.ts';
import { createOnce } from '../database/create-once.ts';
import { Likes } from '../likes/likes.ts';
import { CasesService } from '../cases/cases.service.ts';
import { TitlesService } from '../titles/titles.service.ts';
import { changedList, withItem, withoutItem } from './changed-list.ts';
import { roleOf, writes } from './list-authors.ts';
import { assertMay, ListChanges } from './list-changes.ts';
import type { ListRecord, StoredListItem } from './list.schema.ts';
import type { ListWithTitle, MemberList, MemberListCard } from './member-list.dto.ts';
import { ShownLists } from './shown-lists.ts';
import { type ChangeList, type MakeList, type WriteListItem, type WriteListItems } from './write-list.dto.ts';

/** How many lists a member may have. */
const MOST_LISTS = 200;

/** The fields of a list that decide who may read and change it. */
const STANDING = { memberId: 1, authors: 1, isRemoved: 1, visibleFrom: 1 } as const;
type ListStanding = Pick<ListRecord, '_id' | keyof typeof STANDING>;

/** The lists of one member, and those that the member keeps together with others. */
@Injectable()
export class OwnListsService {
  constructor(
    @InjectModel('List') private readonly lists: Model<ListRecord>,
    private readonly titles: TitlesService,
    private readonly shown: ShownLists,
    private readonly changes: ListChanges,
    private readonly cases: CasesService,
    private readonly likes: Likes,
    private readonly limits: WriteLimits,
  ) {}

  /** Return a page of the lists that a member owns, writes or is invited to, the private ones too. */
  async page({ id }: OwnMember, page: PageRequest): Promise<ListPage<MemberListCard>> {
    const ids = (await this.concerning(id)).map(({ _id }) => _id);
    const query = { filter: { _id: { $in: ids } }, sort: { changedAt: -1, _id: -1 } } as const;
    const found = await findPage(this.lists, query, page);
    return { ...found, items: await this.shown.cards(found.items, id) };
  }

  /** Return the names of all lists that a member owns or writes, and which of them have a title. */
  async names({ id }: OwnMember, title?: string): Promise<ListWithTitle[]> {
    const titleId = title === undefined ? undefined : stableId('title', title);
    const written = (await this.concerning(id)).filter((list) => writes(list, id));
    const lists = await this.lists
      .find({ _id: { $in: written.map(({ _id }) => _id) } })
      .sort({ changedAt: -1, _id: -1 })
      .lean<ListRecord[]>();
    return lists.map(({ key, name, visibility, items }) => ({
      key,
      name,
      visibility,
      itemCount: items.length,
      hasTitle: titleId !== undefined && items.some((item) => item.titleId.equals(titleId)),
    }));
  }

  /** Return a list that concerns a member. @throws NotFoundException for another member's, too */
  async byKey({ id }: OwnMember, key: string): Promise<MemberList> {
    return this.shown.whole(await this.changes.stored(id, key), id);
  }

  async make(
    member: OwnMember,
    { name, description, visibility }: MakeList,
    _id: Types.ObjectId,
  ): Promise<MemberList> {
    if (visibility !== 'private') assertMayPublish(member);
    await this.limits.check(member.id, 'list');
    if ((await this.lists.countDocuments({ memberId: member.id })) >= MOST_LISTS) {
      const message = `You may have ${MOST_LISTS} lists at most. Delete one first.`;
      throw new BadRequestException([{ parameter: 'name', message }]);
    }
    const now = new Date();
    const list: ListRecord = {
      _id,
      memberId: member.id,
      key: new mongoose.mongo.BSON.UUID().toString(),
      name,
      ...(typeof description === 'string' && { description }),
      visibility,
      items: [],
      likes: 0,
      createdAt: now,
      changedAt: now,
      visibleFrom: now,
      isRemoved: false,
      revision: 1,
      version: 1,
    };
    const stored = await createOnce(this.lists, list);
    return this.shown.whole(await this.changes.checked(stored, member.id), member.id);
  }

  async change(member: OwnMember, key: string, change: ChangeList): Promise<MemberList> {
    if (change.visibility !== undefined && change.visibility !== 'private') assertMayPublish(member);
    const list = await this.changes.write(member, key, 'owner', (before) => changedList(before, change));
    return this.shown.whole(list, member.id);
  }

  async remove({ id }: OwnMember, key: string): Promise<void> {
    const list = await this.changes.stored(id, key);
    assertMay(list, id, 'owner');
    await this.removeStored(list);
  }

  /** Delete a list, with its likes. */
  async removeStored({ _id }: Pick<ListRecord, '_id'>): Promise<void> {
    await this.lists.deleteOne({ _id });
    await this.likes.forget('list', _id);
    await this.cases.settle('list', _id);
  }

  /** Give a list its titles anew. @throws ConflictException where it has changed since it was read */
  async order(member: OwnMember, key: string, { revision, items }: WriteListItems): Promise<MemberList> {
    const known = await this.titles.bySlugs(items.map(({ title }) => title));
    const ids = new Map(known.map(({ slug, id }) => [slug, new Types.ObjectId(id)]));
    const stored = items.map(({ title, note }): StoredListItem => {
      const titleId = ids.get(title);
      if (!titleId) throw wrongItems(`There is no title "${title}".`);
      return { titleId, ...(typeof note === 'string' && { note }) };
    });
    if (new Set(items.map(({ title }) => title)).size < items.length) {
      throw wrongItems('A title stands on a list once.');
    }
    const ordered = await this.changes.write(member, key, 'author', (list) => {
      if (list.revision !== revision) {
        throw new ConflictException(
          'The list has changed since you read it. Read it again, and order it anew.',
        );
      }
      return { items: stored };
    });
    return this.shown.whole(ordered, member.id);
  }

  async add(member: OwnMember, key: string, { title, note }: WriteListItem): Promise<MemberList> {
    const titleId = await this.titles.idOf(title);
    const list = await this.changes.write(member, key, 'author', (before) => withItem(before, titleId, note));
    return this.shown.whole(list, member.id);
  }

  async takeOff(member: OwnMember, key: string, slug: string): Promise<void> {
    const titleId = await this.titles.idOf(slug);
    await this.changes.write(member, key, 'author', (list) => withoutItem(list, titleId));
  }

  /** The lists that a member keeps, and those that the member is invited to. */
  private async concerning(memberId: Types.ObjectId): Promise<ListStanding[]> {
    const [own, shared] = await Promise.all([
      this.lists.find({ memberId }, STANDING).lean<ListStanding[]>().exec(),
      this.lists.find({ 'authors.memberId': memberId }, STANDING).lean<ListStanding[]>().exec(),
    ]);
    return [...own, ...shared.filter((list) => roleOf(list, memberId) !== undefined)];
  }
}

const wrongItems = (message: string): BadRequestException =>
  new BadRequestException([{ parameter: 'items', message }]);
