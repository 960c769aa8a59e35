import { stableId } from '@sinima/api/database/stable-id';
import { partStore, type PartStore } from '@sinima/api-parts/part-store';
import { readCatalogue, withSamples } from '@sinima/data/catalogue';
import type { SearchResults, Suggestion } from '../src/search/search.dto.js';
import { runApi, type RunningApi } from './running-api.js';

const catalogue = withSamples(readCatalogue());
let api: RunningApi;
let parts: PartStore;

beforeAll(async () => {
  parts = await partStore();
  const festivals = catalogue.festivals.map((festival, order) => ({
    ...festival,
    _id: stableId('festival', festival.slug),
    order,
  }));
  const searched = [{ kind: 'festival', collection: 'festivals' }];
  await parts.deploy('1.0.0-festivals', { prefix: 'festivals', records: { festivals }, searched });
  api = await runApi(catalogue, undefined, { follower: parts.follower });
  // A call waits for parts that start; search has their records from then on.
  await fetch(`${api.origin}/api/festivals`);
}, 180_000);

afterAll(async () => {
  await api.stop();
  await parts.close();
}, 60_000);

async function read<T>(path: string): Promise<T> {
  const response = await fetch(`${api.origin}${path}`);
  expect([path, response.status]).toEqual([path, 200]);
  return (await response.json()) as T;
}

const search = (q: string): Promise<SearchResults> =>
  read<SearchResults>(`/api/search?q=${encodeURIComponent(q)}`);

/** How many titles the list of titles has with these filters. */
async function listed(filters: Record<string, string>): Promise<number> {
  const response = await fetch(`${api.origin}/api/titles?${new URLSearchParams(filters).toString()}`);
  return Number(response.headers.get('x-total-count'));
}

it.each([
  ['senegal', { country: 'Senegal' }],
  ['senegalese films', { country: 'Senegal', type: 'MOVIE' }],
  ['senegalese comedies', { country: 'Senegal', genre: 'comedy' }],
  ['new nollywood movies', { country: 'Nigeria', type: 'MOVIE' }],
  ['nigerian comedies 2010s', { country: 'Nigeria', genre: 'comedy', decade: '2010' }],
  ['nigerian series', { country: 'Nigeria', type: 'SERIES' }],
  ['Nollywood', { country: 'Nigeria' }],
  ['wolof', { language: 'Wolof' }],
  ['films in wolof 2019', { language: 'Wolof', type: 'MOVIE', year: '2019' }],
  ['2018', { year: '2018' }],
  ['nigerian wedding movies', { country: 'Nigeria', type: 'MOVIE', search: 'wedding' }],
])('search understands %j as the filters %j of the list, and finds what that lists', async (q, filters) => {
  const { understood, titles, total, isApproximate } = await search(q);
  expect(Object.fromEntries(understood?.filters.map(({ name, value }) => [name, value]) ?? [])).toEqual(
    filters,
  );
  const count = await listed(filters);
  expect(count).toBeGreaterThan(0);
  expect((understood?.movies ?? 0) + (understood?.series ?? 0)).toBe(count);
  expect(titles.total).toBeGreaterThanOrEqual(count);
  expect(total).toBeGreaterThanOrEqual(count);
  expect(isApproximate).toBe(false);
});

it('search understands a platform as the filter of streaming titles', async () => {
  const { understood, titles } = await search('netflix');
  expect(understood?.filters).toMatchObject([{ name: 'platform', value: 'Netflix' }]);
  expect(understood?.availabilityIsSample).toBe(true);
  const streaming = await read<{ slug: string }[]>('/api/titles/streaming?platform=Netflix&pageSize=100');
  expect(titles.items.map(({ slug }) => slug).sort()).toEqual(streaming.map(({ slug }) => slug).sort());
});

it('search has titles by filters first, then those whose names hold the words, each once', async () => {
  const pages = await Promise.all(
    [1, 2].map((page) => read<SearchResults>(`/api/search?q=senegal&page=${page}&pageSize=100`)),
  );
  const titles = pages.flatMap((page) => page.titles.items);
  const isSenegals = titles.map(({ countries }) => countries.includes('Senegal'));
  expect(titles).toHaveLength(pages[0]!.titles.total);
  expect(new Set(titles.map(({ slug }) => slug)).size).toBe(titles.length);
  expect(isSenegals.lastIndexOf(true)).toBe((await listed({ country: 'Senegal' })) - 1);
  expect(titles.at(-1)).toMatchObject({ displayTitle: 'Little Senegal' });
});

