import type { TitleDetail } from '@sinima/contracts/api';
import type { Language } from '@sinima/contracts/languages';
import { title } from '../test/show-title.ts';
import { cardNameOf, plotOf, titleWithYear } from './title-texts.ts';

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

describe('the name on the card of a title', () => {
  const named: TitleDetail = {
    ...title,
    displayTitle: 'Wedad',
    releaseYear: 1936,
    alternativeTitles: [{ title: 'وداد', language: 'ar' }],
  };

  it.each<[string, TitleDetail, Language, string]>([
    ['an Arabic one in Arabic', named, 'ar', 'وداد (1936)'],
    [
      'the original one in Arabic, where that is Arabic',
      { ...named, originalTitle: 'وِداد', originalLanguage: 'ar' },
      'ar',
      'وِداد (1936)',
    ],
    [
      'the one that pages show, where none is Arabic',
      { ...named, alternativeTitles: [] },
      'ar',
      'Wedad (1936)',
    ],
    ['the one that pages show in other languages', named, 'fr', 'Wedad (1936)'],
  ])('name on the card of a title is %s', (_case, record, language, name) => {
    expect(cardNameOf(record, language)).toBe(name);
  });
});
