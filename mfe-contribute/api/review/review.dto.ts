import { ApiInteger } from '@sinima/api/http/api-property';
import { Samples } from '@sinima/api/http/samples.decorator';
import { IsBoolean } from 'class-validator';
import { IsText, REASON_LENGTH } from '../texts/is-text.decorator.ts';

/** What a member with standing says of an edit. */
export class CastVote {
  @IsBoolean()
  accepts!: boolean;

  /** A “no” needs one. */
  @IsText(REASON_LENGTH, { isOptional: true })
  reason?: string;
}

/** What an editor decides. */
export class DecideEdit {
  @IsBoolean()
  accepts!: boolean;

  /** A refusal needs one, and so does what overrules a “no”. */
  @IsText(REASON_LENGTH, { isOptional: true })
  reason?: string;
}

/** What an author says to a “no”. */
export class AnswerNo {
  @IsText(REASON_LENGTH)
  text!: string;
}

/** Why an editor does something about an author. */
export class GiveReason {
  @IsText(REASON_LENGTH)
  reason!: string;
}

/** How far all edits of an author are undone. */
@Samples<Rollback>({ reverted: 12, refused: 3, conflicts: 0, remaining: 0 })
export class Rollback {
  /** Accepted edits that this call took back. */
  @ApiInteger({ minimum: 0 })
  reverted!: number;

  /** Undecided edits that it refused. */
  @ApiInteger({ minimum: 0 })
  refused!: number;

  /** What could not be taken back, because somebody changed the same facts since: editors look at it. */
  @ApiInteger({ minimum: 0 })
  conflicts!: number;

  /** How many are left: they follow without another call. */
  @ApiInteger({ minimum: 0 })
  remaining!: number;
}
