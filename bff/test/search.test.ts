import { readCatalogue } from '@sinima/data/catalogue';
import type { SearchResults, Suggestion } from '../src/search/search.dto.js';
import { searchOutcomes, shareFound } from '../measure/search-outcomes.js';
import { allNames, namesIn, spoiledNames, WAYS_OF_LANGUAGES } from '../measure/spoiled-names.js';
import { runApi, type RunningApi } from './running-api.js';

const curated = readCatalogue();
let api: RunningApi;

/** The seed, and two people made up, whose names are misspelled more often than written right. */
const catalogue = {
  ...curated,
  people: [
    ...curated.people,
    { slug: 'joke-fatoyinbo', name: 'Joke Fátóyìnbó', roles: [] },
    { slug: 'ajoke-bello', name: 'Àjọ̀kẹ́ Bello', roles: [] },
  ],
};

beforeAll(async () => {
  api = await runApi(catalogue);
}, 60_000);

afterAll(() => api.stop(), 60_000);

async function read<T>(path: string): Promise<T> {
  const response = await fetch(`${api.origin}${path}`);
  expect([path, response.status]).toEqual([path, 200]);
  return (await response.json()) as T;
}

const search = (q: string): Promise<SearchResults> =>
  read<SearchResults>(`/api/search?q=${encodeURIComponent(q)}`);

it.each([
  ['king boys', 'titles', 'king-of-boys'],
  ['KING OF', 'titles', 'king-of-boys'],
  ['lionhaert', 'titles', 'lionheart'],
  ['aníkúlápó', 'titles', 'anikulapo'],
  ['blood and water', 'titles', 'blood-and-water'],
  ['blood & water', 'titles', 'blood-and-water'],
  ['kig of boys', 'titles', 'king-of-boys'],
  ['kingofboys', 'titles', 'king-of-boys'],
  ['supa team', 'titles', 'supa-team-4'],
  ['lion heart', 'titles', 'lionheart'],
  ['lionheart movie', 'titles', 'lionheart'],
  ['king of boys 2018', 'titles', 'king-of-boys'],
  ['genevieve lionheart', 'titles', 'lionheart'],
  ['no tme to die', 'titles', 'no-time-to-die-2006'],
  ['cj obasi', 'people', 'c-j-obasi'],
  ['C. J. Obasi', 'people', 'c-j-obasi'],
  ['sembane', 'people', 'ousmane-sembene'],
  ['nnaji genevieve', 'people', 'genevieve-nnaji'],
  ['tuore', 'people', 'moussa-toure'],
  ['fatoinbo', 'people', 'joke-fatoyinbo'],
  ['ajoke', 'people', 'ajoke-bello'],
] as const)('search for %j has among its first three %s %s', async (q, kind, slug) => {
  const results = await search(q);
  expect(results[kind].items.slice(0, 3).map((item) => item.slug)).toContain(slug);
});

it('search counts titles and people apart and together', async () => {
  const results = await search('king');
  expect(results.query).toBe('king');
  expect(results.titles.total).toBeGreaterThan(0);
  expect(results.total).toBe(results.titles.total + results.people.total);
  expect(results.titles.items.length).toBe(Math.min(24, results.titles.total));
});

it('search finds titles by their genre too, after those whose name holds the word', async () => {
  const { titles } = await search('western');
  expect(titles.total).toBeGreaterThan(0);
  expect(
    titles.items.every(({ genres, displayTitle }) =>
      [...genres, displayTitle].join().toLowerCase().includes('western'),
    ),
  ).toBe(true);
});

it('search comes in pages that do not overlap', async () => {
  const first = await read<SearchResults>('/api/search?q=drama&pageSize=10');
  const second = await read<SearchResults>('/api/search?q=drama&pageSize=10&page=2');
  const slugs = [...first.titles.items, ...second.titles.items].map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(20);
  expect(second.titles.total).toBe(first.titles.total);
});

it('search answers the same with the query in the path', async () => {
  expect(await read('/api/search/king%20of%20boys')).toEqual(await search('king of boys'));
});

it('search reaches every match, the ranked ones and those after them, each once', async () => {
  const pages: SearchResults[] = [];
  const total = (await search('a')).people.total;
  for (let page = 1; page <= Math.ceil(total / 100); page += 1) {
    pages.push(await read<SearchResults>(`/api/search?q=a&pageSize=100&page=${page}`));
  }
  expect(total).toBeGreaterThan(1_000);
  expect(new Set(pages.flatMap(({ people }) => people.items.map(({ slug }) => slug))).size).toBe(total);
}, 60_000);

it.each(['?!', 'zzzzqqqq', '.*', 'qq$zzqq', 'a&b=c%/ë'])('search for %j finds nothing', async (q) => {
  expect((await search(q)).total).toBe(0);
});

it.each(['', '%20%20', 'x'.repeat(101)])('search refuses q=%s', async (q) => {
  expect((await fetch(`${api.origin}/api/search?q=${q}`)).status).toBe(400);
});

it('suggestions name what a visitor may mean', async () => {
  const suggestions = await read<Suggestion[]>('/api/suggest?q=genev');
  expect(suggestions[0]).toMatchObject({
    kind: 'person',
    slug: 'genevieve-nnaji',
    label: 'Genevieve Nnaji',
  });
});

it('suggestions are as many as asked for, at most', async () => {
  expect(await read<Suggestion[]>('/api/suggest?q=a&limit=3')).toHaveLength(3);
});

it('search has what is meant among the first five for 97 in 100 names spoiled in ten ways', async () => {
  const outcomes = await searchOutcomes(api.origin, spoiledNames(allNames(curated), 10));
  expect(outcomes.length).toBeGreaterThan(90);
  const missed = outcomes.filter(({ isFound }) => !isFound).map(({ way, name, query }) => [way, name, query]);
  expect(shareFound(outcomes) < 0.97 ? missed : []).toEqual([]);
}, 60_000);

it.each([
  ['ar', 'Arabic, in Arabic script'],
  ['fr', 'French'],
])(
  'search has what is meant among the first ten for 95 in 100 spoiled names in the language %s: %s',
  async (language) => {
    const names = namesIn(language, curated);
    expect(names.length).toBeGreaterThanOrEqual(100);
    const spoiled = spoiledNames(names, 20, WAYS_OF_LANGUAGES);
    expect(spoiled.length).toBeGreaterThan(150);
    const outcomes = await searchOutcomes(api.origin, spoiled, 10);
    const missed = outcomes
      .filter(({ isFound }) => !isFound)
      .map(({ way, name, query }) => [way, name, query]);
    expect(shareFound(outcomes) < 0.95 ? missed : []).toEqual([]);
  },
  60_000,
);

it.each([
  ['بدايه ونهايه', 'a-beginning-and-an-end'],
  ['الفتوه', 'the-tough'],
  ['اريد حلا', 'i-want-a-solution'],
  ['La Noire de', 'black-girl'],
  ['hyenes', 'hyenas'],
  ['comboio de sal e acucar', 'the-train-of-salt-and-sugar'],
])('search finds a title by its name in another language, without marks: %s', async (name, slug) => {
  const results = await read<SearchResults>(`/api/search?q=${encodeURIComponent(name)}`);
  expect(results.titles.items[0]?.slug).toBe(slug);
});
