import type { Catalogue } from '@sinima/data/catalogue';
import { stableId } from '@sinima/api/database/stable-id';
import type { FestivalRecord } from './festival.schema.ts';

/** Return the catalogue's festivals as records. */
export function festivalRecords({ festivals }: Catalogue): FestivalRecord[] {
  return festivals.map((festival, order) => ({
    ...festival,
    _id: stableId('festival', festival.slug),
    order,
  }));
}
