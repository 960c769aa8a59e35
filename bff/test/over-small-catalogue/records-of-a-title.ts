import type { Credit, PersonCredit } from '../../src/credits/credit.dto.js';
import type { Review } from '../../src/reviews/review.dto.js';
import type { Episode, Season } from '../../src/seasons/season.dto.js';
import type { TitleCard } from '@sinima/api/titles/title-card.dto';
import type { WatchOffer } from '../../src/titles/watch-offer.dto.js';
import { api, idOf, read } from './small-api.js';

it('the credits of a title stand by billing order, those without one last, each with its department', async () => {
  const credits = await read<Credit[]>(`/api/titles/${await idOf('titles', 'ajoke')}/credits`);
  const facts = credits.map(({ person, roleCategory, billingOrder, department }) => [
    person.slug,
    roleCategory,
    billingOrder,
    department,
  ]);
  expect(facts.slice(0, 2)).toEqual(
    expect.arrayContaining([
      ['sade-ojo', 'ACTOR', 1, null],
      ['sade-ojo', 'DIRECTOR', 1, 'Directing'],
    ]),
  );
  expect(facts.slice(2, 4)).toEqual([
    ['bola-ade', 'ACTOR', 2, null],
    ['kofi-mensah', 'OTHER', 201, 'Sound Department'],
  ]);
  expect(facts.slice(4)).toEqual(
    expect.arrayContaining([
      ['kofi-mensah', 'ACTOR', null, null],
      ['bola-ade', 'OTHER', null, 'Additional Crew'],
    ]),
  );
});

it('the credits of a title say who plays whom, who leads and who is not credited', async () => {
  const credits = await read<Credit[]>(`/api/titles/${await idOf('titles', 'ajoke')}/credits`);
  expect(credits).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        characterName: 'Àjọ̀kẹ́',
        isLeadRole: true,
        uncredited: false,
        person: {
          id: expect.any(String) as unknown,
          slug: 'sade-ojo',
          name: 'Ṣadé Òjó',
          headshotUrl: null,
          country: 'Nigeria',
        },
      }),
      expect.objectContaining({ characterName: null, isLeadRole: false, uncredited: true }),
    ]),
  );
});

it('the credits of a title are none where none are known', async () => {
  expect(await read(`/api/titles/${await idOf('titles', 'filler-01')}/credits`)).toEqual([]);
});

it('the credits of a person have the newest title first', async () => {
  const credits = await read<PersonCredit[]>(`/api/people/${await idOf('people', 'kofi-mensah')}/credits`);
  expect(credits.map(({ title, roleCategory }) => [title.slug, roleCategory])).toEqual([
    ['the-court', 'DP'],
    ['ajoke', expect.any(String)],
    ['ajoke', expect.any(String)],
  ]);
  expect(credits[0]?.title).toMatchObject({ displayTitle: 'The Court', releaseYear: 2022, type: 'SERIES' });
});

it('seasons and episodes stand by number', async () => {
  const seasons = await read<Season[]>(`/api/titles/${await idOf('titles', 'the-court')}/seasons`);
  expect(seasons).toMatchObject([
    { number: 1, name: 'The Oath', synopsis: 'How it begins.', episodeCount: 2 },
    { number: 2, name: null, synopsis: null, episodeCount: 1 },
  ]);
  expect(await read<Episode[]>(`/api/seasons/${seasons[0]?.id}/episodes`)).toMatchObject([
    {
      episodeNumber: 1,
      name: 'The Robe',
      synopsis: 'A first day.',
      runtimeMins: 44,
      airDate: '2022-03-04',
    },
    { episodeNumber: 2, name: 'The Witness', synopsis: null, runtimeMins: null, airDate: null },
  ]);
});

it.each([
  ['its first season by default', '', ['The Robe', 'The Witness']],
  ['a season by its number', '?season=2', ['Again']],
  ['no season that it does not have', '?season=9', []],
])('seasons and episodes of a series, by its slug, are those of %s', async (_what, query, names) => {
  const episodes = await read<Episode[]>(`/api/titles/the-court/episodes${query}`);
  expect(episodes.map(({ name }) => name)).toEqual(names);
});

