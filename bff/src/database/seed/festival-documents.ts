import type { FestivalRecord } from '../../festivals/festival.schema.js';
import { stableId } from '../stable-id.js';
import type { SeedCatalogue } from './seed-catalogue.js';

/** The seed's festivals as documents. */
export function festivalDocuments({ festivals }: SeedCatalogue): FestivalRecord[] {
  return festivals.map((festival, order) => ({
    ...festival,
    _id: stableId('festival', festival.slug),
    order,
  }));
}
