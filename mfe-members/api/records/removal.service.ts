import { Injectable, ServiceUnavailableException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { OwnMember } from '../account/own-member.ts';
import { OnceInterceptor } from '../access/once.interceptor.ts';
import { WriteLimits } from '../access/write-limits.ts';
import { AccountsService } from '../account/accounts.service.ts';
import { inTime } from '../database/in-time.ts';
import type { ViewingRecord } from '../diary/diary.schema.ts';
import { FiguresTeller } from '../votes/figures-teller.ts';
import { FollowsService } from '../follows/follows.service.ts';
import { Likes } from '../likes/likes.ts';
import type { ListRecord } from '../lists/list.schema.ts';
import { ListAuthorsService } from '../lists/list-authors.service.ts';
import { OwnListsService } from '../lists/own-lists.service.ts';
import type { CaseRecord } from '../cases/case.schema.ts';
import { OwnDecisionsService } from '../moderation/own-decisions.service.ts';
import { Votes } from '../votes/votes.ts';
import { ReportsService } from '../reports/reports.service.ts';
import { OwnReviewsService } from '../reviews/own-reviews.service.ts';
import type { ReviewRecord } from '../reviews/review.schema.ts';
import type { SavedRecord } from '../saved/saved.schema.ts';

/** Deletes all that is a member's own. Cut off, it is done again from the start, and ends the same. */
@Injectable()
export class RemovalService {
  constructor(
    @InjectModel('Viewing') private readonly viewings: Model<ViewingRecord>,
    @InjectModel('Saved') private readonly saved: Model<SavedRecord>,
    @InjectModel('Review') private readonly reviewRecords: Model<ReviewRecord>,
    @InjectModel('List') private readonly listRecords: Model<ListRecord>,
    @InjectModel('Case') private readonly cases: Model<CaseRecord>,
    private readonly votes: Votes,
    private readonly teller: FiguresTeller,
    private readonly reviews: OwnReviewsService,
    private readonly lists: OwnListsService,
    private readonly listAuthors: ListAuthorsService,
    private readonly likes: Likes,
    private readonly follows: FollowsService,
    private readonly reports: ReportsService,
    private readonly decisions: OwnDecisionsService,
    private readonly once: OnceInterceptor,
    private readonly limits: WriteLimits,
    private readonly accounts: AccountsService,
  ) {}

  /** @throws ServiceUnavailableException where it takes longer than a call may: done again, the call waits for the rest */
  async remove({ id }: Pick<OwnMember, 'id'>): Promise<void> {
    if (await inTime(this.removeAll(id))) return;
    throw new ServiceUnavailableException('Your records are being deleted. Please send the call again.');
  }

  private async removeAll(memberId: Types.ObjectId): Promise<void> {
    await this.votes.removeAll(memberId);
    this.teller.tell();
    await this.viewings.deleteMany({ memberId });
    await this.saved.deleteMany({ memberId });
    for (const review of await this.reviewRecords.find({ memberId }, { _id: 1 }).lean<ReviewRecord[]>()) {
      await this.reviews.removeStored(review);
    }
    for (const list of await this.listRecords.find({ memberId }, { _id: 1 }).lean<ListRecord[]>()) {
      await this.lists.removeStored(list);
    }
    await this.listAuthors.forget(memberId);
    await this.likes.removeAll(memberId);
    await this.follows.forget(memberId);
    await this.reports.forget(memberId);
    await this.decisions.forget(memberId);
    await this.cases.deleteMany({ authorId: memberId });
    await this.once.forget(memberId);
    await this.limits.forget(memberId);
    await this.accounts.remove(memberId);
  }
}
