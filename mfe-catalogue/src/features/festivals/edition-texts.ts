import { dayRangeText, dayText } from '@sinima/catalogue-ui/date-text';
import type { FestivalEdition } from '../../../api/openapi.ts';
import type { Text } from '@sinima/contracts/text';
import * as messages from './festivals.messages.ts';

/** Return which edition it was, e.g. "28th edition". */
export const editionText = (number: number, text: Text): string => text(messages.nthEdition, { number });

/**
 * Return when an edition was, as far as it is known, e.g. "Oct 16–23, 2021".
 *
 * @returns undefined where neither day is known
 */
export function editionDatesText(
  { begins, ends }: Pick<FestivalEdition, 'begins' | 'ends'>,
  text: Text,
): string | undefined {
  const { language } = text;
  const [first, last] = [dayText(begins ?? '', language), dayText(ends ?? '', language)];
  if (first === undefined || last === undefined || first === last) {
    if (first === undefined) return last && text(messages.untilDate, { day: last });
    return first === last ? first : text(messages.fromDate, { day: first });
  }
  if (language !== 'en') return dayRangeText(begins!, ends!, language);
  const [month, day, year] = first.split(/,? /);
  const [lastMonth, lastDay, lastYear] = last.split(/,? /);
  if (year !== lastYear) return `${first} – ${last}`;
  return month === lastMonth
    ? `${month} ${day}–${lastDay}, ${year}`
    : `${month} ${day} – ${lastMonth} ${lastDay}, ${year}`;
}
