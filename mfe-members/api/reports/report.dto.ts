import { ApiFormat, ApiId, ApiWord } from '@sinima/api/http/api-property';
import { Samples } from '@sinima/api/http/samples.decorator';
import { IsIn, IsString, MaxLength } from 'class-validator';
import { SUBJECT_KINDS, type SubjectKind } from '../cases/words.ts';
import { IsWritten, NOTE_LENGTH } from '../text/is-written.decorator.ts';

/** Why. */
export const REPORT_REASONS = ['spam', 'abuse', 'spoiler', 'wrong'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** `open`: nobody has decided yet. */
export const REPORT_STATES = ['open', 'decided'] as const;

/** Something to report. */
export class MakeReport {
  @ApiWord(SUBJECT_KINDS, 'SubjectKind')
  @IsIn(SUBJECT_KINDS)
  kind!: SubjectKind;

  /**
   * Id of a review, key of a list, or handle of a member.
   * @example "5f1d7f3a9b2c4d5e6f708192"
   */
  @IsString()
  @MaxLength(60)
  subject!: string;

  @ApiWord(REPORT_REASONS, 'ReportReason')
  @IsIn(REPORT_REASONS)
  reason!: ReportReason;

  /** For the moderators alone. */
  @IsWritten({ most: NOTE_LENGTH, emptyIs: null })
  note?: string | null;
}

/** A report, as the member who made it reads it. */
@Samples<Report>({ kind: 'review', reason: 'spoiler', state: 'open', reportedAt: '2026-01-16T19:30:00.000Z' })
export class Report {
  @ApiId()
  id!: string;

  @ApiWord(SUBJECT_KINDS, 'SubjectKind')
  kind!: SubjectKind;

  @ApiWord(REPORT_REASONS, 'ReportReason')
  reason!: ReportReason;

  @ApiWord(REPORT_STATES, 'ReportState')
  state!: (typeof REPORT_STATES)[number];

  @ApiFormat('date-time')
  reportedAt!: string;
}
