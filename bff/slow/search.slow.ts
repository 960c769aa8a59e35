import { readCatalogue } from '@sinima/data/catalogue';
import { missedQueries, nameQueries } from '../test/name-queries.js';
import { runApi, type RunningApi } from '../test/running-api.js';

const catalogue = readCatalogue();
let api: RunningApi;

beforeAll(async () => {
  api = await runApi(catalogue);
}, 60_000);

afterAll(() => api.stop());

it('search has the right record in the top three for 97 in 100 of 1,000 queries made by rule from names', async () => {
  const queries = nameQueries(catalogue, 1_000);
  const missed = await missedQueries(api.origin, queries);
  expect(queries).toHaveLength(1_000);
  expect(missed.length / queries.length > 0.03 ? missed : []).toEqual([]);
});
