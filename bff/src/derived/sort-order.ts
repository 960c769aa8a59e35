/** Where a credit without a billing order stands (`docs/specification.md §9`). */
const UNKNOWN_BILLING_ORDER = 999;

/** Return where a credit stands among those of its title. */
export function sortOrder(billingOrder: number | undefined): number {
  return billingOrder ?? UNKNOWN_BILLING_ORDER;
}
