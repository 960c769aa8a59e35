import { ApiProperty } from '@nestjs/swagger';
import { IsInt, IsString, Max, MaxLength, Min } from 'class-validator';
import { FromDigits } from '@sinima/api/http/from-digits';
import { IsNotBlank } from '@sinima/api/http/is-not-blank';
import { PagingQuery } from '@sinima/api/http/paging.query';

/** The longest text that is looked for, in characters. */
export const MAX_QUERY_LENGTH = 100;

/** The query of `GET /api/search`. The paging is that of titles and people each. */
export class SearchQuery extends PagingQuery {
  /**
   * Words of a name in any order, or what titles can be filtered by: countries, languages, genres, years, platforms ("senegalese comedies 2010s"); whatever case and diacritics. Words in quotation marks are names. Where nothing is spelled so, typos, a word too many and words run together are forgiven.
   * @example "king boys"
   */
  @ApiProperty({ minLength: 1, maxLength: MAX_QUERY_LENGTH })
  @IsString()
  @MaxLength(MAX_QUERY_LENGTH)
  @IsNotBlank()
  q!: string;
}

/** The query of `GET /api/suggest`. */
export class SuggestQuery {
  /** @example "genev" */
  @ApiProperty({ minLength: 1, maxLength: MAX_QUERY_LENGTH })
  @IsString()
  @MaxLength(MAX_QUERY_LENGTH)
  @IsNotBlank()
  q!: string;

  @ApiProperty({ type: 'integer', required: false })
  @FromDigits()
  @IsInt()
  @Min(1)
  @Max(20)
  limit: number = 8;
}
