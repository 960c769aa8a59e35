import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter, Types } from 'mongoose';
import type { ViewingRecord } from '../diary/diary.schema.ts';
import { DiaryService } from '../diary/diary.service.ts';
import { FollowsService } from '../follows/follows.service.ts';
import { LikedService } from '../liked/liked.service.ts';
import { roleOf } from '../lists/list-authors.ts';
import type { ListRecord } from '../lists/list.schema.ts';
import { ShownLists } from '../lists/shown-lists.ts';
import type { DecisionRecord } from '../moderation/decision.schema.ts';
import { ShownDecisions } from '../moderation/shown-decisions.ts';
import type { RatingRecord } from '../votes/rating.schema.ts';
import { RatingsService } from '../ratings/ratings.service.ts';
import type { ReportRecord } from '../reports/report.schema.ts';
import { ReportsService } from '../reports/reports.service.ts';
import { toOwnReview, versionsOf } from '../reviews/own-review.ts';
import type { ReviewRecord } from '../reviews/review.schema.ts';
import { ShownReviews } from '../reviews/shown-reviews.ts';
import { SavedService } from '../saved/saved.service.ts';
import type { SavedRecord } from '../saved/saved.schema.ts';
import type { ExportedReview, MemberExport } from './export.dto.ts';

/** How many records are read at a time; reviews and lists are long. */
const BATCH = 50;
const LONG_BATCH = 1;

/** The sections of an export. */
export type ExportedLists = Omit<MemberExport, 'format' | 'exportedAt' | 'next'>;

/** Records from a place on, as they are stored, and their form in the export. */
interface ExportedBatch {
  /** How many were read. */
  readonly read: number;
  readonly isLast: boolean;
  readonly items: readonly unknown[];
}

/** Reads a batch of a member's records. */
type Section = (memberId: Types.ObjectId, skip: number) => Promise<ExportedBatch>;

/** The kinds of a member's records, each with how it is read. */
@Injectable()
export class ExportSections {
  readonly all: readonly (readonly [keyof ExportedLists, Section])[];

  constructor(
    @InjectModel('Rating') ratings: Model<RatingRecord>,
    @InjectModel('Viewing') viewings: Model<ViewingRecord>,
    @InjectModel('Review') reviews: Model<ReviewRecord>,
    @InjectModel('List') lists: Model<ListRecord>,
    @InjectModel('Saved') saved: Model<SavedRecord>,
    @InjectModel('Report') reports: Model<ReportRecord>,
    @InjectModel('Decision') decisions: Model<DecisionRecord>,
    rated: RatingsService,
    diary: DiaryService,
    shownReviews: ShownReviews,
    shownLists: ShownLists,
    marks: SavedService,
    likes: LikedService,
    follows: FollowsService,
    reported: ReportsService,
    shownDecisions: ShownDecisions,
  ) {
    const pageAt = (skip: number) => ({ page: Math.floor(skip / BATCH) + 1, pageSize: BATCH });
    const likedOrFollowed = async (
      found: Promise<{ items: readonly unknown[]; total: number }>,
      skip: number,
    ) => {
      const { items, total } = await found;
      return { read: BATCH, isLast: skip + BATCH >= total, items };
    };
    this.all = [
      [
        'ratings',
        stored(
          ratings,
          (memberId) => ({ memberId }),
          (some) => rated.rated(some),
        ),
      ],
      [
        'diary',
        stored(
          viewings,
          (memberId) => ({ memberId }),
          (some) => diary.entries(some),
        ),
      ],
      [
        'reviews',
        stored(
          reviews,
          (memberId) => ({ memberId }),
          (some) => shownReviews.of(some, toExported),
          LONG_BATCH,
        ),
      ],
      [
        'lists',
        stored(
          lists,
          (memberId) => ({ memberId }),
          (some) => wholeLists(shownLists, some),
          LONG_BATCH,
        ),
      ],
      [
        'saved',
        stored(
          saved,
          (memberId) => ({ memberId }),
          (some) => marks.shown(some),
        ),
      ],
      ['likedReviews', (id, skip) => likedOrFollowed(likes.reviews({ id }, pageAt(skip)), skip)],
      ['likedLists', (id, skip) => likedOrFollowed(likes.lists({ id }, pageAt(skip)), skip)],
      ['followedMembers', (id, skip) => likedOrFollowed(follows.page({ id }, pageAt(skip)), skip)],
      [
        'reports',
        stored(
          reports,
          (reporterId) => ({ reporterId }),
          (some) => reported.shown(some),
        ),
      ],
      [
        'decisions',
        stored(
          decisions,
          (authorId) => ({ authorId }),
          (some) => shownDecisions.of(some),
        ),
      ],
      [
        'sharedLists',
        stored(
          lists,
          (memberId) => ({ 'authors.memberId': memberId }),
          (some, reader) => sharedLists(shownLists, some, reader),
        ),
      ],
    ];
  }
}

/** Return how a collection is read: the member's records in the order of their ids. */
function stored<Stored extends { readonly _id: Types.ObjectId }>(
  model: Model<Stored>,
  filterOf: (memberId: Types.ObjectId) => object,
  toItems: (records: readonly Stored[], memberId: Types.ObjectId) => Promise<readonly unknown[]>,
  batch = BATCH,
): Section {
  return async (memberId, skip) => {
    const records = (await model
      .find(filterOf(memberId) as QueryFilter<Stored>)
      .sort({ _id: 1 })
      .skip(skip)
      .limit(batch)
      .lean()
      .exec()) as Stored[];
    return { read: batch, isLast: records.length < batch, items: await toItems(records, memberId) };
  };
}

const toExported = (shown: Parameters<typeof toOwnReview>[0], review: ReviewRecord): ExportedReview => ({
  ...toOwnReview(shown, review),
  history: versionsOf(review),
});

const wholeLists = (shown: ShownLists, lists: readonly ListRecord[]) =>
  Promise.all(lists.map((list) => shown.whole(list, list.memberId)));

const sharedLists = (shown: ShownLists, lists: readonly ListRecord[], reader: Types.ObjectId) =>
  shown.cards(
    lists.filter((list) => roleOf(list, reader) !== undefined),
    reader,
  );
