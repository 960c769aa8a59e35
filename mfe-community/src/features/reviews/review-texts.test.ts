import { reviewerOf, wordsOf, writtenOn } from './review-texts.ts';

it.each([
  ['system', 'Professional Critic'],
  ['sample-amaka', 'Verified User'],
])('a review by %s is by a %s', (userId, label) => {
  expect(reviewerOf({ userId })).toBe(label);
});

it.each([
  ['its text', 'Text', 'Body', 'Text'],
  ['its body where it has no text', null, 'Body', 'Body'],
  ['nothing where it has neither', null, null, undefined],
])('the words of a review are %s', (_case, reviewText, body, words) => {
  expect(wordsOf({ reviewText, body })).toBe(words);
});

it.each([
  ['2026-03-02T23:59:00Z', 'Mar 2, 2026'],
  ['2026-12-31T00:00:00.000Z', 'Dec 31, 2026'],
  ['yesterday', 'Recent'],
  [null, 'Recent'],
])('a review of %s is dated %s', (createdAt, text) => {
  expect(writtenOn({ createdAt })).toBe(text);
});
