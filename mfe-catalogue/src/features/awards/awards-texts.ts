/** The texts of awards and festivals (`docs/specification.md §2`). */
import type { AwardsBody } from '@sinima/contracts/api';

const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });

/** The English name of a month, counted from 1. */
export function monthText(month: number): string {
  return monthFormat.format(Date.UTC(2000, month - 1));
}

/** How often and in which month, e.g. "Annual, usually in March". */
export function occasionText({
  frequency,
  usualMonth,
}: Pick<AwardsBody, 'frequency' | 'usualMonth'>): string {
  return `${frequency === 'annual' ? 'Annual' : 'Biennial'}, usually in ${monthText(usualMonth)}`;
}

/** Where and since when, as far as it is known, e.g. "Nigeria · since 2013". */
export function originText(places: readonly (string | null)[], foundedYear: number | null): string {
  const place = places.filter((part) => part !== null).join(', ');
  const since = foundedYear === null ? '' : `since ${foundedYear}`;
  return [place, since].filter((part) => part !== '').join(' · ');
}
