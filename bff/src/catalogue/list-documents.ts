import type { ListRecord } from '../lists/list.schema.js';
import { stableId } from '@sinima/api/database/stable-id';
import type { Catalogue } from '@sinima/data/catalogue';

/** The seed's lists as documents. */
export function listDocuments({ lists }: Catalogue): ListRecord[] {
  return lists.map(({ titles = [], people = [], ...list }, order) => ({
    ...list,
    _id: stableId('list', list.slug),
    titleIds: titles.map((slug) => stableId('title', slug)),
    personIds: people.map((slug) => stableId('person', slug)),
    order,
  }));
}
