/** @jest-environment node */
import { dayText, monthText } from './date-text.ts';

it.each([
  ['1929-06-21', 'Jun 21, 1929'],
  ['2000-12-01', 'Dec 1, 2000'],
  ['2026-03-02T23:59:00Z', 'Mar 2, 2026'],
  ['2026-12-31T00:00:00.000Z', 'Dec 31, 2026'],
  ['yesterday', undefined],
])('day %s is written %s', (date, text) => {
  expect(dayText(date, 'en')).toBe(text);
});

it.each([
  [1, 'January'],
  [12, 'December'],
])('month %i is %s', (month, name) => {
  expect(monthText(month, 'en')).toBe(name);
});
