/** @jest-environment node */
import { createText } from '@sinima/runtime/host';
import { reviewerOf, reviewWords } from './review-texts.ts';

const english = createText('en');

it.each([
  ['system', 'Professional Critic'],
  ['sample-amaka', 'Verified User'],
])('review by %s is by a %s', (userId, label) => {
  expect(reviewerOf({ userId }, english)).toBe(label);
});

it.each([
  ['its text', 'Text', 'Body', 'Text'],
  ['its body where it has no text', null, 'Body', 'Body'],
  ['nothing where it has neither', null, null, undefined],
])('words of a review are %s', (_case, reviewText, body, words) => {
  expect(reviewWords({ reviewText, body })).toBe(words);
});
