import type { TitleFilters } from '../../src/filters/title-filters.dto.js';
import type { Genre } from '../../src/genres/genre.dto.js';
import type { PersonCard } from '@sinima/api/people/person-card.dto';
import type { PersonDetail } from '../../src/people/person.dto.js';
import type { TitleCard } from '@sinima/api/titles/title-card.dto';
import type { TitleDetail, StreamingTitle } from '../../src/titles/title.dto.js';
import { api } from './small-api.js';

const get = (path: string): Promise<Response> => fetch(`${api.origin}${path}`);

async function read<T>(path: string): Promise<T> {
  const response = await get(path);
  expect([path, response.status]).toEqual([path, 200]);
  return (await response.json()) as T;
}

const slugs = async (path: string): Promise<string[]> =>
  (await read<{ slug: string }[]>(path)).map(({ slug }) => slug);

it.each([
  ['?type=SERIES', ['the-court']],
  ['?genre=Romance', ['ajoke']],
  ['?genre=legal%20drama', ['the-court']],
  ['?country=south%20africa', ['ajoke']],
  ['?language=yoruba', ['ajoke']],
  ['?year=2022', ['the-court']],
  ['?year=9999', []],
  ['?decade=2020&type=SERIES', ['the-court']],
  ['?decade=1960', []],
  ['?status=upcoming', ['not-yet']],
  ['?type=MOVIE&genre=comedy&country=Kenya&status=released', ['one-vote']],
  ['?genre=comedy&country=Nigeria', []],
  ['?genre=no-such-genre', []],
  ['?search=ajoke', ['ajoke']],
  ['?search=CHERISHED', ['ajoke']],
  ['?search=%C3%80j%E1%BB%8D', ['ajoke']],
  ['?search=e%20cour', ['the-court']],
  ['?search=10%2F10', ['one-vote']],
  ['?search=ot&status=upcoming', ['not-yet']],
  ['?search=.*', []],
])('the list of titles %s is %j', async (query, expected) => {
  expect(await slugs(`/api/titles${query}`)).toEqual(expected);
});

it('the list of titles takes "all" and an empty value for no filter', async () => {
  const all = await get('/api/titles?genre=all&year=all&country=&search=');
  expect(all.headers.get('x-total-count')).toBe('34');
});

it.each([['popularity'], ['rating'], ['top-rated']])(
  'the list of titles sorted by %s has the best first',
  async (sort) => {
    const titles = await read<TitleCard[]>(`/api/titles?sort=${sort}&pageSize=100`);
    expect(titles[0]?.slug).toBe('ajoke');
    expect(titles.slice(-2).map(({ slug }) => slug)).toEqual(['not-yet', 'one-vote']);
    const ratings = titles.flatMap(({ bayesianRating }) => bayesianRating ?? []);
    expect(ratings).toHaveLength(32);
    expect(ratings).toEqual([...ratings].sort((a, b) => b - a));
  },
);

it.each([
  ['sort=year', ['not-yet', 'the-court', 'one-vote', 'ajoke']],
  ['sort=new', ['the-court', 'one-vote', 'ajoke', 'filler-30']],
  ['sort=new&status=upcoming', ['not-yet']],
])('the list of titles by %s has the newest first, and what is new is out', async (query, expected) => {
  expect(await slugs(`/api/titles?${query}&pageSize=4`)).toEqual(expected);
});

it('the list of titles sorted by title goes from A to Z, whatever the accents', async () => {
  const titles = await slugs('/api/titles?sort=title&pageSize=100');
  expect(titles[0]).toBe('ajoke');
  expect(titles.slice(-3)).toEqual(['not-yet', 'one-vote', 'the-court']);
});

it('the list of titles comes in pages that say how many there are and where the others stand', async () => {
  const first = await get('/api/titles?type=MOVIE');
  expect((await first.json()) as unknown[]).toHaveLength(24);
  expect(first.headers.get('x-total-count')).toBe('33');
  expect(first.headers.get('x-total-count-relation')).toBe('eq');
  expect(first.headers.get('link')).toBe(
    '</api/titles?type=MOVIE&page=1>; rel="first", </api/titles?type=MOVIE&page=2>; rel="next", </api/titles?type=MOVIE&page=2>; rel="last"',
  );
  const second = await get('/api/titles?type=MOVIE&page=2');
  expect((await second.json()) as unknown[]).toHaveLength(9);
  expect(second.headers.get('link')).toContain('</api/titles?type=MOVIE&page=1>; rel="prev"');
  expect(second.headers.get('link')).not.toContain('rel="next"');
});

