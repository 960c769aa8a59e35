import { hoursWithin } from './review-times.ts';

const HOUR = 3_600_000;
const decidedAfter = (hours: number) => ({
  openedAt: new Date(0),
  decision: { by: 'votes' as const, at: new Date(hours * HOUR) },
});

it.each([
  [[], 0.5, null],
  [[48], 0.5, 48],
  [[1, 2, 90], 0.5, 2],
  [[90, 2, 1, 3], 0.5, 2],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 168], 0.9, 9],
])('of edits that took %j hours, a share of %d was decided within %s', (hours, share, expected) => {
  expect(hoursWithin(hours.map(decidedAfter), share)).toBe(expected);
});
