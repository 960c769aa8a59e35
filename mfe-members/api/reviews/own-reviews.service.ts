import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { findPage } from '@sinima/api/database/find-page';
import type { ListPage, PageRequest } from '@sinima/api/http/list-page';
import { Types, type Model } from 'mongoose';
import type { OwnMember } from '../account/own-member.ts';
import { assertMayPublish } from '../access/may-publish.ts';
import { WriteLimits } from '../access/write-limits.ts';
import { changeRecord } from '../database/change-record.ts';
import { Likes } from '../likes/likes.ts';
import { CasesService } from '../cases/cases.service.ts';
import { TextChecks } from './text-checks.ts';
import { TitlesService } from '../titles/titles.service.ts';
import type { OwnReview, ReviewVersion, WriteReview } from './member-review.dto.ts';
import type { ReviewRecord } from './review.schema.ts';
import { toOwnReview, versionsOf } from './own-review.ts';
import { ShownReviews } from './shown-reviews.ts';
import { writtenReview } from './written-review.ts';

/** The reviews of one member: one of a title. */
@Injectable()
export class OwnReviewsService {
  constructor(
    @InjectModel('Review') private readonly reviews: Model<ReviewRecord>,
    private readonly titles: TitlesService,
    private readonly shown: ShownReviews,
    private readonly checks: TextChecks,
    private readonly cases: CasesService,
    private readonly likes: Likes,
    private readonly limits: WriteLimits,
  ) {}

  /** Return a page of a member's reviews, with those that nobody else reads. */
  async page({ id }: OwnMember, page: PageRequest): Promise<ListPage<OwnReview>> {
    const query = { filter: { memberId: id }, sort: { createdAt: -1, _id: -1 } } as const;
    const found = await findPage(this.reviews, query, page);
    return { ...found, items: await this.shown.of(found.items, toOwnReview) };
  }

  /** Return a member's review of a title. @throws NotFoundException */
  async of(member: OwnMember, slug: string): Promise<OwnReview> {
    const [own] = await this.shown.of([await this.stored(member, slug)], toOwnReview);
    return own!;
  }

  /** Return the versions of a member's review, the latest first. @throws NotFoundException */
  async history(member: OwnMember, slug: string): Promise<ReviewVersion[]> {
    return versionsOf(await this.stored(member, slug));
  }

  /** Write a review, or change it. @throws ForbiddenException where the account is limited */
  async write(member: OwnMember, slug: string, review: WriteReview): Promise<OwnReview> {
    assertMayPublish(member);
    const titleId = await this.titles.idOf(slug);
    await this.limits.check(member.id, 'review');
    await this.put(member.id, titleId, review);
    return this.of(member, slug);
  }

  /** Write a member's review of a title where there is none yet. Return whether there was none. */
  async writeFirst(memberId: Types.ObjectId, titleId: Types.ObjectId, review: WriteReview): Promise<boolean> {
    if (await this.reviews.exists({ memberId, titleId })) return false;
    await this.limits.check(memberId, 'importedReview');
    await this.put(memberId, titleId, review);
    return true;
  }

  /** Delete a member's review, with its likes. @throws NotFoundException */
  async remove(member: OwnMember, slug: string): Promise<void> {
    await this.removeStored(await this.stored(member, slug));
  }

  /** Delete a review, with its likes. */
  async removeStored({ _id }: Pick<ReviewRecord, '_id'>): Promise<void> {
    await this.reviews.deleteOne({ _id });
    await this.likes.forget('review', _id);
    await this.cases.settle('review', _id);
  }

  private async put(memberId: Types.ObjectId, titleId: Types.ObjectId, review: WriteReview): Promise<void> {
    const known = await this.reviews.findOne({ memberId, titleId }).lean<ReviewRecord>().exec();
    const holding = await this.checks.ofReview(memberId, review.text, known?._id);
    const stored = await changeRecord(this.reviews, { memberId, titleId }, (before) =>
      writtenReview(before, { memberId, titleId, review, holding }),
    );
    if (stored && holding.why !== undefined && stored.visibleFrom > new Date() && !stored.isRemoved) {
      const subject = { kind: 'review', subjectId: stored._id, authorId: memberId } as const;
      await this.cases.open(subject, 'held', holding.checks);
    }
  }

  private async stored({ id }: OwnMember, slug: string): Promise<ReviewRecord> {
    const titleId = await this.titles.idOf(slug);
    const review = await this.reviews.findOne({ memberId: id, titleId }).lean<ReviewRecord>().exec();
    if (review) return review;
    throw new NotFoundException(`You have not reviewed "${slug}".`);
  }
}
