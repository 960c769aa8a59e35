import { ForbiddenException, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { assertMayPublish } from '../access/may-publish.ts';
import { WriteLimits } from '../access/write-limits.ts';
import { AccountsService } from '../account/accounts.service.ts';
import type { OwnMember } from '../account/own-member.ts';
import { changeRecord } from '../database/change-record.ts';
import { Likes } from '../likes/likes.ts';
import { refusedHandle, roleOf, withAccepted, withInvited, withoutAuthor } from './list-authors.ts';
import { assertMay, ListChanges, noList } from './list-changes.ts';
import type { ListRecord } from './list.schema.ts';
import type { MemberList } from './member-list.dto.ts';
import { ShownLists } from './shown-lists.ts';

/** How many lists of others a member may be on, open invitations among them. */
const MOST_SHARED = 100;

/** The members who keep a list together with its owner. */
@Injectable()
export class ListAuthorsService {
  constructor(
    @InjectModel('List') private readonly lists: Model<ListRecord>,
    private readonly accounts: AccountsService,
    private readonly changes: ListChanges,
    private readonly shown: ShownLists,
    private readonly likes: Likes,
    private readonly limits: WriteLimits,
  ) {}

  /** Invite a member as the owner of a list, or accept as the one who is invited. Done again, it stays so. */
  async put(member: OwnMember, key: string, handle: string): Promise<MemberList> {
    const list = await this.changes.stored(member.id, key);
    assertMayPublish(member);
    const changed =
      handle === member.handle ? await this.accept(member, key) : await this.invite(member, list, handle);
    return this.shown.whole(changed, member.id);
  }

  /** Take a member off a list, as its owner, or oneself. Done where the member is not on it, too. */
  async remove(member: OwnMember, key: string, handle: string): Promise<void> {
    await this.changes.stored(member.id, key);
    const isSelf = handle === member.handle;
    const [account] = isSelf ? [{ _id: member.id }] : await this.accounts.byHandles([handle]);
    await this.changes.change(key, (list) => {
      if (!isSelf) assertMay(list, member.id, 'owner');
      return account ? withoutAuthor(list, account._id) : list;
    });
  }

  /** Take a member off all lists of others. */
  async forget(memberId: Types.ObjectId): Promise<void> {
    const all = await this.lists.find({ 'authors.memberId': memberId }, { _id: 1 }).lean<ListRecord[]>();
    for (const { _id } of all) {
      await changeRecord(this.lists, { _id }, (list) => list && withoutAuthor(list, memberId));
    }
  }

  private async invite(owner: OwnMember, list: ListRecord, handle: string): Promise<ListRecord> {
    assertMay(list, owner.id, 'owner');
    if (!owner.isPublic) {
      throw new ForbiddenException('Make your profile public first: whoever you invite sees who asks.');
    }
    const { _id } = await this.accounts.publicBy(handle);
    await this.limits.check(owner.id, 'invitation');
    if ((await this.lists.countDocuments({ 'authors.memberId': _id })) >= MOST_SHARED) {
      throw refusedHandle('This member is on many lists of others already');
    }
    return this.changes.change(list.key, (now) => {
      assertMay(now, owner.id, 'owner');
      return withInvited(now, _id);
    });
  }

  /** An author’s like of the list goes: likes are for things that others made. */
  private async accept({ id }: OwnMember, key: string): Promise<ListRecord> {
    const list = await this.changes.change(key, (now) => {
      const role = roleOf(now, id);
      if (role === undefined) throw noList(key);
      if (role === 'owner') throw refusedHandle('This list is your own');
      return role === 'author' ? now : withAccepted(now, id);
    });
    await this.likes.remove(id, 'list', list._id);
    return list;
  }
}
