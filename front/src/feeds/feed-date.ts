/** Dates as records have them: a year, or a day. Unknown parts are left out. */

/** Return a year or a day as the API has it: `2027`, `2027-03-12`; undefined where it is neither. */
export function toFeedDate(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || !/^\d{4}(?:-\d\d-\d\d)?$/.test(text)) return undefined;
  return isDay(text) && dayAfter(text, 0) !== text ? undefined : text;
}

/** Tell whether the day is known, and not the year alone. */
export const isDay = (date: string): boolean => date.length > 4;

/** Return the day so many days later; an empty text where there is no such day. */
export function dayAfter(day: string, days: number): string {
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) ? '' : new Date(time + days * 86_400_000).toISOString().slice(0, 10);
}

/** Return the first instant of a date, as Atom wants one; of none, that of the first there is, so that it stays the same. */
export function instantOf(date: string | undefined): string {
  const day = date === undefined ? '1970-01-01' : isDay(date) ? date : `${date}-01-01`;
  return `${day}T00:00:00Z`;
}
