import { englishText } from '@sinima/testing/render-fragment';
import { occasionText, originText, usualMonthText } from './occasion-texts.ts';

describe('when awards are given', () => {
  it.each([
    ['annual', 3, 'Annual, usually in March'],
    ['annual', 2, 'Annual, usually in February'],
    ['biennial', 2, 'Biennial, usually in February'],
  ] as const)('award given %s in month %i is "%s"', (frequency, usualMonth, text) => {
    expect(occasionText({ frequency, usualMonth }, englishText)).toBe(text);
  });
});

describe('where something comes from', () => {
  it.each([
    [['Durban', 'South Africa'], 1979, 'Durban, South Africa · since 1979'],
    [['Nigeria'], null, 'Nigeria'],
    [[null], 1969, 'since 1969'],
    [[null], null, ''],
  ])('origin from %j, founded %s, is "%s"', (places, foundedYear, text) => {
    expect(originText(places, foundedYear, englishText)).toBe(text);
  });
});

it('festival in month 7 is usually in July', () => {
  expect(usualMonthText({ usualMonth: 7 }, englishText)).toBe('Usually in July');
});
