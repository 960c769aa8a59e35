/** @jest-environment node */
import { reviewerOf, reviewWords } from './review-texts.ts';

it.each([
  ['system', 'Professional Critic'],
  ['sample-amaka', 'Verified User'],
])('review by %s is by a %s', (userId, label) => {
  expect(reviewerOf({ userId })).toBe(label);
});

it.each([
  ['its text', 'Text', 'Body', 'Text'],
  ['its body where it has no text', null, 'Body', 'Body'],
  ['nothing where it has neither', null, null, undefined],
])('words of a review are %s', (_case, reviewText, body, words) => {
  expect(reviewWords({ reviewText, body })).toBe(words);
});
