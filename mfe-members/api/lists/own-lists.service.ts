import { BadRequestException, ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { findPage } from '@sinima/api/database/find-page';
import { stableId } from '@sinima/api/database/stable-id';
import type { ListPage, PageRequest } from '@sinima/api/http/list-page';
import mongoose, { Types, type Model } from 'mongoose';
import type { OwnMember } from '../account/own-member.ts';
import { assertMayPublish } from '../access/may-publish.ts';
import { WriteLimits } from '../access/write-limits.ts';
import { createOnce } from '../database/create-once.ts';
import { changeRecord } from '../database/change-record.ts';
import { Likes } from '../likes/likes.ts';
import { CasesService } from '../cases/cases.service.ts';
import { TextChecks } from '../reviews/text-checks.ts';
import { TitlesService } from '../titles/titles.service.ts';
import { changedList, textsOf, withItem, withoutItem, type ListChange } from './changed-list.ts';
import type { ListRecord, StoredListItem } from './list.schema.ts';
import type { ListWithTitle, MemberList, MemberListCard } from './member-list.dto.ts';
import { ShownLists } from './shown-lists.ts';
import { type ChangeList, type MakeList, type WriteListItem, type WriteListItems } from './write-list.dto.ts';

/** How many lists a member may have. */
const MOST_LISTS = 200;

/** The lists of one member. */
@Injectable()
export class OwnListsService {
  constructor(
    @InjectModel('List') private readonly lists: Model<ListRecord>,
    private readonly titles: TitlesService,
    private readonly shown: ShownLists,
    private readonly checks: TextChecks,
    private readonly cases: CasesService,
    private readonly likes: Likes,
    private readonly limits: WriteLimits,
  ) {}

  /** Return a page of a member's lists, the private ones too. */
  async page({ id }: OwnMember, page: PageRequest): Promise<ListPage<MemberListCard>> {
    const query = { filter: { memberId: id }, sort: { changedAt: -1, _id: -1 } } as const;
    const found = await findPage(this.lists, query, page);
    return { ...found, items: await this.shown.cards(found.items, id) };
  }

  /** Return the names of all lists of a member, and which of them have a title. */
  async names({ id }: OwnMember, title?: string): Promise<ListWithTitle[]> {
    const titleId = title === undefined ? undefined : stableId('title', title);
    const lists = await this.lists
      .find({ memberId: id })
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

  /** Return a member's list. @throws NotFoundException for another member's, too */
  async byKey({ id }: OwnMember, key: string): Promise<MemberList> {
    return this.shown.whole(await this.stored(id, key), id);
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
    return this.shown.whole(await this.checked(stored), member.id);
  }

  async change(member: OwnMember, key: string, change: ChangeList): Promise<MemberList> {
    if (change.visibility !== undefined && change.visibility !== 'private') assertMayPublish(member);
    return this.changed(member, key, (list) => changedList(list, change));
  }

  async remove({ id }: OwnMember, key: string): Promise<void> {
    await this.removeStored(await this.stored(id, key));
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
    return this.changed(member, key, (list) => {
      if (list.revision !== revision) {
        throw new ConflictException(
          'The list has changed since you read it. Read it again, and order it anew.',
        );
      }
      return { items: stored };
    });
  }

  async add(member: OwnMember, key: string, { title, note }: WriteListItem): Promise<MemberList> {
    const titleId = await this.titles.idOf(title);
    return this.changed(member, key, (list) => withItem(list, titleId, note));
  }

  async takeOff(member: OwnMember, key: string, slug: string): Promise<void> {
    const titleId = await this.titles.idOf(slug);
    await this.changed(member, key, (list) => withoutItem(list, titleId));
  }

  private async changed(
    member: OwnMember,
    key: string,
    next: (list: ListRecord) => ListChange,
  ): Promise<MemberList> {
    const after = await changeRecord(this.lists, { key, memberId: member.id }, (list) => {
      if (!list) throw noList(key);
      const change = next(list);
      if (Object.keys(change).length === 0) return list;
      return { ...list, ...change, revision: list.revision + 1, changedAt: new Date() };
    });
    return this.shown.whole(await this.checked(after!), member.id);
  }

  /** Hold a list that others would read, for what the checks find in it. */
  private async checked(list: ListRecord): Promise<ListRecord> {
    if (list.visibility === 'private' || list.isRemoved) return list;
    const { visibleFrom, why, checks } = await this.checks.ofList(list.memberId, textsOf(list));
    if (why === undefined) return list;
    const held = await changeRecord(
      this.lists,
      { _id: list._id },
      (now) => now && { ...now, visibleFrom, heldBecause: why },
    );
    await this.cases.open({ kind: 'list', subjectId: list._id, authorId: list.memberId }, 'held', checks);
    return held ?? list;
  }

  private async stored(memberId: Types.ObjectId, key: string): Promise<ListRecord> {
    const list = await this.lists.findOne({ key, memberId }).lean<ListRecord>().exec();
    if (list) return list;
    throw noList(key);
  }
}

const noList = (key: string): NotFoundException => new NotFoundException(`You have no list "${key}".`);

const wrongItems = (message: string): BadRequestException =>
  new BadRequestException([{ parameter: 'items', message }]);
