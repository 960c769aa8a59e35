/** @jest-environment node */
import { moved } from './moved.ts';

it.each([
  [1, -1, 'bac'],
  [1, 1, 'acb'],
  [0, -1, 'abc'],
  [2, 1, 'abc'],
  [2, -1, 'acb'],
] as const)('thing at %i moves by %i: %s', (from, by, order) => {
  expect(moved(['a', 'b', 'c'], from, by).join('')).toBe(order);
});
