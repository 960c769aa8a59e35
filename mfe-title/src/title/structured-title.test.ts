import { englishText } from '@sinima/testing/render-fragment';
import type { TitleDetail } from '@sinima/contracts/api';
import { credit, title } from '../test/show-title.ts';
import { structuredTitle, titleBreadcrumbs } from './structured-title.ts';

const series: TitleDetail = { ...title, type: 'SERIES', seasonCount: 2, episodeCount: 13, runtimeMins: 45 };

describe('what search engines are told of a title', () => {
  it('structured data tell what is known of a film', () => {
    expect(
      structuredTitle(title, [credit('Sola Sobowale'), credit('Kemi', { roleCategory: 'DIRECTOR' })]),
    ).toEqual({
      '@type': 'Movie',
      name: 'King of Boys',
      url: '/title/king-of-boys',
      image: '/social/title/king-of-boys.png',
      description: 'A businesswoman reaches for office.',
      genre: ['crime', 'drama'],
      countryOfOrigin: [
        { '@type': 'Country', name: 'Nigeria' },
        { '@type': 'Country', name: 'Ghana' },
      ],
      inLanguage: [
        { '@type': 'Language', name: 'Yoruba' },
        { '@type': 'Language', name: 'English' },
      ],
      director: [{ '@type': 'Person', name: 'Kemi', url: '/person/slug-Kemi' }],
      actor: [{ '@type': 'Person', name: 'Sola Sobowale', url: '/person/slug-Sola%20Sobowale' }],
      duration: 'PT182M',
      datePublished: '2018',
    });
  });

  it('structured data count the seasons and episodes of a series, whose episodes have the length', () => {
    const told = structuredTitle(series);
    expect(told).toMatchObject({
      '@type': 'TVSeries',
      startDate: '2018',
      numberOfSeasons: 2,
      numberOfEpisodes: 13,
    });
    expect(told).not.toHaveProperty('duration');
  });

  it('structured data have no rating: the votes are samples', () => {
    expect(JSON.stringify(structuredTitle({ ...title, ratingIsSample: true }))).not.toMatch(/rating/i);
  });

  it('structured data tell nothing that is not known, and no date of what has not come out', () => {
    const told = structuredTitle({
      ...title,
      status: 'upcoming',
      plotSummary: null,
      runtimeMins: null,
      genres: [],
      languages: [],
    });
    for (const fact of ['description', 'duration', 'genre', 'inLanguage', 'datePublished', 'alternateName']) {
      expect(told).not.toHaveProperty(fact);
    }
  });

  it('structured data give the original title where it is another', () => {
    expect(structuredTitle({ ...title, originalTitle: 'Ọba' })).toHaveProperty('alternateName', ['Ọba']);
    expect(structuredTitle({ ...title, originalTitle: title.displayTitle })).not.toHaveProperty(
      'alternateName',
    );
  });

  it.each([
    ['a film', title, ['/', '/movies', '/title/king-of-boys']],
    ['a series', series, ['/', '/tv-shows', '/title/king-of-boys']],
  ])('breadcrumbs of a title are the way to %s', (_what, of, way) => {
    const { itemListElement } = titleBreadcrumbs(of, englishText) as unknown as {
      itemListElement: { item: string }[];
    };
    expect(itemListElement.map(({ item }) => item)).toEqual(way);
  });

  it('breadcrumbs of a title lead to a page below it', () => {
    expect(
      titleBreadcrumbs(title, englishText, { name: 'Full Cast', path: '/title/king-of-boys/cast' }),
    ).toMatchObject({
      itemListElement: expect.arrayContaining([
        { '@type': 'ListItem', position: 4, name: 'Full Cast', item: '/title/king-of-boys/cast' },
      ]),
    });
  });
});
