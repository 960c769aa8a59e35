import { dayText } from '@sinima/catalogue-ui/date-text';
import type { FestivalEdition } from '../../../api/openapi.ts';

const ordinals = new Intl.PluralRules('en-US', { type: 'ordinal' });
const SUFFIXES: Readonly<Record<Intl.LDMLPluralRule, string>> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
  other: 'th',
  zero: 'th',
  many: 'th',
};

/** Return which edition it was, e.g. "28th edition". */
export function editionText(number: number): string {
  return `${number}${SUFFIXES[ordinals.select(number)]} edition`;
}

/**
 * Return when an edition was, as far as it is known, e.g. "Oct 16–23, 2021".
 *
 * @returns undefined where neither day is known
 */
export function editionDatesText({
  begins,
  ends,
}: Pick<FestivalEdition, 'begins' | 'ends'>): string | undefined {
  const [first, last] = [dayText(begins ?? ''), dayText(ends ?? '')];
  if (first === undefined || last === undefined || first === last) {
    if (first === undefined) return last && `until ${last}`;
    return first === last ? first : `from ${first}`;
  }
  const [month, day, year] = first.split(/,? /);
  const [lastMonth, lastDay, lastYear] = last.split(/,? /);
  if (year !== lastYear) return `${first} – ${last}`;
  return month === lastMonth
    ? `${month} ${day}–${lastDay}, ${year}`
    : `${month} ${day} – ${lastMonth} ${lastDay}, ${year}`;
}
