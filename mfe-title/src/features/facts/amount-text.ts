import type { Money } from '@sinima/contracts/api';

/** Return an amount with its ISO 4217 code, "NGN 450,000,000". */
export const amountText = ({ amount, currency }: Money): string =>
  `${currency} ${amount.toLocaleString('en-US')}`;
