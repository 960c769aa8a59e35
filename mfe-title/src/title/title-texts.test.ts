/** @jest-environment node */
import { plotOf, titleWithYear } from './title-texts.ts';

describe('the plot of a title', () => {
  it.each([
    ['the summary', 'Short.', 'Long.', 'Short.'],
    ['the synopsis where there is no summary', null, 'Long.', 'Long.'],
    ['nothing where there is neither', null, null, null],
  ])('plot of a title is %s', (_case, plotSummary, synopsis, plot) => {
    expect(plotOf({ plotSummary, synopsis })).toBe(plot);
  });
});

describe('a title with its year', () => {
  it.each([
    [2018, 'Lionheart (2018)'],
    [null, 'Lionheart'],
  ])('a title with its year, of %s, is %s', (releaseYear, expected) => {
    expect(titleWithYear({ displayTitle: 'Lionheart', releaseYear })).toBe(expected);
  });
});
