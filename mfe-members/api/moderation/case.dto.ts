import { CASE_CAUSES, SUBJECT_KINDS, type CaseCause, type SubjectKind } from '../cases/words.ts';
import { ApiFormat, ApiId, ApiInteger, ApiWord, ApiWords } from '@sinima/api/http/api-property';
import { Samples } from '@sinima/api/http/samples.decorator';
import { TitleRef } from '@sinima/api/titles/title-card.dto';
import { AccountLimit } from '../account/limit.dto.ts';
import { REPORT_REASONS, type ReportReason } from '../reports/report.dto.ts';
import { Decision } from './decision.dto.ts';

/** What members say of something; nobody reads who said it. */
@Samples<ReportedReason>({
  reason: 'spoiler',
  note: 'A sample note.',
  reportedAt: '2026-01-16T19:30:00.000Z',
})
export class ReportedReason {
  @ApiWord(REPORT_REASONS, 'ReportReason')
  reason!: ReportReason;

  note!: string | null;

  @ApiFormat('date-time')
  reportedAt!: string;
}

/** The member whom a case concerns, as moderators see them. */
@Samples<CaseAuthor>({ handle: 'sample-member', displayName: 'Sample Member', removedCount: 0, limit: null })
export class CaseAuthor {
  handle!: string;
  displayName!: string;

  /** How many of the member’s reviews and lists were removed before. */
  @ApiInteger({ minimum: 0 })
  removedCount!: number;

  limit!: AccountLimit | null;
}

/** Something that moderators decide about. */
@Samples<ModerationCase>({
  kind: 'review',
  subject: '5f1d7f3a9b2c4d5e6f708192',
  causes: ['reported'],
  checks: [],
  text: 'This is a sample. In the end, the road wins.',
  hasSpoilers: false,
  openedAt: '2026-01-16T19:30:00.000Z',
  isOpen: true,
})
export class ModerationCase {
  @ApiId()
  id!: string;

  @ApiWord(SUBJECT_KINDS, 'SubjectKind')
  kind!: SubjectKind;

  /** Id of a review, key of a list, or handle of a member. Null: it was deleted. */
  subject!: string | null;

  /** Why it is here. */
  @ApiWords(CASE_CAUSES, 'CaseCause')
  causes!: CaseCause[];

  /**
   * What the checks found, such as links or another review with this text.
   * @example ["It has a link."]
   */
  checks!: string[];

  /** The review, or name and description of the list. Null: it was deleted, or a member is meant. */
  text!: string | null;

  hasSpoilers!: boolean;

  /** Of a review. */
  title!: TitleRef | null;

  /** Null: the account was deleted. */
  author!: CaseAuthor | null;

  reports!: ReportedReason[];

  /** The latest first. */
  decisions!: Decision[];

  @ApiFormat('date-time')
  openedAt!: string;

  isOpen!: boolean;
}

/** What a recount of ratings found. */
@Samples<Recount>({ titles: 120, corrected: 0 })
export class Recount {
  /** How many titles were counted. */
  @ApiInteger({ minimum: 0 })
  titles!: number;

  /** How many of them had another sum or count before. */
  @ApiInteger({ minimum: 0 })
  corrected!: number;
}
