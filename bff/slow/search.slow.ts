import { readCatalogue } from '@sinima/data/catalogue';
import { byWay, searchOutcomes, shareFound, type SearchOutcome } from '../measure/search-outcomes.js';
import { allNames, namesIn, spoiledNames, WAYS_OF_LANGUAGES } from '../measure/spoiled-names.js';
import { runApi, type RunningApi } from '../test/running-api.js';

const catalogue = readCatalogue();
let api: RunningApi;
let outcomes: SearchOutcome[];

beforeAll(async () => {
  api = await runApi(catalogue);
  outcomes = await searchOutcomes(api.origin, spoiledNames(allNames(catalogue), 300));
});

afterAll(() => api.stop());

it('search has what is meant among the first five for 97 in 100 of some 3,000 names spoiled in ten ways', () => {
  expect(outcomes.length).toBeGreaterThan(2_500);
  expect(shareFound(outcomes)).toBeGreaterThanOrEqual(0.97);
});

it('search has what is meant among the first five for 90 in 100 of each way', () => {
  const ways = byWay(outcomes);
  expect(ways).toHaveLength(10);
  expect(ways.filter((way) => shareFound(way.outcomes) < 0.9)).toEqual([]);
});

it.each([
  ['fr', 0.95],
  ['ar', 0.95],
])(
  'search finds titles by spoiled names in the language %s: at least %d of them',
  async (language, least) => {
    const names = namesIn(language, catalogue);
    const spoiled = await searchOutcomes(api.origin, spoiledNames(names, 100, WAYS_OF_LANGUAGES));
    const ways = byWay(spoiled).map((way) => `${way.way} ${shareFound(way.outcomes).toFixed(2)}`);
    console.log(`${language}: ${names.length} titles, ${spoiled.length} searches; ${ways.join(', ')}`);
    expect(shareFound(spoiled)).toBeGreaterThanOrEqual(least);
  },
  600_000,
);
