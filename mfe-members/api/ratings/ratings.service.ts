import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { findPage } from '@sinima/api/database/find-page';
import type { ListPage } from '@sinima/api/http/list-page';
import type { Model } from 'mongoose';
import type { OwnMember } from '../account/own-member.ts';
import { FiguresTeller } from '../votes/figures-teller.ts';
import { VoteCounts, type VoteCount } from '../votes/vote-counts.ts';
import { TitlesService } from '../titles/titles.service.ts';
import { knownItems } from '../titles/known-items.ts';
import { toHalfSteps, toRating } from '../votes/half-steps.ts';
import type { RatedTitle, TitleRating } from './rating.dto.ts';
import type { RatingRecord } from '../votes/rating.schema.ts';
import type { OwnRatingsQuery } from './ratings.query.ts';
import { Votes, type GivenRating } from '../votes/votes.ts';

const ORDERS = {
  recent: { ratedAt: -1, _id: 1 },
  highest: { halfSteps: -1, ratedAt: -1, _id: 1 },
  lowest: { halfSteps: 1, ratedAt: 1, _id: -1 },
} as const;

/** Members' ratings of titles. The answer holds the new figures; the catalogue gets them a moment later. */
@Injectable()
export class RatingsService {
  constructor(
    @InjectModel('Rating') private readonly ratings: Model<RatingRecord>,
    private readonly votes: Votes,
    private readonly counts: VoteCounts,
    private readonly teller: FiguresTeller,
    private readonly titles: TitlesService,
  ) {}

  /** Return a page of a member's ratings. */
  async page(
    { id }: OwnMember,
    { sort = 'recent', ...page }: OwnRatingsQuery,
  ): Promise<ListPage<RatedTitle>> {
    const found = await findPage(this.ratings, { filter: { memberId: id }, sort: ORDERS[sort] }, page);
    return { ...found, items: await this.rated(found.items) };
  }

  /** Return ratings with their titles. */
  async rated(ratings: readonly RatingRecord[]): Promise<RatedTitle[]> {
    const titles = await this.titles.refs(ratings.map(({ titleId }) => titleId));
    return knownItems(ratings, titles, ({ halfSteps, ratedAt }, title) => ({
      title,
      rating: toRating(halfSteps),
      ratedAt: ratedAt.toISOString(),
    }));
  }

  /** Return what a member gives a title. @throws NotFoundException */
  async of({ id }: OwnMember, slug: string): Promise<TitleRating> {
    const titleId = await this.titles.idOf(slug);
    const found = await this.ratings.findOne({ memberId: id, titleId }).lean<RatingRecord>().exec();
    if (found) return withVotes(found, await this.counts.of(titleId));
    throw new NotFoundException(`You have not rated "${slug}".`);
  }

  /** Rate a title. @throws NotFoundException */
  async set({ id }: OwnMember, slug: string, rating: number): Promise<TitleRating> {
    const titleId = await this.titles.idOf(slug);
    const given = { halfSteps: toHalfSteps(rating), ratedAt: new Date() };
    const votes = await this.votes.set(id, titleId, given);
    this.teller.tell();
    return withVotes(given, votes);
  }

  /** Take a rating back. @throws NotFoundException where there is no such title */
  async remove({ id }: OwnMember, slug: string): Promise<void> {
    const titleId = await this.titles.idOf(slug);
    await this.votes.remove(id, titleId);
    this.teller.tell();
  }
}

/** Return a rating as its member reads it, with the votes of its title. */
const withVotes = ({ halfSteps, ratedAt }: GivenRating, { sum, count }: VoteCount): TitleRating => ({
  rating: toRating(halfSteps),
  ratedAt: ratedAt.toISOString(),
  average: count === 0 ? null : toRating(sum) / count,
  votes: count,
});
