import type { TitleDetail } from '../../src/titles/title.dto.js';
import { read, slugs } from './small-api.js';

it('a title has all that is known of it', async () => {
  const title = await read<TitleDetail>('/api/titles/slug/ajoke');
  expect(title).toMatchObject({
    displayTitle: 'Àjọ̀kẹ́',
    originalTitle: 'Ajoke, the Cherished',
    runtimeMins: 101,
    synopsis: 'A daughter comes home, and stays.',
    voteCount: 400,
    ratingIsSample: true,
    rank: 1,
    technical: [{ label: 'Colour', value: 'Colour' }],
    trivia: ['It was shot in a week.'],
    streamingPlatforms: ['Netflix'],
  });
});

it('a title has published figures of its box office, each with market, period and source', async () => {
  const { boxOffice, boxOfficeFigures } = await read<TitleDetail>('/api/titles/slug/ajoke');
  expect(boxOffice).toEqual({ amount: 31_000_000, currency: 'NGN' });
  expect(boxOfficeFigures).toEqual([
    {
      amount: 31_000_000,
      currency: 'NGN',
      precision: 'rounded',
      market: 'Nigeria',
      year: null,
      until: '2020-12-31',
      source: { where: 'A year book', url: 'https://example.org/book' },
    },
    {
      amount: 1_250,
      currency: 'ZAR',
      precision: null,
      market: 'South Africa',
      year: 2019,
      until: null,
      source: { where: 'A letter', url: null },
    },
  ]);
});

it('a title has the companies that made and distributed it, each with its source', async () => {
  const { companies } = await read<TitleDetail>('/api/titles/slug/ajoke');
  const loom = { slug: 'loom-pictures', name: 'Loom Pictures' };
  expect(companies).toEqual([
    { ...loom, role: 'production', market: null, source: { where: 'A poster', url: null } },
    {
      ...loom,
      role: 'distribution',
      market: 'Nigeria',
      source: { where: 'A year book', url: 'https://example.org/book' },
    },
  ]);
});

it('a title has null for what is not known, and never a made-up figure', async () => {
  const title = await read<TitleDetail>('/api/titles/slug/not-yet');
  expect(title).toMatchObject({
    runtimeMins: null,
    bayesianRating: null,
    voteCount: null,
    rank: null,
    pageViews: null,
    budget: null,
    boxOffice: null,
    boxOfficeFigures: [],
    companies: [],
    trailerUrl: null,
    posterUrl: null,
    ratingIsSample: false,
    releaseDate: '2027',
  });
});

it('a title is found by its id too', async () => {
  const { id } = await read<TitleDetail>('/api/titles/slug/the-court');
  const found = await read<TitleDetail>(`/api/titles/slug/${id}`);
  expect(found.slug).toBe('the-court');
});

it('a title is not rated by a single vote', async () => {
  expect(await read<TitleDetail>('/api/titles/slug/one-vote')).toMatchObject({
    bayesianRating: null,
    voteCount: null,
    rank: null,
    ratingIsSample: false,
  });
});

it('a title is found by a slug that it had before, and says the one that it has', async () => {
  const found = await read<TitleDetail>('/api/titles/slug/ajoke-the-cherished');
  expect(found.slug).toBe('ajoke');
});

it('a title says what else it is called, who else knows it, and where its facts come from', async () => {
  expect(await read<TitleDetail>('/api/titles/slug/ajoke')).toMatchObject({
    originalLanguage: 'yo',
    alternativeTitles: [
      { title: 'Ọmọ tí a gbé jó', language: 'yo' },
      { title: 'La Bien-aimée', language: null },
    ],
    ids: { imdb: null, wikidata: 'Q1' },
    sources: [{ what: 'Cast', where: 'The film’s own credits', url: null }],
  });
});

it('a title is found by what else it is called', async () => {
  expect(await slugs('/api/titles?search=omo ti a gbe')).toEqual(['ajoke']);
});

it('a title that is a series says how many seasons and episodes it has', async () => {
  const series = await read<TitleDetail>('/api/titles/slug/the-court');
  expect([series.seasonCount, series.episodeCount]).toEqual([2, 3]);
});
