import type { SubjectKind } from '../cases/words.ts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { AccountsService } from '../account/accounts.service.ts';
import { changeRecord } from '../database/change-record.ts';
import { writes } from '../lists/list-authors.ts';
import type { ListRecord } from '../lists/list.schema.ts';
import { textsOf } from '../lists/changed-list.ts';
import type { ReviewRecord } from '../reviews/review.schema.ts';

/** Shared by reviews and lists as subjects of moderation. */
interface Moderated {
  readonly visibleFrom: Date;
  readonly isRemoved: boolean;
  readonly removedBecause?: string | null;
  readonly removedBy?: Types.ObjectId | null;
}

/** Something that moderators decide about, as they see it. */
export interface SeenSubject extends Partial<Moderated> {
  /** Id of a review, key of a list, or handle of a member. */
  readonly subject: string;
  /** Undefined: a member. */
  readonly text?: string;
  readonly hasSpoilers: boolean;
  /** Of a review. */
  readonly titleId?: Types.ObjectId;
}

interface Which {
  readonly kind: SubjectKind;
  readonly subjectId: Types.ObjectId;
}

interface Owned {
  /** Absent: the account is deleted. */
  readonly authorId?: Types.ObjectId | null | undefined;
}

/** The reviews, lists and members that moderators decide about. */
@Injectable()
export class Subjects {
  constructor(
    @InjectModel('Review') private readonly reviews: Model<ReviewRecord>,
    @InjectModel('List') private readonly lists: Model<ListRecord>,
    private readonly accounts: AccountsService,
  ) {}

  /** Return something; undefined: it was deleted. */
  async seen({ kind, subjectId }: Which): Promise<SeenSubject | undefined> {
    if (kind === 'member') {
      const account = await this.accounts.byId(subjectId);
      return account && { subject: account.handle, hasSpoilers: false };
    }
    if (kind === 'list') {
      const list = await this.lists.findById(subjectId).lean<ListRecord>().exec();
      return list
        ? { ...list, subject: list.key, text: textsOf(list).join('\n'), hasSpoilers: false }
        : undefined;
    }
    const review = await this.reviews.findById(subjectId).lean<ReviewRecord>().exec();
    if (!review) return undefined;
    const hasSpoilers = review.hasSpoilers || review.spoilersBy != null;
    return { ...review, subject: review._id.toHexString(), hasSpoilers };
  }

  /** Return whether something is a member’s own, or a list that the member writes together with others. */
  async isOf({ kind, subjectId, authorId }: Which & Owned, memberId: Types.ObjectId): Promise<boolean> {
    if (authorId?.equals(memberId)) return true;
    const list = kind === 'list' && (await this.lists.findById(subjectId).lean<ListRecord>().exec());
    return list ? writes(list, memberId) : false;
  }

  /** How many of a member's reviews and lists are removed. */
  async removedCount(memberId: Types.ObjectId): Promise<number> {
    const filter = { memberId, isRemoved: true };
    const counts = await Promise.all([
      this.reviews.countDocuments(filter),
      this.lists.countDocuments(filter),
    ]);
    return counts[0] + counts[1];
  }

  /** Change how a review or list stands; undefined takes a field away. */
  async change({ kind, subjectId }: Which, change: (before: Moderated) => Partial<Moderated>): Promise<void> {
    if (kind === 'list') {
      await changeRecord(this.lists, { _id: subjectId }, (list) => list && { ...list, ...change(list) });
    }
    if (kind === 'review') {
      await changeRecord(
        this.reviews,
        { _id: subjectId },
        (review) => review && { ...review, ...change(review) },
      );
    }
  }

  /** Mark a review as one that tells too much, or no more. */
  async markSpoilers(
    id: Types.ObjectId,
    next: (before: ReviewRecord) => Pick<ReviewRecord, 'spoilersBy' | 'spoilersBecause'>,
  ): Promise<void> {
    await changeRecord(this.reviews, { _id: id }, (review) => review && { ...review, ...next(review) });
  }
}
