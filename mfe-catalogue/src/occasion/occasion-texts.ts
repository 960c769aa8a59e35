/** The texts of awards and festivals (`docs/specification.md §2`). */
import { monthText } from '@sinima/catalogue-ui/date-text';
import type { AwardsBody } from '@sinima/contracts/api';
import type { Festival } from '../../api/openapi.ts';

/** Return how often awards are given and in which month, e.g. "Annual, usually in March". */
export function occasionText({
  frequency,
  usualMonth,
}: Pick<AwardsBody, 'frequency' | 'usualMonth'>): string {
  return `${frequency === 'annual' ? 'Annual' : 'Biennial'}, usually in ${monthText(usualMonth)}`;
}

/** Return where something is and since when, as far as it is known, e.g. "Nigeria · since 2013". */
export function originText(places: readonly (string | null)[], foundedYear: number | null): string {
  const place = places.filter((part) => part !== null).join(', ');
  const since = foundedYear === null ? '' : `since ${foundedYear}`;
  return [place, since].filter((part) => part !== '').join(' · ');
}

/** Return the month in which a festival usually is, e.g. "Usually in July". */
export function usualMonthText({ usualMonth }: Pick<Festival, 'usualMonth'>): string {
  return `Usually in ${monthText(usualMonth)}`;
}
