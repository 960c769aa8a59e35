import { runApi, type RunningApi } from '../../../test/running-api.js';
import { smallCatalogue } from '../../../test/small-catalogue.js';
import type { Festival, FestivalDetail } from './festival.dto.js';

let api: RunningApi;

beforeAll(async () => {
  api = await runApi(smallCatalogue);
}, 60_000);

afterAll(() => api.stop());

async function read<T>(path: string): Promise<T> {
  const response = await fetch(`${api.origin}${path}`);
  expect([path, response.status]).toEqual([path, 200]);
  return (await response.json()) as T;
}

it('festivals stand in the order of the editors, with their usual months', async () => {
  const festivals = await read<Festival[]>('/api/festivals');
  expect(festivals).toMatchObject([
    { slug: 'river-festival', usualMonth: 7, foundedYear: 1979, city: 'Durban' },
    { slug: 'hill-festival', usualMonth: 11, foundedYear: null },
  ]);
});

it('a festival comes with the best rated titles of its country', async () => {
  const [, hill] = await read<Festival[]>('/api/festivals');
  const { countryTitles, ...festival } = await read<FestivalDetail>('/api/festivals/slug/hill-festival');
  expect(festival).toEqual(hill);
  expect(countryTitles).toEqual(await read('/api/titles?country=Nigeria&pageSize=8'));
  expect(countryTitles.length).toBeGreaterThan(0);
});

it('a festival that is not there is a 404 that names it', async () => {
  const response = await fetch(`${api.origin}/api/festivals/slug/none`);
  expect([response.status, await response.json()]).toMatchObject([
    404,
    { detail: 'There is no festival "none".' },
  ]);
});
