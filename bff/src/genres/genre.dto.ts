import { ApiInteger } from '../http/api-property.js';

/** A genre that titles have. */
export class Genre {
  /**
   * A lower-case English word, as in `genres` of a title.
   * @example "drama"
   */
  name!: string;

  @ApiInteger({ minimum: 1 })
  titleCount!: number;
}
