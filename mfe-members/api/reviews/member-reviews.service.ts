import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { EMPTY_PAGE, findPage } from '@sinima/api/database/find-page';
import type { ListPage } from '@sinima/api/http/list-page';
import { Types, type Model } from 'mongoose';
import { AccountsService } from '../account/accounts.service.ts';
import { TitlesService } from '../titles/titles.service.ts';
import type { MemberReview } from './member-review.dto.ts';
import type { ReviewRecord } from './review.schema.ts';
import type { MemberReviewsQuery } from './reviews.query.ts';
import { isPublicNow, publicReviews, ShownReviews } from './shown-reviews.ts';

const ORDERS = {
  recent: { createdAt: -1, _id: -1 },
  'most-liked': { likes: -1, createdAt: -1, _id: -1 },
} as const;

/** Reads of the reviews that everybody may read. */
@Injectable()
export class MemberReviewsService {
  constructor(
    @InjectModel('Review') private readonly reviews: Model<ReviewRecord>,
    private readonly accounts: AccountsService,
    private readonly titles: TitlesService,
    private readonly shown: ShownReviews,
  ) {}

  /** Return a page of reviews; of a member without a public profile, none. */
  async page({
    title,
    member,
    sort = 'recent',
    ...page
  }: MemberReviewsQuery): Promise<ListPage<MemberReview>> {
    const [of] = title === undefined ? [] : await this.titles.bySlugs([title]);
    if (title !== undefined && !of) return EMPTY_PAGE;
    const author = member === undefined ? undefined : await this.accounts.findPublic(member);
    if (member !== undefined && !author) return EMPTY_PAGE;
    const filter = {
      ...publicReviews(),
      ...(of && { titleId: new Types.ObjectId(of.id) }),
      ...(author && { memberId: author._id }),
    };
    const found = await findPage(this.reviews, { filter, sort: ORDERS[sort] }, page);
    return { ...found, items: await this.shown.of(found.items) };
  }

  /** Return a review. @throws NotFoundException for one that is held or removed, too */
  async byId(id: Types.ObjectId): Promise<MemberReview> {
    const [shown] = await this.shown.of([await this.stored(id)]);
    if (shown) return shown;
    throw noReview(id);
  }

  /** Return a review that everybody may read, as it is stored. @throws NotFoundException */
  async stored(id: Types.ObjectId): Promise<ReviewRecord> {
    const review = await this.reviews.findById(id).lean<ReviewRecord>().exec();
    if (review && isPublicNow(review)) return review;
    throw noReview(id);
  }
}

const noReview = (id: Types.ObjectId): NotFoundException =>
  new NotFoundException(`There is no review "${id.toHexString()}".`);
