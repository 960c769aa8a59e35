import type { CreditRecord } from '../../credits/credit.schema.js';
import { sortOrder } from '../../derived/sort-order.js';
import { stableId } from '../stable-id.js';
import { withoutUndefined } from '../without-undefined.js';
import type { SeedCatalogue } from './seed-catalogue.js';

/** The credits of the seed's titles as documents. */
export function creditDocuments({ titles }: SeedCatalogue): CreditRecord[] {
  return titles.flatMap((title) =>
    title.credits.map((credit) => {
      const { person, roleCategory, billingOrder, characterName } = credit;
      return withoutUndefined({
        _id: stableId('credit', title.slug, person, roleCategory, billingOrder ?? '', characterName ?? ''),
        titleId: stableId('title', title.slug),
        personId: stableId('person', person),
        roleCategory,
        billingOrder,
        sortOrder: sortOrder(billingOrder),
        characterName,
        isLeadRole: credit.isLeadRole ?? false,
        uncredited: credit.uncredited ?? false,
      });
    }),
  );
}
