import { ApiProperty } from '@nestjs/swagger';
import { ApiFormat } from '@sinima/api/http/api-property';
import { MemberRef } from '../account/member-ref.dto.ts';
import { DiaryEntry } from '../diary/diary-entry.dto.ts';
import { MemberList, MemberListCard } from '../lists/member-list.dto.ts';
import { Decision } from '../moderation/decision.dto.ts';
import { RatedTitle } from '../ratings/rating.dto.ts';
import { Report } from '../reports/report.dto.ts';
import { MemberReview, OwnReview, ReviewVersion } from '../reviews/member-review.dto.ts';
import { SavedMark } from '../saved/saved-entry.dto.ts';

/** A review with its history. */
export class ExportedReview extends OwnReview {
  history!: ReviewVersion[];
}

/** What a member has here, or a part of it. */
export class MemberExport {
  /** @example "sinima-member-1" */
  @ApiProperty({ enum: ['sinima-member-1'] })
  format!: 'sinima-member-1';

  /** @example "2026-01-16T19:30:00.000Z" */
  @ApiFormat('date-time')
  exportedAt!: string;

  ratings!: RatedTitle[];
  diary!: DiaryEntry[];
  reviews!: ExportedReview[];
  lists!: MemberList[];
  saved!: SavedMark[];
  likedReviews!: MemberReview[];
  likedLists!: MemberListCard[];
  followedMembers!: MemberRef[];
  reports!: Report[];
  decisions!: Decision[];

  /** Lists of others that the member writes or is invited to. */
  sharedLists!: MemberListCard[];

  /** The parameter `after` of the next part. Null: this is the last one. */
  next!: string | null;
}
