const dayFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});
const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });

/**
 * Return a day as `MMM d, yyyy`, e.g. "Mar 12, 2027", the same in every time zone.
 *
 * @param date `YYYY-MM-DD`, with or without a time behind it
 * @returns undefined where the text is no date
 */
export function dayText(date: string): string | undefined {
  const time = /^\d{4}-\d{2}-\d{2}/.test(date) ? Date.parse(date) : Number.NaN;
  return Number.isNaN(time) ? undefined : dayFormat.format(time);
}

/**
 * Return the English name of a month.
 *
 * @param month counted from 1
 */
export function monthText(month: number): string {
  return monthFormat.format(Date.UTC(2000, month - 1));
}
