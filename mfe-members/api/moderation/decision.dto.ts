import { SUBJECT_KINDS, type SubjectKind } from '../cases/words.ts';
import { ApiProperty } from '@nestjs/swagger';
import { ApiFormat, ApiId, ApiWord } from '@sinima/api/http/api-property';
import { Samples } from '@sinima/api/http/samples.decorator';
import { IsIn, IsISO8601, IsOptional } from 'class-validator';
import { DECISION_LENGTH, IsWritten } from '../text/is-written.decorator.ts';

/**
 * `keep`: all stays, and what is held is published. `remove` and `mark-spoilers`: of a review or list. `limit` and
 * `suspend`: of its author’s account.
 */
export const ACTIONS = ['keep', 'remove', 'mark-spoilers', 'limit', 'suspend'] as const;
export type Action = (typeof ACTIONS)[number];

export const APPEAL_STATES = ['open', 'upheld', 'granted'] as const;
export type AppealState = (typeof APPEAL_STATES)[number];

/** A decision, as everybody reads it in the log. */
@Samples<LoggedDecision>({
  action: 'mark-spoilers',
  kind: 'review',
  reason: 'This is a sample. The second paragraph tells the end.',
  decidedAt: '2026-01-16T19:30:00.000Z',
  until: null,
  undoneAt: null,
  undoReason: null,
})
export class LoggedDecision {
  @ApiId()
  id!: string;

  @ApiWord(ACTIONS, 'ModerationAction')
  action!: Action;

  @ApiWord(SUBJECT_KINDS, 'SubjectKind')
  kind!: SubjectKind;

  /** The moderator’s reason. */
  reason!: string;

  @ApiFormat('date-time')
  decidedAt!: string;

  /** Of `limit` and `suspend`. Null: until it is undone. */
  @ApiFormat('date-time')
  until!: string | null;

  /** Null: it holds. */
  @ApiFormat('date-time')
  undoneAt!: string | null;

  undoReason!: string | null;
}

/** An objection to a decision. */
@Samples<Appeal>({
  text: 'This is a sample. The end is on the poster.',
  madeAt: '2026-01-17T08:00:00.000Z',
  state: 'open',
})
export class Appeal {
  text!: string;

  @ApiFormat('date-time')
  madeAt!: string;

  @ApiWord(APPEAL_STATES, 'AppealState')
  state!: AppealState;
}

/** A decision, as moderators and the member whom it concerns read it. */
@Samples<Decision>({ subject: '5f1d7f3a9b2c4d5e6f708192', excerpt: 'This is a sample.', appeal: null })
export class Decision extends LoggedDecision {
  /** Id of a review, key of a list, or handle of a member. Null: it was deleted. */
  subject!: string | null;

  /** How the text begins that it is about. */
  excerpt!: string | null;

  appeal!: Appeal | null;
}

/** What to decide. */
export class Decide {
  @ApiWord(ACTIONS, 'ModerationAction')
  @IsIn(ACTIONS)
  action!: Action;

  /** Everybody reads it in the log. */
  @ApiProperty({ example: 'The second paragraph tells the end.' })
  @IsWritten({ most: DECISION_LENGTH })
  reason!: string;

  /** Of `limit` and `suspend`; left out: until it is undone. */
  @ApiFormat('date-time')
  @IsOptional()
  @IsISO8601({ strict: true })
  until?: string;
}

/** Why a decision is taken back. */
export class UndoDecision {
  /** Everybody reads it in the log. */
  @ApiProperty({ example: 'The poster tells as much.' })
  @IsWritten({ most: DECISION_LENGTH })
  reason!: string;
}

/** An objection to make. */
export class MakeAppeal {
  @ApiProperty({ example: 'The end is on the poster.' })
  @IsWritten({ most: DECISION_LENGTH })
  text!: string;
}
