import type { ListCard } from './list.dto.js';
import type { ListRecord } from './list.schema.js';

/** A stored list as a card. */
export function toListCard(list: ListRecord): ListCard {
  return {
    id: list._id.toHexString(),
    slug: list.slug,
    name: list.name,
    description: list.description ?? null,
    itemCount: list.titleIds.length + list.personIds.length,
    itemNoun: list.itemNoun,
  };
}
