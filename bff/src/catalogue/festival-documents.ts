import type { FestivalRecord } from '../festivals/festival.schema.js';
import { stableId } from '../database/stable-id.js';
import type { Catalogue } from '@sinima/data/catalogue';

/** The seed's festivals as documents. */
export function festivalDocuments({ festivals }: Catalogue): FestivalRecord[] {
  return festivals.map((festival, order) => ({
    ...festival,
    _id: stableId('festival', festival.slug),
    order,
  }));
}
