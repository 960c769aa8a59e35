import { ApiFormat, ApiWord } from '@sinima/api/http/api-property';

/** `limited`: nothing new is published, liked, followed or reported. `suspended`: nothing is written, and ratings do not count. */
export const LIMIT_KINDS = ['limited', 'suspended'] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];

/** What a member whose account is limited is told. */
export class AccountLimit {
  @ApiWord(LIMIT_KINDS, 'AccountLimitKind')
  kind!: LimitKind;

  /** The moderator’s reason. */
  why!: string;

  /** Null: until it is taken back. */
  @ApiFormat('date-time')
  until!: string | null;

  /** Id of the decision, which can be appealed. */
  decision!: string;
}
