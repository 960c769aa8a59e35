import { ForbiddenException, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { findPage } from '@sinima/api/database/find-page';
import type { ListPage, PageRequest } from '@sinima/api/http/list-page';
import type { Model, Types } from 'mongoose';
import type { OwnMember } from '../account/own-member.ts';
import { assertMayPublish } from '../access/may-publish.ts';
import { WriteLimits } from '../access/write-limits.ts';
import { MemberListsService } from '../lists/member-lists.service.ts';
import { writes } from '../lists/list-authors.ts';
import type { ListRecord } from '../lists/list.schema.ts';
import type { MemberListCard } from '../lists/member-list.dto.ts';
import { isReadable, ShownLists } from '../lists/shown-lists.ts';
import type { MemberReview } from '../reviews/member-review.dto.ts';
import { MemberReviewsService } from '../reviews/member-reviews.service.ts';
import type { ReviewRecord } from '../reviews/review.schema.ts';
import { isPublicNow, ShownReviews } from '../reviews/shown-reviews.ts';
import type { LikeCount } from './like-count.dto.ts';
import type { LikedKind, LikeRecord } from '../likes/like.schema.ts';
import { Likes } from '../likes/likes.ts';

/** Things that can be liked, as they are stored. */
interface Likable {
  readonly _id: Types.ObjectId;
  readonly memberId: Types.ObjectId;
  readonly likes: number;
}

/** Which reviews and lists members like. */
@Injectable()
export class LikedService {
  constructor(
    @InjectModel('Like') private readonly stored: Model<LikeRecord>,
    @InjectModel('Review') private readonly reviewRecords: Model<ReviewRecord>,
    @InjectModel('List') private readonly listRecords: Model<ListRecord>,
    private readonly likes: Likes,
    private readonly memberReviews: MemberReviewsService,
    private readonly memberLists: MemberListsService,
    private readonly shownReviews: ShownReviews,
    private readonly shownLists: ShownLists,
    private readonly limits: WriteLimits,
  ) {}

  /** Return a page of the reviews that a member likes; what nobody reads any more is left out. */
  async reviews(member: Pick<OwnMember, 'id'>, page: PageRequest): Promise<ListPage<MemberReview>> {
    const { ids, ...found } = await this.liked(member, 'review', page);
    const reviews = await this.reviewRecords
      .find({ _id: { $in: ids } })
      .lean<ReviewRecord[]>()
      .exec();
    return { ...found, items: await this.shownReviews.of(inOrder(ids, reviews.filter(isPublicNow))) };
  }

  /** Return a page of the lists that a member likes; what nobody reads any more is left out. */
  async lists(member: Pick<OwnMember, 'id'>, page: PageRequest): Promise<ListPage<MemberListCard>> {
    const { ids, ...found } = await this.liked(member, 'list', page);
    const lists = await this.listRecords
      .find({ _id: { $in: ids } })
      .lean<ListRecord[]>()
      .exec();
    return { ...found, items: await this.shownLists.cards(inOrder(ids, lists.filter(isReadable))) };
  }

  async likeReview(member: OwnMember, id: Types.ObjectId): Promise<LikeCount> {
    await this.like(member, 'review', await this.memberReviews.stored(id));
    return this.countOf(true, this.reviewRecords, id);
  }

  async unlikeReview({ id: memberId }: OwnMember, id: Types.ObjectId): Promise<LikeCount> {
    await this.memberReviews.stored(id);
    await this.likes.remove(memberId, 'review', id);
    return this.countOf(false, this.reviewRecords, id);
  }

  async likeList(member: OwnMember, key: string): Promise<LikeCount> {
    const list = await this.memberLists.stored(key);
    if (writes(list, member.id)) throw ownThing();
    await this.like(member, 'list', list);
    return this.countOf(true, this.listRecords, list._id);
  }

  async unlikeList({ id: memberId }: OwnMember, key: string): Promise<LikeCount> {
    const { _id } = await this.memberLists.stored(key);
    await this.likes.remove(memberId, 'list', _id);
    return this.countOf(false, this.listRecords, _id);
  }

  private async like(member: OwnMember, kind: LikedKind, { _id, memberId }: Likable): Promise<void> {
    assertMayPublish(member);
    if (memberId.equals(member.id)) throw ownThing();
    await this.limits.check(member.id, 'like');
    await this.likes.add(member.id, kind, _id);
  }

  private async countOf<Stored extends Likable>(
    isLiked: boolean,
    model: Model<Stored>,
    id: Types.ObjectId,
  ): Promise<LikeCount> {
    const stored = (await model.findById(id).lean().exec()) as Likable | null;
    return { isLiked, likes: stored?.likes ?? 0 };
  }

  private async liked({ id }: Pick<OwnMember, 'id'>, kind: LikedKind, page: PageRequest) {
    const query = { filter: { memberId: id, kind }, sort: { likedAt: -1, _id: 1 } } as const;
    const { items, ...found } = await findPage(this.stored, query, page);
    return { ...found, ids: items.map(({ subjectId }) => subjectId) };
  }
}

const ownThing = (): ForbiddenException => new ForbiddenException('You cannot like something of your own.');

/** Return records in the order of their ids. */
function inOrder<Stored extends { readonly _id: Types.ObjectId }>(
  ids: readonly Types.ObjectId[],
  records: readonly Stored[],
): Stored[] {
  const byId = new Map(records.map((record) => [record._id.toHexString(), record]));
  return ids.flatMap((id) => byId.get(id.toHexString()) ?? []);
}
