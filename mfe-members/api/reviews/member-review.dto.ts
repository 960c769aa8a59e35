import { ApiProperty } from '@nestjs/swagger';
import { ApiFormat, ApiId, ApiInteger, ApiWord } from '@sinima/api/http/api-property';
import { Samples } from '@sinima/api/http/samples.decorator';
import { TitleRef } from '@sinima/api/titles/title-card.dto';
import { IsBoolean } from 'class-validator';
import { MemberRef } from '../account/member-ref.dto.ts';
import { IsWritten, REVIEW_LENGTH } from '../text/is-written.decorator.ts';

/** `held`: only its author reads it until it has been looked at. `removed`: a moderator took it away. */
export const REVIEW_STATES = ['published', 'held', 'removed'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** A review that a member wrote, as everybody reads it. */
@Samples<MemberReview>({
  text: 'This is a sample. The road is the main character, and it acts everybody else off the screen.',
  hasSpoilers: false,
  rating: 8.5,
  likes: 24,
  createdAt: '2026-01-16T19:30:00.000Z',
  editedAt: null,
})
export class MemberReview {
  @ApiId()
  id!: string;

  title!: TitleRef;

  /** Null: the author’s profile is private. */
  author!: MemberRef | null;

  /** What the author gives the title now. Null: nothing. */
  @ApiProperty({ minimum: 1, maximum: 10, multipleOf: 0.5 })
  rating!: number | null;

  /** Plain text of up to 10,000 characters, with line breaks. */
  text!: string;

  /** The text tells how the story goes on: hide it until the reader asks for it. */
  hasSpoilers!: boolean;

  /** How many members like it. */
  @ApiInteger({ minimum: 0 })
  likes!: number;

  @ApiFormat('date-time')
  createdAt!: string;

  /** Null: it was never changed. */
  @ApiFormat('date-time')
  editedAt!: string | null;
}

/** A review, as its author reads it. */
@Samples<OwnReview>({ state: 'published', heldUntil: null, why: null, decision: null, versions: 1 })
export class OwnReview extends MemberReview {
  @ApiWord(REVIEW_STATES, 'MemberReviewState')
  state!: ReviewState;

  /** Of a held review: when it is published unless a moderator decides before. Null: not before a moderator decides. */
  @ApiFormat('date-time')
  heldUntil!: string | null;

  /** Why it is held, or was removed, or marked as a spoiler. */
  why!: string | null;

  /** Id of the moderator’s decision about it, which can be appealed. */
  decision!: string | null;

  /** How many versions its history has, this one among them. */
  @ApiInteger({ minimum: 1 })
  versions!: number;
}

/** A version of a review. */
@Samples<ReviewVersion>({
  text: 'This is a sample of what the review said before.',
  hasSpoilers: false,
  writtenAt: '2026-01-16T19:30:00.000Z',
})
export class ReviewVersion {
  text!: string;
  hasSpoilers!: boolean;

  @ApiFormat('date-time')
  writtenAt!: string;
}

/** A review to write. */
export class WriteReview {
  /** Plain text. */
  @IsWritten({ most: REVIEW_LENGTH })
  @ApiProperty({ example: 'The road is the main character.' })
  text!: string;

  @IsBoolean()
  hasSpoilers!: boolean;
}
