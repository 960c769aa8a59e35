import { ApiFormat, ApiInteger, ApiWord } from '@sinima/api/http/api-property';
import { Samples } from '@sinima/api/http/samples.decorator';
import { STANDINGS, type Standing } from './standing.ts';

export const AUTHOR_KINDS = ['member', 'former-member', 'visitor'] as const;
export type AuthorKind = (typeof AUTHOR_KINDS)[number];

/** The author of edits, as everybody reads it. */
@Samples<EditAuthor>({
  number: 1_730_441,
  kind: 'member',
  handle: 'sample-member',
  displayName: 'Sample Member',
  standing: 'beginner',
})
export class EditAuthor {
  /** Random; the catalogue’s log has it in place of a name. */
  @ApiInteger({ minimum: 1 })
  number!: number;

  /** `visitor`: without an account. */
  @ApiWord(AUTHOR_KINDS, 'EditAuthorKind')
  kind!: AuthorKind;

  /** Null: the profile is private, or there is none. */
  handle!: string | null;

  displayName!: string | null;

  @ApiWord(STANDINGS, 'EditStanding')
  standing!: Standing;
}

/** That somebody was made an editor, or ceased to be one. */
@Samples<Appointment>({ isEditor: true, reason: null, appointedAt: '2026-01-16T19:30:00.000Z' })
export class Appointment {
  editor!: EditAuthor;

  isEditor!: boolean;

  /** Null: a setting of the site names this editor. */
  by!: EditAuthor | null;

  reason!: string | null;

  @ApiFormat('date-time')
  appointedAt!: string;
}
