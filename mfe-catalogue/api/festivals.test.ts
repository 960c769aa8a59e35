import { stableId } from '@sinima/api/database/stable-id';
import { titleFacets } from '@sinima/api/titles/title-facets';
import { partInProcess, type PartUnderTest } from '@sinima/api-parts/part-in-process';
import type { Catalogue } from '@sinima/data/catalogue';
import type { Festival, FestivalDetail } from './festival.dto.ts';
import part from './part.ts';
import recordsOf from './records.ts';

const festival = { city: 'Durban', country: 'South Africa', usualMonth: 7, description: 'Films by the sea.' };
const catalogue = {
  festivals: [
    { ...festival, slug: 'river-festival', name: 'River Festival', foundedYear: 1979 },
    { ...festival, slug: 'hill-festival', name: 'Hill Festival', country: 'Nigeria', usualMonth: 11 },
  ],
} as unknown as Catalogue;

const title = (slug: string, country: string, rating: number) => {
  const shown = {
    type: 'MOVIE',
    status: 'released',
    genres: ['drama'],
    countries: [country],
    languages: [],
    streamingPlatforms: [],
    showings: [],
  };
  return {
    _id: stableId('title', slug),
    slug,
    displayTitle: slug,
    rating,
    ...shown,
    facets: titleFacets(shown),
  };
};

let api: PartUnderTest;

beforeAll(async () => {
  const titles = [title('good', 'Nigeria', 7), title('best', 'Nigeria', 9), title('elsewhere', 'Kenya', 8)];
  api = await partInProcess(part, ['festivals'], { ...recordsOf(catalogue), titles });
}, 60_000);

afterAll(() => api.stop());

it('festivals stand in the order of the editors, with their usual months', async () => {
  const { status, body } = await api.ask('GET /api/festivals');
  expect(status).toBe(200);
  expect(body).toMatchObject([
    { slug: 'river-festival', usualMonth: 7, foundedYear: 1979, city: 'Durban' },
    { slug: 'hill-festival', usualMonth: 11, foundedYear: null },
  ]);
});

it('a festival comes with the best rated titles of its country', async () => {
  const [, hill] = (await api.ask('GET /api/festivals')).body as Festival[];
  const { countryTitles, ...one } = (await api.ask('GET /api/festivals/slug/hill-festival'))
    .body as FestivalDetail;
  expect(one).toEqual(hill);
  expect(countryTitles.map(({ slug }) => slug)).toEqual(['best', 'good']);
});

it('a festival that is not there is a 404 that names it', async () => {
  expect(await api.ask('GET /api/festivals/slug/none')).toMatchObject({
    status: 404,
    body: { detail: 'There is no festival "none".' },
  });
});
