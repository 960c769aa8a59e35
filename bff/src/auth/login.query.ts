import { IsOptional, IsString, MaxLength } from 'class-validator';

/** What `GET /api/login` can be told. */
export class LoginQuery {
  /**
   * Path of the page to come back to; anything else than a path of this site is the home page.
   * @example "/title/king-of-boys"
   */
  @IsOptional()
  @IsString()
  @MaxLength(2_000)
  return?: string;
}
