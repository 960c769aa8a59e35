import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { EMPTY_PAGE } from '@sinima/api/database/find-page';
import type { ListPage, PageRequest } from '@sinima/api/http/list-page';
import type { Model, Types } from 'mongoose';
import { AccountsService } from '../account/accounts.service.ts';
import type { ListRecord } from '../lists/list.schema.ts';
import { publicLists, ShownLists } from '../lists/shown-lists.ts';
import type { ReviewRecord } from '../reviews/review.schema.ts';
import { publicReviews, ShownReviews } from '../reviews/shown-reviews.ts';
import type { Activity } from './activity.dto.ts';

/** How deep paging goes, in items: each page reads what stands before it, too. */
const MOST = 500;

type Done =
  | { readonly at: Date; readonly review: ReviewRecord }
  | { readonly at: Date; readonly list: ListRecord };

/** The public activity of members with public profiles. */
@Injectable()
export class ActivityService {
  constructor(
    @InjectModel('Review') private readonly reviews: Model<ReviewRecord>,
    @InjectModel('List') private readonly lists: Model<ListRecord>,
    private readonly accounts: AccountsService,
    private readonly shownReviews: ShownReviews,
    private readonly shownLists: ShownLists,
  ) {}

  /** Return a page of a member's activity. @throws NotFoundException without a public profile */
  async of(handle: string, page: PageRequest): Promise<ListPage<Activity>> {
    const { _id } = await this.accounts.publicBy(handle);
    return this.ofMembers([_id], page);
  }

  /** Return a page of members' activity; those without a public profile are left out. */
  async ofMembers(
    ids: readonly Types.ObjectId[],
    { page, pageSize }: PageRequest,
  ): Promise<ListPage<Activity>> {
    const refs = await this.accounts.refs(ids);
    const memberId = { $in: ids.filter((id) => refs.has(id.toHexString())) };
    const limit = page * pageSize;
    if (refs.size === 0 || limit - pageSize >= MOST) return EMPTY_PAGE;
    const [ofReviews, ofLists] = [
      { ...publicReviews(), memberId },
      { ...publicLists(), memberId },
    ];
    const [reviews, lists, reviewCount, listCount] = await Promise.all([
      this.reviews
        .find(ofReviews)
        .sort({ createdAt: -1, _id: -1 })
        .limit(limit)
        .lean<ReviewRecord[]>()
        .exec(),
      this.lists.find(ofLists).sort({ changedAt: -1, _id: -1 }).limit(limit).lean<ListRecord[]>().exec(),
      this.reviews.countDocuments(ofReviews).limit(MOST),
      this.lists.countDocuments(ofLists).limit(MOST),
    ]);
    const done: Done[] = [
      ...reviews.map((review) => ({ at: review.createdAt, review })),
      ...lists.map((list) => ({ at: list.changedAt, list })),
    ].toSorted((a, b) => b.at.getTime() - a.at.getTime());
    const total = reviewCount + listCount;
    return {
      items: await this.shown(done.slice(limit - pageSize, limit)),
      total: Math.min(total, MOST),
      totalIsExact: total < MOST,
    };
  }

  private async shown(done: readonly Done[]): Promise<Activity[]> {
    const [reviews, lists] = await Promise.all([
      this.shownReviews.of(done.flatMap((one) => ('review' in one ? [one.review] : []))),
      this.shownLists.cards(done.flatMap((one) => ('list' in one ? [one.list] : []))),
    ]);
    const byId = new Map(reviews.map((review) => [review.id, review]));
    const byKey = new Map(lists.map((list) => [list.key, list]));
    return done.flatMap((one): Activity[] => {
      const at = one.at.toISOString();
      const review = 'review' in one ? byId.get(one.review._id.toHexString()) : undefined;
      if (review?.author) return [{ kind: 'review', member: review.author, at, review, list: null }];
      const list = 'list' in one ? byKey.get(one.list.key) : undefined;
      return list?.author ? [{ kind: 'list', member: list.author, at, review: null, list }] : [];
    });
  }
}
