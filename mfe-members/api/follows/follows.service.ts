import { ForbiddenException, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { findPage } from '@sinima/api/database/find-page';
import type { ListPage, PageRequest } from '@sinima/api/http/list-page';
import type { Model, Types } from 'mongoose';
import type { OwnMember } from '../account/own-member.ts';
import { isDuplicate } from '../database/is-duplicate.ts';
import { assertMayPublish } from '../access/may-publish.ts';
import { WriteLimits } from '../access/write-limits.ts';
import { AccountsService } from '../account/accounts.service.ts';
import type { MemberRef } from '../account/member-ref.dto.ts';
import type { Activity } from '../activity/activity.dto.ts';
import { ActivityService } from '../activity/activity.service.ts';
import type { FollowRecord } from './follow.schema.ts';

/** How many members somebody may follow. */
const MOST_FOLLOWED = 1_000;

/** Which members follow which. */
@Injectable()
export class FollowsService {
  constructor(
    @InjectModel('Follow') private readonly follows: Model<FollowRecord>,
    private readonly accounts: AccountsService,
    private readonly activities: ActivityService,
    private readonly limits: WriteLimits,
  ) {}

  /** Return a page of the members that a member follows, as far as their profiles are public. */
  async page({ id }: Pick<OwnMember, 'id'>, page: PageRequest): Promise<ListPage<MemberRef>> {
    const query = { filter: { memberId: id }, sort: { followedAt: -1, _id: 1 } } as const;
    const found = await findPage(this.follows, query, page);
    const ids = found.items.map(({ followedId }) => followedId);
    const refs = await this.accounts.refs(ids);
    return { ...found, items: ids.flatMap((followed) => refs.get(followed.toHexString()) ?? []) };
  }

  /** Return a page of the public activity of followed members. */
  async activity({ id }: OwnMember, page: PageRequest): Promise<ListPage<Activity>> {
    const all = await this.follows.find({ memberId: id }).limit(MOST_FOLLOWED).lean<FollowRecord[]>().exec();
    return this.activities.ofMembers(
      all.map(({ followedId }) => followedId),
      page,
    );
  }

  /** Follow a member; done again, it stays one follow. @throws NotFoundException without a public profile */
  async follow(member: OwnMember, handle: string): Promise<void> {
    assertMayPublish(member);
    const { _id: followedId } = await this.accounts.publicBy(handle);
    if (followedId.equals(member.id)) throw new ForbiddenException('You cannot follow yourself.');
    await this.limits.check(member.id, 'follow');
    if ((await this.follows.countDocuments({ memberId: member.id })) >= MOST_FOLLOWED) {
      throw new ForbiddenException(`You may follow ${MOST_FOLLOWED} members at most.`);
    }
    try {
      await this.follows.create({ memberId: member.id, followedId, followedAt: new Date() });
    } catch (error) {
      if (!isDuplicate(error)) throw error;
    }
  }

  /** Follow a member no more. */
  async unfollow({ id }: OwnMember, handle: string): Promise<void> {
    const [followed] = await this.accounts.byHandles([handle]);
    if (followed) await this.follows.deleteOne({ memberId: id, followedId: followed._id });
  }

  /** Return which of some members a member follows. */
  async among({ id }: OwnMember, ids: readonly Types.ObjectId[]): Promise<Types.ObjectId[]> {
    if (ids.length === 0) return [];
    const found = await this.follows
      .find({ memberId: id, followedId: { $in: [...ids] } })
      .lean<FollowRecord[]>()
      .exec();
    return found.map(({ followedId }) => followedId);
  }

  /** Forget the members that a member follows, and the member's followers. */
  async forget(memberId: Types.ObjectId): Promise<void> {
    await this.follows.deleteMany({ memberId });
    await this.follows.deleteMany({ followedId: memberId });
  }
}
