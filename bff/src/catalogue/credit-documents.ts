import type { CreditRecord } from '../credits/credit.schema.js';
import { sortOrder } from '../derived/sort-order.js';
import { stableId } from '@sinima/api/database/stable-id';
import { withoutUndefined } from '@sinima/api/database/without-undefined';
import type { Catalogue } from '@sinima/data/catalogue';

/** The credits of the seed's titles as documents. */
export function creditDocuments({ titles }: Catalogue): CreditRecord[] {
  return titles.flatMap((title) =>
    title.credits.map((credit) => {
      const { person, role, billingOrder, characterName } = credit;
      return withoutUndefined({
        _id: stableId('credit', title.slug, person, role, billingOrder ?? '', characterName ?? ''),
        titleId: stableId('title', title.slug),
        personId: stableId('person', person),
        roleCategory: role,
        billingOrder,
        sortOrder: sortOrder(billingOrder),
        characterName,
        isLeadRole: credit.isLeadRole ?? false,
        uncredited: credit.uncredited ?? false,
      });
    }),
  );
}
