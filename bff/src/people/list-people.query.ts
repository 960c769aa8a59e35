import { ApiProperty } from '@nestjs/swagger';
import { PEOPLE_SORTS, type PeopleSort } from '@sinima/contracts/vocabulary';
import { IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { AllMeansAbsent } from '@sinima/api/http/all-means-absent';
import { NameOf } from '@sinima/api/http/name-of.decorator';
import { PagingQuery } from '@sinima/api/http/paging.query';

/** The query of `GET /api/people`. Filters are joined by "and". */
export class ListPeopleQuery extends PagingQuery {
  /**
   * Substring of the name, whatever its case and diacritics.
   * @example "genevieve"
   */
  @IsOptional()
  @IsString()
  @MaxLength(100)
  search?: string;

  /**
   * What the person is known for, whatever its case.
   * @example "Director"
   */
  @NameOf()
  role?: string;

  /**
   * English name, whatever its case.
   * @example "Ghana"
   */
  @NameOf()
  country?: string;

  /**
   * First letter of the name, whatever its case and diacritics: `s` finds "Ṣadé". `all` is no filter.
   * @example "g"
   */
  @ApiProperty({ type: String, required: false, pattern: '^[A-Za-z]$' })
  @AllMeansAbsent()
  @IsOptional()
  @Matches(/^[A-Za-z]$/, { message: 'letter must be one letter from a to z' })
  letter?: string;

  /** `renown`: featured people, then people with the most credits; `name`: A to Z. */
  @ApiProperty({ enum: PEOPLE_SORTS, enumName: 'PeopleSort', required: false })
  @IsIn(PEOPLE_SORTS)
  sort: PeopleSort = 'renown';
}
