import { languageCodes, type Language } from '@sinima/contracts/languages';
import { IsIn, IsOptional } from 'class-validator';
import * as messages from '../texts/account.messages.js';

/** What the account page says was done. */
export const DONE = {
  profile: messages.profileSaved,
  session: messages.browserSignedOut,
} as const;

/** The query of the account page. */
export class AccountPageQuery {
  @IsOptional()
  @IsIn(Object.keys(DONE))
  done?: keyof typeof DONE;

  /** Of the page. */
  @IsOptional()
  @IsIn(languageCodes)
  language?: Language;
}
