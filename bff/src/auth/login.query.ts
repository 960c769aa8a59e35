import { IsOptional, IsString, MaxLength } from 'class-validator';

/** The parameters of `GET /api/login`. */
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
