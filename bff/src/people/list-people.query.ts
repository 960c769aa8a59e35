import { IsOptional, IsString, MaxLength } from 'class-validator';
import { NameOf } from '../http/name-of.decorator.js';
import { PagingQuery } from '../http/paging.query.js';

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
}
