import { IsIn, IsOptional } from 'class-validator';

/** What the account page says was done. */
export const DONE = {
  profile: 'Your profile is saved.',
  session: 'That browser is signed out.',
} as const;

/** The query of the account page. */
export class AccountPageQuery {
  @IsOptional()
  @IsIn(Object.keys(DONE))
  done?: keyof typeof DONE;
}
