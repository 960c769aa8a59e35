import { ApiInteger } from '@sinima/api/http/api-property';
import { Samples } from '@sinima/api/http/samples.decorator';

/** A word that titles can be filtered by. */
@Samples<FilterWord>(
  { name: 'Nigeria', titleCount: 14 },
  { name: 'Ghana', titleCount: 8 },
  { name: 'Senegal', titleCount: 5 },
)
export class FilterWord {
  /**
   * An English name, as in `countries` or `languages` of a title.
   * @example "Nigeria"
   */
  name!: string;

  @ApiInteger({ minimum: 1 })
  titleCount!: number;
}

/** Ten years that titles can be filtered by. */
@Samples<Decade>(
  { decade: 2020, titleCount: 12 },
  { decade: 2010, titleCount: 9 },
  { decade: 1990, titleCount: 3 },
)
export class Decade {
  /**
   * The first of the ten years.
   * @example 1990
   */
  @ApiInteger()
  decade!: number;

  @ApiInteger({ minimum: 1 })
  titleCount!: number;
}

/** What titles can be filtered by, beside type, status, year and genre. */
export class TitleFilters {
  /** Those of Africa first, and among these those with most titles. */
  countries!: FilterWord[];

  /** Those with most titles first. */
  languages!: FilterWord[];

  /** The latest first. */
  decades!: Decade[];
}
