import type { ListRecord } from '../../lists/list.schema.js';
import { stableId } from '../stable-id.js';
import type { SeedCatalogue } from './seed-catalogue.js';

/** The seed's lists as documents. */
export function listDocuments({ lists }: SeedCatalogue): ListRecord[] {
  return lists.map(({ titles = [], people = [], ...list }, order) => ({
    ...list,
    _id: stableId('list', list.slug),
    titleIds: titles.map((slug) => stableId('title', slug)),
    personIds: people.map((slug) => stableId('person', slug)),
    order,
  }));
}
