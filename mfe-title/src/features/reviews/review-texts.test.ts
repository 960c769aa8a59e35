import { englishText } from '@sinima/testing/render-fragment';
import { daysAgo, textOf } from './review-texts.ts';

describe('the text of a review', () => {
  it.each([
    ['Text', 'Body', 'Text'],
    [null, 'Body', 'Body'],
    [null, null, 'This review is a rating without words.'],
  ])('a review of text %s and body %s says %s', (reviewText, body, expected) => {
    expect(textOf({ reviewText, body }, englishText)).toBe(expected);
  });
});

describe('the age of a review', () => {
  const now = Date.parse('2025-06-30T12:00:00Z');
  it.each([
    ['2025-06-30T11:00:00Z', 'Today'],
    ['2025-06-30T13:00:00Z', 'Today'],
    ['2025-06-29T12:00:00Z', '1 day ago'],
    ['2025-06-28T11:00:00Z', '2 days ago'],
    ['2025-06-23T12:00:00Z', '1 week ago'],
    ['2025-06-01T00:00:00Z', '4 weeks ago'],
    ['2025-05-01T00:00:00Z', '2 months ago'],
    ['2023-06-01T00:00:00Z', '2 years ago'],
  ])('a review of %s is shown as %s', (date, expected) => {
    expect(daysAgo(date, now, englishText)).toBe(expected);
  });
});