it('seasons and episodes are none of a film', async () => {
  expect(await read('/api/titles/ajoke/episodes')).toEqual([]);
  expect(await read(`/api/titles/${await idOf('titles', 'ajoke')}/seasons`)).toEqual([]);
});

it('reviews of a title have the newest first, dated back from the day of loading, and say that they are samples', async () => {
  const reviews = await read<Review[]>(`/api/titles/${await idOf('titles', 'ajoke')}/reviews`);
  expect(reviews).toMatchObject([
    { userId: 'ada', headline: 'Ó dára', language: 'yo', rating: 9, likes: 1, isSample: true },
    { userId: 'system', headline: 'Warm', reviewText: 'A warm film.', body: null, likes: 4 },
  ]);
  const age = Date.now() - Date.parse(reviews[0]?.createdAt ?? '');
  expect(Math.round(age / 86_400_000)).toBe(2);
});

it('reviews of all titles have the newest first, each with its title', async () => {
  const response = await fetch(`${api.origin}/api/reviews/recent?pageSize=2`);
  expect(response.headers.get('x-total-count')).toBe('3');
  const reviews = (await response.json()) as Review[];
  expect(reviews.map(({ headline, title }) => [headline, title.slug])).toEqual([
    ['Ó dára', 'ajoke'],
    ['Sharp', 'the-court'],
  ]);
});

it('similar titles are those of like genre and country, without the title itself', async () => {
  const similar = await read<TitleCard[]>(`/api/titles/${await idOf('titles', 'filler-03')}/similar`);
  expect(similar).toHaveLength(6);
  expect(similar.every(({ genres, countries }) => genres[0] === 'drama' && countries[0] === 'Ghana')).toBe(
    true,
  );
  expect(similar.map(({ slug }) => slug)).not.toContain('filler-03');
  expect(similar.every(({ releaseYear }) => releaseYear !== null && releaseYear < 1980)).toBe(true);
});

it('similar titles are none where nothing is like it', async () => {
  expect(await read(`/api/titles/${await idOf('titles', 'not-yet')}/similar`)).toEqual([]);
});

const offersOf = async (slug: string, query = ''): Promise<WatchOffer[]> =>
  read(`/api/titles/${await idOf('titles', slug)}/where-to-watch${query}`);

it('where to watch a title is every platform, how it offers the title and in which countries, marked as sample', async () => {
  expect(await offersOf('ajoke')).toEqual([
    {
      platform: 'Netflix',
      kind: 'subscription',
      url: null,
      countries: ['Nigeria', 'Ivory Coast'],
      isSample: true,
    },
  ]);
});

it('where to watch a title is on both platforms of a title that is not limited to some countries', async () => {
  const offers = await offersOf('the-court', '?country=NG');
  expect(offers.map(({ platform, countries }) => [platform, countries])).toEqual([
    ['Netflix', null],
    ['Showmax', null],
  ]);
});

it.each([
  ['NG', 1],
  ['ng', 1],
  ['Nigeria', 1],
  ['CI', 1],
  ["Côte d'Ivoire", 1],
  ['ivory coast', 1],
  ['all', 1],
  ['', 1],
  ['Ghana', 0],
  ['US', 0],
])('where to watch a title in the country %j is %i offers', async (country, count) => {
  expect(await offersOf('ajoke', `?country=${encodeURIComponent(country)}`)).toHaveLength(count);
});

it('where to watch a title is nowhere for a title that nobody streams', async () => {
  expect(await offersOf('filler-01')).toEqual([]);
});

it.each(['Wakanda', 'QQ', 'NGA', '__proto__'])(
  'where to watch a title refuses %s, which is no country',
  async (country) => {
    const id = await idOf('titles', 'ajoke');
    const response = await fetch(`${api.origin}/api/titles/${id}/where-to-watch?country=${country}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      errors: [
        {
          parameter: 'country',
          message: 'country must be a country, by its two-letter code (NG) or its English name (Nigeria)',
        },
      ],
    });
  },
);
