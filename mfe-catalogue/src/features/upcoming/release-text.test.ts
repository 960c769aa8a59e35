import { englishText } from '@sinima/testing/render-fragment';
import { releaseText } from './release-text.ts';

it.each([
  ['2027-01-15', 2027, 'Jan 15, 2027'],
  ['2027', 2027, '2027'],
  ['To be announced', 2027, 'To be announced'],
  [null, 2027, '2027'],
  [null, null, 'To be announced'],
])('film announced for %s, %s, comes %s', (releaseDate, releaseYear, text) => {
  expect(releaseText({ releaseDate, releaseYear }, englishText)).toBe(text);
});
