import { ApiInteger } from '@sinima/api/http/api-property';
import { Samples } from '@sinima/api/http/samples.decorator';

/** How large the catalogue and its community are. */
@Samples<Stats>({ totalTitles: 30, totalPeople: 30, totalReviews: 90, totalMembers: 12 })
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
