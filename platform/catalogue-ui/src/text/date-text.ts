import { LANGUAGES, type Language } from '@sinima/contracts/languages';

const dayFormat = (language: Language): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(LANGUAGES[language].locale, {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  });

/**
 * Return a day as its language writes it, in English e.g. "Mar 12, 2027", the same in every time zone.
 *
 * @param date `YYYY-MM-DD`, with or without a time behind it
 * @returns undefined where the text is no date
 */
export function dayText(date: string, language: Language): string | undefined {
  const time = /^\d{4}-\d{2}-\d{2}/.test(date) ? Date.parse(date) : Number.NaN;
  return Number.isNaN(time) ? undefined : dayFormat(language).format(time);
}

/** Return the days from one to another, both `YYYY-MM-DD`, as their language writes them. */
export const dayRangeText = (from: string, to: string, language: Language): string =>
  dayFormat(language).formatRange(Date.parse(from), Date.parse(to));

/**
 * Return the name of a month.
 *
 * @param month counted from 1
 */
export function monthText(month: number, language: Language): string {
  const format = new Intl.DateTimeFormat(LANGUAGES[language].locale, { month: 'long', timeZone: 'UTC' });
  return format.format(Date.UTC(2000, month - 1));
}
