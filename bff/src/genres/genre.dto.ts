import { ApiInteger } from '@sinima/api/http/api-property';
import { Samples } from '@sinima/api/http/samples.decorator';

/** A genre that titles have. */
@Samples<Genre>(
  { name: 'comedy', titleCount: 9 },
  { name: 'crime', titleCount: 7 },
  { name: 'documentary', titleCount: 4 },
  { name: 'drama', titleCount: 18 },
  { name: 'family', titleCount: 6 },
  { name: 'historical', titleCount: 3 },
  { name: 'romance', titleCount: 8 },
  { name: 'thriller', titleCount: 5 },
)
export class Genre {
  /**
   * A lower-case English word, as in `genres` of a title.
   * @example "drama"
   */
  name!: string;

  @ApiInteger({ minimum: 1 })
  titleCount!: number;
}
