import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { TitleRef } from '@sinima/api/titles/title-card.dto';
import type { Model, QueryFilter, Types } from 'mongoose';
import { AccountsService } from '../account/accounts.service.ts';
import type { MemberRef } from '../account/member-ref.dto.ts';
import { toRating } from '../votes/half-steps.ts';
import type { RatingRecord } from '../votes/rating.schema.ts';
import { knownItems } from '../titles/known-items.ts';
import { TitlesService } from '../titles/titles.service.ts';
import type { MemberReview } from './member-review.dto.ts';
import type { ReviewRecord } from './review.schema.ts';

/** Which reviews everybody reads. Negated: a bound from above. */
export const publicReviews = (): QueryFilter<ReviewRecord> => ({
  isRemoved: false,
  visibleFrom: { $not: { $gt: new Date() } },
});

/** Return whether everybody reads something. */
export const isPublicNow = ({ isRemoved, visibleFrom }: { isRemoved: boolean; visibleFrom: Date }): boolean =>
  !isRemoved && visibleFrom <= new Date();

/** Puts reviews together with their titles, authors and ratings. */
@Injectable()
export class ShownReviews {
  constructor(
    @InjectModel('Rating') private readonly ratings: Model<RatingRecord>,
    private readonly accounts: AccountsService,
    private readonly titles: TitlesService,
  ) {}

  /** Return reviews as everybody reads them; `toItem` may add to each. */
  async of<Item = MemberReview>(
    reviews: readonly ReviewRecord[],
    toItem: (shown: MemberReview, review: ReviewRecord) => Item = (shown) => shown as Item,
  ): Promise<Item[]> {
    const memberIds = reviews.map(({ memberId }) => memberId);
    const titleIds = reviews.map(({ titleId }) => titleId);
    const [titles, authors, ratings] = await Promise.all([
      this.titles.refs(titleIds),
      this.accounts.refs(memberIds),
      this.ratingsOf(memberIds, titleIds),
    ]);
    return knownItems(reviews, titles, (review, title) => {
      const author = authors.get(review.memberId.toHexString()) ?? null;
      return toItem(toMemberReview(review, title, author, ratings.get(keyOf(review)) ?? null), review);
    });
  }

  private async ratingsOf(
    members: readonly Types.ObjectId[],
    titles: readonly Types.ObjectId[],
  ): Promise<ReadonlyMap<string, number>> {
    if (members.length === 0) return new Map();
    const found = await this.ratings
      .find({ memberId: { $in: [...members] }, titleId: { $in: [...titles] } })
      .lean<RatingRecord[]>()
      .exec();
    return new Map(found.map((rating) => [keyOf(rating), toRating(rating.halfSteps)]));
  }
}

const keyOf = ({ memberId, titleId }: { memberId: Types.ObjectId; titleId: Types.ObjectId }): string =>
  `${memberId.toHexString()}:${titleId.toHexString()}`;

function toMemberReview(
  review: ReviewRecord,
  title: TitleRef,
  author: MemberRef | null,
  rating: number | null,
): MemberReview {
  return {
    id: review._id.toHexString(),
    title,
    author,
    rating,
    text: review.text,
    hasSpoilers: review.hasSpoilers || review.spoilersBy != null,
    likes: review.likes,
    createdAt: review.createdAt.toISOString(),
    editedAt: review.editedAt?.toISOString() ?? null,
  };
}