it('a title that is called as the query is stands first, whatever else is understood', async () => {
  const { titles, understood } = await search('dahomey');
  expect(understood?.filters).toMatchObject([{ name: 'country', value: 'Benin' }]);
  expect(titles.items[0]).toMatchObject({ displayTitle: 'Dahomey' });
  expect(titles.exact).toBe(1);
  const slugs = titles.items.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
});

it('titles whose names begin with the words stand before filters', async () => {
  const { titles, understood } = await search('sango');
  expect(understood?.filters).toMatchObject([{ name: 'language', value: 'Sango' }]);
  expect(titles.items.slice(0, 2).map(({ displayTitle }) => displayTitle)).toEqual(['Sango', 'Sango Malo']);
});

it('names that hold all words come before filters of some of them', async () => {
  const { understood, titles } = await search('little senegal');
  expect(understood).toBeNull();
  expect(titles.items[0]).toMatchObject({ displayTitle: 'Little Senegal' });
});

it('words in quotation marks are names', async () => {
  const { understood, titles } = await search('"senegal"');
  expect(understood).toBeNull();
  expect(titles.items.map(({ displayTitle }) => displayTitle)).toEqual(['Little Senegal']);
  const both = await search('"love" nigeria');
  expect(both.understood?.filters).toMatchObject([
    { name: 'country', value: 'Nigeria' },
    { name: 'search', value: 'love' },
  ]);
  expect(both.titles.items.every(({ countries }) => countries.includes('Nigeria'))).toBe(true);
});

it.each([
  ['fespaco', 'award', 'fespaco-awards'],
  ['best nollywood', 'list', 'best-nollywood-movies-of-2025'],
  ['amaa', 'award', 'africa-movie-academy-awards'],
  ['durban festival', 'festival', 'durban-international-film-festival'],
])('search for %j names the %s %s', async (q, kind, slug) => {
  const { pages, total, titles, people } = await search(q);
  expect(pages[0]).toMatchObject({ kind, slug });
  expect(total).toBe(titles.total + people.total + pages.length);
});

it('search for "fespaco" names the festival beside its award', async () => {
  const { pages } = await search('fespaco');
  expect(pages.map(({ kind, slug }) => [kind, slug])).toEqual([
    ['award', 'fespaco-awards'],
    ['festival', 'panafrican-film-and-television-festival-of-ouagadougou'],
  ]);
});

it.each([
  ['fespaco', false],
  ['nollywood', false],
  ['lionheart', false],
  ['lionheart movie', false],
  ['lionhaert', true],
  ['"lionhaert"', true],
])('hits of %j are by resemblance: %s', async (q, isApproximate) => {
  expect(await search(q)).toMatchObject({ isApproximate });
});

it('hits by name are exact or not, with what the count says', async () => {
  const { titles, people } = await search('lionheart');
  expect([titles.exact, people.exact]).toEqual([1, 0]);
  expect(titles.items[0]).toMatchObject({ displayTitle: 'Lionheart' });
  expect((await search('genevieve nnaji')).people.exact).toBe(1);
});

it('filters that no title passes are understood, with the queries that say less, and nothing stands in for them', async () => {
  const { understood, total } = await search('senegalese westerns 2018');
  expect(total).toBe(0);
  expect(understood).toMatchObject({ movies: 0, series: 0 });
  expect(understood?.filters.map(({ without }) => without)).toEqual([
    'westerns 2018',
    'senegalese 2018',
    'senegalese westerns',
  ]);
});

it('words that the catalogue does not have as a filter are names', async () => {
  expect((await search('greenland')).understood).toBeNull();
});

it('suggestions of a query that is understood are its titles, never resemblances', async () => {
  const suggestions = await read<Suggestion[]>('/api/suggest?q=nollywood%20comedies');
  const slugs = new Set(
    catalogue.titles
      .filter(({ countries, genres }) => countries.includes('Nigeria') && genres.includes('comedy'))
      .map(({ slug }) => slug),
  );
  expect(suggestions.length).toBeGreaterThan(0);
  expect(suggestions.filter(({ slug }) => !slugs.has(slug))).toEqual([]);
});
