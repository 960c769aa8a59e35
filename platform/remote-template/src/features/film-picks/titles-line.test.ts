import { englishText } from '@sinima/testing/render-fragment';
import { titlesLine } from './titles-line.ts';

it.each([
  [[], '0 titles'],
  [[['Nigeria']], '1 title from 1 country'],
  [[['Nigeria'], ['Nigeria', 'Ghana']], '2 titles from 2 countries'],
])('titles of %j are counted as "%s"', (countries, line) => {
  expect(
    titlesLine(
      countries.map((each) => ({ countries: each })),
      englishText,
    ),
  ).toBe(line);
});
