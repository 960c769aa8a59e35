/** The texts of awards and festivals (`docs/specification.md §2`). */
import { commaOf } from '@sinima/contracts/languages';
import { monthText } from '@sinima/catalogue-ui/date-text';
import type { AwardsBody } from '@sinima/contracts/api';
import type { Festival } from '../../api/openapi.ts';
import type { Text } from '@sinima/contracts/text';
import * as messages from './occasion.messages.ts';

/** Return how often awards are given and in which month, e.g. "Annual, usually in March". */
export function occasionText(
  { frequency, usualMonth }: Pick<AwardsBody, 'frequency' | 'usualMonth'>,
  text: Text,
): string {
  return text(frequency === 'annual' ? messages.annual : messages.biennial, {
    month: monthText(usualMonth, text.language),
  });
}

/** Return where something is and since when, as far as it is known, e.g. "Nigeria · since 2013". */
export function originText(
  places: readonly (string | null)[],
  foundedYear: number | null,
  text: Text,
): string {
  const place = places.filter((part) => part !== null).join(commaOf(text.language));
  const since = foundedYear === null ? '' : text(messages.sinceYear, { year: String(foundedYear) });
  return [place, since].filter((part) => part !== '').join(' · ');
}

/** Return the month in which a festival usually is, e.g. "Usually in July". */
export function usualMonthText({ usualMonth }: Pick<Festival, 'usualMonth'>, text: Text): string {
  return text(messages.usuallyIn, { month: monthText(usualMonth, text.language) });
}
