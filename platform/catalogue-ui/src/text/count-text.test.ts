/** @jest-environment node */
import { createText } from '@sinima/runtime/host';
import { countText } from './count-text.ts';
import * as counts from './counts.messages.ts';

const english = createText('en');

it.each([
  [0, '0 reviews'],
  [1, '1 review'],
  [2, '2 reviews'],
  [12345, '12,345 reviews'],
])('%i of a regular noun is "%s"', (count, text) => {
  expect(countText(count, counts.reviewCount, english)).toBe(text);
});

it.each([
  [1, false, '1 person'],
  [2, false, '2 people'],
  [10000, true, '10,000+ people'],
])('%i of an irregular noun, a lower bound: %s, is "%s"', (count, isAtLeast, text) => {
  expect(countText(count, counts.personCount, english, isAtLeast)).toBe(text);
});
