import { ApiInteger, ApiWord } from '@sinima/api/http/api-property';

/** What words of a query can filter titles by. `search` is a part of their names, `platform` a filter of streaming titles. */
export const SEARCH_FILTERS = [
  'type',
  'status',
  'country',
  'language',
  'platform',
  'genre',
  'decade',
  'year',
  'search',
] as const;
export type SearchFilterName = (typeof SEARCH_FILTERS)[number];

/** A filter that words of a query mean. */
export class UnderstoodFilter {
  /** As lists of titles name it. */
  @ApiWord(SEARCH_FILTERS, 'SearchFilterName')
  name!: SearchFilterName;

  /**
   * As lists of titles take it.
   * @example "Senegal"
   */
  value!: string;

  /**
   * The words that mean it.
   * @example "senegalese"
   */
  words!: string;

  /** The query that takes these words literally, as parts of names: they are in quotation marks. */
  literally!: string;

  /** The query without these words. */
  without!: string;
}

/** What a query was understood to say. Titles that pass all filters, if there are any, are among those that were found. */
export class Understanding {
  filters!: UnderstoodFilter[];

  /** The query that takes all words literally. */
  literally!: string;

  /** How many films pass; from 10000, at least as many. */
  @ApiInteger({ minimum: 0 })
  movies!: number;

  /** How many series pass; from 10000, at least as many. */
  @ApiInteger({ minimum: 0 })
  series!: number;

  /** They are filtered by a platform, and which titles it has is sample data. */
  availabilityIsSample!: boolean;
}
