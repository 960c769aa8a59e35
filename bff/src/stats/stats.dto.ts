import { ApiInteger } from '../http/api-property.js';

/** How large the catalogue and its community are. */
export class Stats {
  @ApiInteger({ minimum: 0 })
  totalTitles!: number;

  @ApiInteger({ minimum: 0 })
  totalPeople!: number;

  @ApiInteger({ minimum: 0 })
  totalReviews!: number;

  @ApiInteger({ minimum: 0 })
  totalMembers!: number;
}
