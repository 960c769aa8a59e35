/** @jest-environment node */
import { calendar } from './icalendar.ts';
import type { FeedEntry } from './read-feed.ts';

const festival: FeedEntry = { title: 'Festival 2024', path: '/festivals/f', date: '2024-02-28' };
const linesOf = (...entries: FeedEntry[]): string[] =>
  calendar(
    { title: 'Festivals', language: 'en', entries },
    { origin: 'https://sinima.example', language: 'en' },
  ).split('\r\n');

it.each([
  ['one day', undefined, '20240229'],
  ['days to the last, which the event includes', '2024-02-29', '20240301'],
  ['one day where the last is before the first', '2024-01-01', '20240229'],
  ['one day where of the last the year alone is known', '2024', '20240229'],
])('an event takes %s', (_what, until, end) => {
  expect(linesOf({ ...festival, until })).toEqual(
    expect.arrayContaining([
      'DTSTART;VALUE=DATE:20240228',
      `DTEND;VALUE=DATE:${end}`,
      'UID:2024/festivals/f@sinima.example',
      'URL:https://sinima.example/festivals/f',
    ]),
  );
});

it('an entry of which the day is not known is no event', () => {
  const lines = linesOf({ ...festival, date: '2024' }, { ...festival, date: undefined });
  expect(lines).not.toContain('BEGIN:VEVENT');
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
});

it('texts are escaped, so that they end no value', () => {
  const title = 'A, b; c\\d\r\nBEGIN:VALARM\u0000';
  expect(linesOf({ ...festival, title, place: 'Lagos, Nigeria' })).toEqual(
    expect.arrayContaining([
      String.raw`SUMMARY:A\, b\; c\\d\nBEGIN:VALARM`,
      String.raw`LOCATION:Lagos\, Nigeria`,
    ]),
  );
});

it('long lines are folded at 75 bytes, never within a character', () => {
  const title = 'Ọ̀nà Ọyẹ́ 🎬 '.repeat(20);
  const text = calendar(
    { title: 'Festivals', language: 'en', entries: [{ ...festival, title }] },
    { origin: 'https://sinima.example', language: 'en' },
  );
  expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
});

it('a calendar in another language leads to its pages, and has the same events', () => {
  const french = calendar(
    { title: 'Festivals', language: 'fr', entries: [festival] },
    { origin: 'https://sinima.example', language: 'fr' },
  );
  expect(french).toContain('PRODID:-//Sinima//Calendars//FR');
  expect(french).toContain('URL:https://sinima.example/fr/festivals/f');
  expect(french).toContain('UID:2024/festivals/f@sinima.example');
});
