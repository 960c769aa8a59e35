/** @jest-environment node */
import { englishText } from '@sinima/testing/render-fragment';
import { writtenOn } from './review-date.ts';

it.each([
  ['2026-03-02T23:59:00Z', 'Mar 2, 2026'],
  ['2026-12-31T00:00:00.000Z', 'Dec 31, 2026'],
  ['yesterday', 'Recent'],
  [null, 'Recent'],
])('review of %s is dated %s', (createdAt, text) => {
  expect(writtenOn({ createdAt }, englishText)).toBe(text);
});
