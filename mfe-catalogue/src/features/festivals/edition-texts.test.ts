import { englishText } from '@sinima/testing/render-fragment';
import { editionDatesText, editionText } from './edition-texts.ts';

it.each([
  [1, '1st edition'],
  [2, '2nd edition'],
  [3, '3rd edition'],
  [11, '11th edition'],
  [28, '28th edition'],
  [32, '32nd edition'],
])('edition %i is the "%s"', (number, text) => {
  expect(editionText(number, englishText)).toBe(text);
});

it.each([
  ['2021-10-16', '2021-10-23', 'Oct 16–23, 2021'],
  ['2023-02-25', '2023-03-04', 'Feb 25 – Mar 4, 2023'],
  ['2023-12-28', '2024-01-03', 'Dec 28, 2023 – Jan 3, 2024'],
  ['2022-05-12', '2022-05-12', 'May 12, 2022'],
  ['2022-05-12', null, 'from May 12, 2022'],
  [null, '2022-05-12', 'until May 12, 2022'],
  [null, null, undefined],
])('edition from %s to %s is "%s"', (begins, ends, text) => {
  expect(editionDatesText({ begins, ends }, englishText)).toBe(text);
});