it('the list of titles shows every title once over its pages', async () => {
  const pages = await Promise.all(
    [1, 2, 3, 4, 5].map((page) => slugs(`/api/titles?pageSize=7&page=${page}`)),
  );
  expect(new Set(pages.flat()).size).toBe(34);
});

it('the list of titles is empty past its last page', async () => {
  const past = await get('/api/titles?page=99');
  expect([past.status, await past.json()]).toEqual([200, []]);
  expect(past.headers.get('x-total-count')).toBe('34');
  expect(await slugs('/api/titles?page=10000&pageSize=100')).toEqual([]);
});

it('the curated lists stand in the order of the editors', async () => {
  expect(await slugs('/api/titles/trending')).toEqual(['the-court', 'ajoke']);
  expect(await slugs('/api/people/featured')).toEqual(['kofi-mensah', 'sade-ojo']);
  expect(await slugs('/api/titles/streaming')).toEqual(['the-court', 'ajoke', 'filler-07']);
});

it('the curated lists can be asked for one platform, and say that availability is a sample', async () => {
  const titles = await read<StreamingTitle[]>('/api/titles/streaming?platform=Showmax');
  expect(titles).toMatchObject([
    { slug: 'the-court', streamingPlatforms: ['Netflix', 'Showmax'], availabilityIsSample: true },
  ]);
  expect(await slugs('/api/titles/streaming?platform=Disney%2B')).toEqual([]);
});

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

it.each([
  ['', ['kofi-mensah', 'sade-ojo', 'bola-ade']],
  ['?sort=name', ['bola-ade', 'kofi-mensah', 'sade-ojo']],
  ['?letter=S', ['sade-ojo']],
  ['?letter=x', []],
  ['?search=sade', ['sade-ojo']],
  ['?search=MENS', ['kofi-mensah']],
  ['?role=Director', ['sade-ojo']],
  ['?role=Cinematographer', ['kofi-mensah']],
  ['?role=actor&country=nigeria&sort=name', ['bola-ade', 'sade-ojo']],
  ['?role=all&country=all&sort=name', ['bola-ade', 'kofi-mensah', 'sade-ojo']],
  ['?country=Kenya', []],
])('people %s are %j', async (query, expected) => {
  expect(await slugs(`/api/people${query}`)).toEqual(expected);
});

it('people have all that is known of them', async () => {
  expect(await read<PersonDetail>('/api/people/slug/bola-ade')).toMatchObject({
    name: 'Bọ́lá Adé',
    birthYear: 1930,
    birthDate: '1930-05-01',
    deathDate: '2020-06-02',
    deathYear: 2020,
    creditCount: 2,
    roles: ['Actor'],
    bio: null,
    headshotUrl: null,
  });
});

it.each([
  ['sade-ojo', { deathDate: null, deathYear: null }],
  ['kofi-mensah', { deathDate: null, deathYear: 2003 }],
])(
  'people who have died in a year of which the day is not known have the year alone: %s',
  async (slug, death) => {
    expect(await read<PersonDetail>(`/api/people/slug/${slug}`)).toMatchObject(death);
  },
);

it('people are called after their credits where nobody said what they do', async () => {
  const people = await read<PersonCard[]>('/api/people?search=kofi');
  expect(people[0]?.roles).toEqual(['Actor', 'Cinematographer']);
});

it('the catalogue as a whole counts its titles, people and members, and of reviews those that are no samples', async () => {
  expect(await read('/api/stats')).toEqual({
    totalTitles: 34,
    totalPeople: 3,
    totalReviews: 0,
    totalMembers: 0,
  });
});

it('the catalogue as a whole knows by which countries, languages and decades it is filtered', async () => {
  const { countries, languages, decades } = await read<TitleFilters>('/api/filters/titles');
  expect(countries[0]).toEqual({ name: 'Ghana', titleCount: 30 });
  expect(countries.map(({ name }) => name)).toContain('South Africa');
  expect(languages[0]).toEqual({ name: 'Twi', titleCount: 30 });
  expect(decades.map(({ decade }) => decade)).toEqual([2020, 2010, 1990, 1980, 1970]);
});

it('the catalogue as a whole knows its genres by name, with how many titles each has', async () => {
  expect(await read<Genre[]>('/api/genres')).toEqual([
    { name: 'action', titleCount: 1 },
    { name: 'comedy', titleCount: 1 },
    { name: 'crime', titleCount: 1 },
    { name: 'drama', titleCount: 31 },
    { name: 'legal drama', titleCount: 1 },
    { name: 'romance', titleCount: 1 },
  ]);
});
