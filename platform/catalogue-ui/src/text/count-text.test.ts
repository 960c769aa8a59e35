/** @jest-environment node */
import { countText } from './count-text.ts';

it.each([
  [0, '0 reviews'],
  [1, '1 review'],
  [2, '2 reviews'],
  [12345, '12,345 reviews'],
])('%i of a regular noun is "%s"', (count, text) => {
  expect(countText(count, 'review')).toBe(text);
});

it.each([
  [1, false, '1 person'],
  [2, false, '2 people'],
  [10000, true, '10,000+ people'],
])('%i of an irregular noun, a lower bound: %s, is "%s"', (count, isAtLeast, text) => {
  expect(countText(count, ['person', 'people'], isAtLeast)).toBe(text);
});
