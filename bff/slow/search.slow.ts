import { readCatalogue } from '@sinima/data/catalogue';
import { byWay, searchOutcomes, shareFound, type SearchOutcome } from '../measure/search-outcomes.js';
import { spoiledNames } from '../measure/spoiled-names.js';
import { runApi, type RunningApi } from '../test/running-api.js';

const catalogue = readCatalogue();
let api: RunningApi;
let outcomes: SearchOutcome[];

beforeAll(async () => {
  api = await runApi(catalogue);
  outcomes = await searchOutcomes(api.origin, spoiledNames(catalogue, 300));
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
