import type { Money } from '@sinima/contracts/api';
import { LANGUAGES } from '@sinima/contracts/languages';
import type { Text } from '@sinima/contracts/text';

/** Return an amount with its ISO 4217 code, "NGN 450,000,000". */
export const amountText = ({ amount, currency }: Money, { language }: Text): string =>
  `${currency} ${amount.toLocaleString(LANGUAGES[language].locale)}`;
