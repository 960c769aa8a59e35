/** @jest-environment node */
import { directionOf, isolated, visualRuns } from './visual-runs.ts';

const textsOf = (...line: Parameters<typeof visualRuns>) => visualRuns(...line).map(({ text }) => text);

describe('the runs of a line', () => {
  it('runs of a line of Arabic, digits and Latin stand from right to left, digits and Latin in their own order', () => {
    expect(visualRuns('فيلم · 1992 · Living in Bondage', 'rtl')).toEqual([
      { text: 'Living in Bondage', direction: 'ltr' },
      { text: ' · ', direction: 'rtl' },
      { text: '1992', direction: 'ltr' },
      { text: 'فيلم · ', direction: 'rtl' },
    ]);
  });

  it('runs of a line in Latin letters are one', () => {
    expect(visualRuns('Ọmọ Ghetto (2010) – 2', 'ltr')).toEqual([
      { text: 'Ọmọ Ghetto (2010) – 2', direction: 'ltr' },
    ]);
  });

  it('runs of a line from left to right have an Arabic name in its place', () => {
    expect(textsOf('List: أفلامي, by Ada', 'ltr')).toEqual(['List: ', 'أفلامي', ', by Ada']);
  });

  it('runs of isolated texts keep the order of these, without the characters that isolate them', () => {
    const facts = ['Ouagadougou', '1969', 'Mali'];
    expect(textsOf(facts.join(' · '), 'rtl')).toEqual(['Ouagadougou · 1969 · Mali']);
    expect(textsOf(facts.map(isolated).join(' · '), 'rtl')).toEqual([
      'Mali',
      ' · ',
      '1969',
      ' · ',
      'Ouagadougou',
    ]);
  });
});

it.each([
  ['صمت القصور', 'rtl'],
  ['القاهرة 30', 'rtl'],
  ['30 القاهرة', 'rtl'],
  ['Lamb', 'ltr'],
  ['1987', 'ltr'],
  ['', 'ltr'],
])('direction of %p is %s', (text, direction) => {
  expect(directionOf(text)).toBe(direction);
});
