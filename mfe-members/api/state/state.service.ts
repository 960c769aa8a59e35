import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { stableId } from '@sinima/api/database/stable-id';
import { Types, type Model } from 'mongoose';
import type { OwnMember } from '../account/own-member.ts';
import { AccountsService } from '../account/accounts.service.ts';
import type { ViewingRecord } from '../diary/diary.schema.ts';
import { FollowsService } from '../follows/follows.service.ts';
import { Likes } from '../likes/likes.ts';
import { writes } from '../lists/list-authors.ts';
import type { ListRecord } from '../lists/list.schema.ts';
import { CasesService } from '../cases/cases.service.ts';
import { toRating } from '../votes/half-steps.ts';
import type { RatingRecord } from '../votes/rating.schema.ts';
import type { ReviewRecord } from '../reviews/review.schema.ts';
import type { SavedRecord } from '../saved/saved.schema.ts';
import { TitlesService } from '../titles/titles.service.ts';
import type { MemberState, PersonState, TitleState } from './member-state.dto.ts';
import type { StateQuery } from './state.query.ts';

/** The signed-in member's state for pages. */
@Injectable()
export class StateService {
  constructor(
    @InjectModel('Rating') private readonly ratings: Model<RatingRecord>,
    @InjectModel('Saved') private readonly saved: Model<SavedRecord>,
    @InjectModel('Viewing') private readonly viewings: Model<ViewingRecord>,
    @InjectModel('Review') private readonly reviews: Model<ReviewRecord>,
    @InjectModel('List') private readonly lists: Model<ListRecord>,
    private readonly titles: TitlesService,
    private readonly accounts: AccountsService,
    private readonly likes: Likes,
    private readonly follows: FollowsService,
    private readonly cases: CasesService,
  ) {}

  async of(member: OwnMember, query: StateQuery): Promise<MemberState> {
    const { titles = [], people = [], reviews = [], lists = [], members = [] } = query;
    const [ofTitles, ofPeople, ofReviews, ofLists, followedMembers, openCases] = await Promise.all([
      this.ofTitles(member, titles),
      this.ofPeople(member, people),
      this.ofReviews(member, reviews),
      this.ofLists(member, lists),
      this.followed(member, members),
      member.role === 'moderator' ? this.cases.countOpen() : null,
    ]);
    return {
      limit: member.limit,
      titles: ofTitles,
      people: ofPeople,
      ...ofReviews,
      ...ofLists,
      followedMembers,
      openCases,
    };
  }

  private async ofTitles({ id: memberId }: OwnMember, slugs: readonly string[]): Promise<TitleState[]> {
    const titles = await this.titles.bySlugs(slugs);
    if (titles.length === 0) return [];
    const ids = titles.map(({ id }) => new Types.ObjectId(id));
    const filter = { memberId, titleId: { $in: ids } };
    const [ratings, reviews, viewings, marks] = await Promise.all([
      this.ratings.find(filter).lean<RatingRecord[]>().exec(),
      this.reviews.find(filter, { titleId: 1 }).lean<ReviewRecord[]>().exec(),
      this.viewings.find(filter).sort({ watchedOn: 1 }).lean<ViewingRecord[]>().exec(),
      this.marks(memberId, ['watchlist', 'like'], ids),
    ]);
    return titles.map(({ id, slug }) => {
      const isIts = ({ titleId }: { titleId: Types.ObjectId }): boolean => titleId.toHexString() === id;
      const rating = ratings.find(isIts);
      const seen = viewings.filter(isIts);
      return {
        slug,
        rating: rating ? toRating(rating.halfSteps) : null,
        isOnWatchlist: marks.has(`watchlist:${id}`),
        isLiked: marks.has(`like:${id}`),
        hasReview: reviews.some(isIts),
        viewings: seen.length,
        lastWatchedOn: seen.at(-1)?.watchedOn ?? null,
      };
    });
  }

  private async ofPeople({ id }: OwnMember, slugs: readonly string[]): Promise<PersonState[]> {
    if (slugs.length === 0) return [];
    const ids = slugs.map((slug) => stableId('person', slug));
    const marks = await this.marks(id, ['follow'], ids);
    return slugs.map((slug, place) => ({
      slug,
      isFollowed: marks.has(`follow:${ids[place]!.toHexString()}`),
    }));
  }

  private async ofReviews(
    { id: memberId }: OwnMember,
    names: readonly string[],
  ): Promise<Pick<MemberState, 'likedReviews' | 'ownReviews'>> {
    const ids = names.filter((name) => /^[0-9a-f]{24}$/.test(name)).map((name) => new Types.ObjectId(name));
    if (ids.length === 0) return { likedReviews: [], ownReviews: [] };
    const [liked, own] = await Promise.all([
      this.likes.among(memberId, 'review', ids),
      this.reviews
        .find({ _id: { $in: ids }, memberId }, { _id: 1 })
        .lean<ReviewRecord[]>()
        .exec(),
    ]);
    return {
      likedReviews: liked.map((id) => id.toHexString()),
      ownReviews: own.map(({ _id }) => _id.toHexString()),
    };
  }

  private async ofLists(
    { id }: OwnMember,
    keys: readonly string[],
  ): Promise<Pick<MemberState, 'likedLists' | 'ownLists'>> {
    if (keys.length === 0) return { likedLists: [], ownLists: [] };
    const lists = await this.lists
      .find({ key: { $in: [...keys] } })
      .lean<ListRecord[]>()
      .exec();
    const liked = await this.likes.among(
      id,
      'list',
      lists.map(({ _id }) => _id),
    );
    return {
      likedLists: lists.filter(({ _id }) => liked.some((one) => one.equals(_id))).map(({ key }) => key),
      ownLists: lists.filter((list) => writes(list, id)).map(({ key }) => key),
    };
  }

  private async followed(member: OwnMember, handles: readonly string[]): Promise<string[]> {
    const accounts = await this.accounts.byHandles(handles);
    const followed = await this.follows.among(
      member,
      accounts.map(({ _id }) => _id),
    );
    return accounts
      .filter(({ _id, isPublic }) => isPublic && followed.some((one) => one.equals(_id)))
      .map(({ handle }) => handle);
  }

  /** `watchlist:<id>`, `like:<id>`, `follow:<id>` */
  private async marks(
    memberId: Types.ObjectId,
    marks: readonly SavedRecord['mark'][],
    ids: readonly Types.ObjectId[],
  ): Promise<ReadonlySet<string>> {
    const found = await this.saved
      .find({ memberId, mark: { $in: [...marks] }, itemId: { $in: [...ids] }, isRemoved: false })
      .lean<SavedRecord[]>()
      .exec();
    return new Set(found.map(({ mark, itemId }) => `${mark}:${itemId.toHexString()}`));
  }
}
