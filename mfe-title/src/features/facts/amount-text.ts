import type { Money, TitleDetail } from '@sinima/contracts/api';

type Figure = TitleDetail['boxOfficeFigures'][number];

/** What stands before an amount that is not exact. */
const PRECISION_WORDS = { rounded: 'about ', minimum: 'at least ' } as const;

/** Return an amount with its ISO 4217 code: "NGN 450,000,000", or "about NGN 450,000,000". */
export function amountText({
  amount,
  currency,
  precision,
}: Money & { readonly precision?: Figure['precision'] }): string {
  const words = precision == null ? '' : PRECISION_WORDS[precision];
  return `${words}${currency} ${amount.toLocaleString('en-US')}`;
}
