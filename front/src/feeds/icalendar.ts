/** Calendars as iCalendar (RFC 5545), of whole days. */
import { pathIn } from '@sinima/contracts/languages';
import { SITE_NAME } from '@sinima/shell/page/document-title';
import { dayAfter, isDay } from './feed-date.ts';
import type { FeedAddress } from './atom-xml.ts';
import type { Feed, FeedEntry } from './read-feed.ts';

export const CALENDAR_TYPE = 'text/calendar';

/** Bytes of a line; what is longer goes on in the next, after a space. */
const LINE_BYTES = 75;

/** Return text as a value: escaped, and without characters that no value may have. */
function textValue(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n?|\n/g, String.raw`\n`)
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, '');
}

/** Return a line in parts of {@link LINE_BYTES}, none of which ends within a character. */
function folded(line: string): string {
  let bytes = 0;
  let whole = '';
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > LINE_BYTES) {
      whole += '\r\n ';
      bytes = 1;
    }
    whole += character;
    bytes += size;
  }
  return whole;
}

const dateValue = (day: string): string => day.replaceAll('-', '');

function eventLines(
  { title, path, date = '', until, place }: FeedEntry,
  { origin, language }: Pick<FeedAddress, 'origin' | 'language'>,
): string[] {
  const last = until !== undefined && isDay(until) && until > date ? until : date;
  return [
    'BEGIN:VEVENT',
    // A festival has an edition a year, on one page; a day that is corrected makes no other event, nor does another language.
    `UID:${date.slice(0, 4)}${path}@${new URL(origin).host}`,
    // Asked for; the catalogue does not say when a record was changed.
    `DTSTAMP:${dateValue(date)}T000000Z`,
    `DTSTART;VALUE=DATE:${dateValue(date)}`,
    // The first day after it.
    `DTEND;VALUE=DATE:${dateValue(dayAfter(last, 1))}`,
    `SUMMARY:${textValue(title)}`,
    ...(place ? [`LOCATION:${textValue(place)}`] : []),
    `URL:${origin}${pathIn(language, path)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** Return the whole calendar, of the entries of which the day is known. */
export function calendar(
  { title, language, entries }: Feed,
  at: Pick<FeedAddress, 'origin' | 'language'>,
): string {
  const name = textValue(`${title} · ${SITE_NAME}`);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${SITE_NAME}//Calendars//${language.toUpperCase()}`,
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    ...entries
      .filter(({ date }) => date !== undefined && isDay(date))
      .flatMap((entry) => eventLines(entry, at)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
