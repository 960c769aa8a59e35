import type { CreditRecord } from '../../credits/credit.schema.js';
import { stableId } from '../stable-id.js';
import { withoutUndefined } from '../without-undefined.js';
import type { SeedCatalogue } from './seed-catalogue.js';

/** Where a credit without a billing order stands (`docs/specification.md §9`). */
const UNKNOWN_BILLING_ORDER = 999;

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
        sortOrder: billingOrder ?? UNKNOWN_BILLING_ORDER,
        characterName,
        isLeadRole: credit.isLeadRole ?? false,
        uncredited: credit.uncredited ?? false,
      });
    }),
  );
}
