import { stableId } from '@sinima/api/database/stable-id';
import { titleFacets } from '@sinima/api/titles/title-facets';
import { partInProcess, type PartUnderTest } from '@sinima/api-parts/part-in-process';
import type { Catalogue } from '@sinima/data/catalogue';
import type { Festival, FestivalDetail } from './festival.dto.ts';
import part from './part.ts';
import recordsOf from './records.ts';

const festival = { city: 'Durban', country: 'South Africa', usualMonth: 7, description: 'Films by the sea.' };
const prize = (name: string, ...won: boolean[]) => ({
  name,
  nominees: won.map((isWinner) => ({ work: 'A Film', won: isWinner })),
});
const catalogue = {
  changes: { sequence: 7, hash: '0'.repeat(64) },
  titles: [],
  companies: [],
  awards: [
    {
      slug: 'river-prizes',
      name: 'River Prizes',
      editions: [
        {
          year: 2023,
          categories: [
            prize('Best Film', true, false),
            prize('Best Song', true, true),
            prize('Best Cut', false),
          ],
        },
      ],
    },
  ],
  festivals: [
    {
      ...festival,
      slug: 'river-festival',
      name: 'River Festival',
      foundedYear: 1979,
      award: 'river-prizes',
      editions: [
        {
          year: 2023,
          number: 44,
          begins: '2023-07-20',
          ends: '2023-07-30',
          place: 'Pietermaritzburg',
          juries: [
            { of: 'Features', president: { person: 'ada' }, members: [{ name: 'Ben' }, { person: 'lost' }] },
          ],
          selections: [
            { section: 'In competition', titles: [{ title: 'best' }, { work: 'Far' }, { title: 'lost' }] },
          ],
          sources: ['https://example.org/2023'],
        },
        { year: 2022, sources: ['https://example.org/2022'] },
      ],
    },
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
  const people = [{ _id: stableId('person', 'ada'), slug: 'ada', name: 'Ada', roles: [] }];
  api = await partInProcess(part, ['festivals', 'companies'], { ...recordsOf(catalogue), titles, people });
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
  const { countryTitles, editions, ...one } = (await api.ask('GET /api/festivals/slug/hill-festival'))
    .body as FestivalDetail;
  expect(one).toEqual(hill);
  expect(countryTitles.map(({ slug }) => slug)).toEqual(['best', 'good']);
  expect(editions).toEqual([]);
});

it('the editions of all festivals of which the first day is known come in one list', async () => {
  expect(await api.ask('GET /api/festivals/editions')).toMatchObject({
    status: 200,
    body: [
      {
        slug: 'river-festival',
        name: 'River Festival',
        year: 2023,
        begins: '2023-07-20',
        ends: '2023-07-30',
        place: 'Pietermaritzburg',
        country: 'South Africa',
      },
    ],
  });
  const ofOne = (slug: string) => api.ask(`GET /api/festivals/editions?festival=${slug}`);
  expect((await ofOne('river-festival')).body).toHaveLength(1);
  expect((await ofOne('hill-festival')).body).toEqual([]);
});

const river = async () =>
  ((await api.ask('GET /api/festivals/slug/river-festival')).body as FestivalDetail).editions;

it('a festival comes with its editions, newest first, and null for what is not known', async () => {
  const [newest, first] = await river();
  expect(newest).toMatchObject({
    year: 2023,
    number: 44,
    begins: '2023-07-20',
    ends: '2023-07-30',
    place: 'Pietermaritzburg',
    sources: ['https://example.org/2023'],
  });
  expect(first).toEqual({
    year: 2022,
    number: null,
    begins: null,
    ends: null,
    place: null,
    prizes: null,
    juries: [],
    selections: [],
    sources: ['https://example.org/2022'],
  });
});

it('an edition counts the prizes of its awards body in that year, each category with a winner once', async () => {
  const [newest] = await river();
  expect(newest?.prizes).toEqual({ award: 'River Prizes', awardSlug: 'river-prizes', count: 2 });
});

it('an edition names its juries and titles, those of the catalogue as links, without those that are gone', async () => {
  const [newest] = await river();
  expect(newest?.juries).toMatchObject([
    {
      of: 'Features',
      president: { person: { slug: 'ada', name: 'Ada' }, name: null },
      members: [{ person: null, name: 'Ben' }],
    },
  ]);
  expect(newest?.selections).toMatchObject([
    {
      section: 'In competition',
      titles: [
        { title: { slug: 'best' }, work: null },
        { title: null, work: 'Far' },
      ],
    },
  ]);
});

it('a title and a juror who were merged are shown as those who stay, at once, and each but once', async () => {
  const merge = (collection: string, slug: string, former: string): Promise<unknown> =>
    api.database.collection(collection).updateOne({ slug }, { $set: { formerSlugs: [former] } });
  await merge('titles', 'good', 'lost');
  await merge('people', 'ada', 'lost');
  const [newest] = await river();
  expect(newest?.selections[0]?.titles.map(({ title: one, work }) => one?.slug ?? work)).toEqual([
    'best',
    'Far',
    'good',
  ]);
  expect(newest?.juries[0]?.members).toMatchObject([{ name: 'Ben' }, { person: { slug: 'ada' } }]);
  await merge('titles', 'best', 'lost');
  await merge('titles', 'good', 'another');
  expect((await river())[0]?.selections[0]?.titles).toHaveLength(2);
});

it('a title and a juror whose records were split are the other ones at once, where the split says so', async () => {
  const record = (slug: string) => ({ slug, roles: [], genres: [], countries: [] });
  const add = (collection: string, kind: string, slug: string): Promise<unknown> =>
    api.database.collection(collection).insertOne({ _id: stableId(kind, slug), ...record(slug) });
  await add('titles', 'title', 'second-best');
  await add('people', 'person', 'other-ada');
  const log = api.database.collection<{ _id: number; [field: string]: unknown }>('changes');
  const split = (_id: number, kind: string, slug: string, into: string, festival: string) =>
    log.insertOne({
      _id,
      record: { kind, slug },
      into,
      records: [`${kind}/${slug}`, `festival/${festival}`],
    });
  const shown = async () => {
    const [newest] = await river();
    return [newest?.selections[0]?.titles[0]?.title?.slug, newest?.juries[0]?.president?.person?.slug];
  };
  await split(6, 'title', 'best', 'second-best', 'river-festival');
  expect(await shown()).toEqual(['best', 'ada']);
  await split(8, 'title', 'best', 'second-best', 'hill-festival');
  expect(await shown()).toEqual(['best', 'ada']);
  await split(9, 'title', 'best', 'second-best', 'river-festival');
  await split(10, 'person', 'ada', 'other-ada', 'river-festival');
  expect(await shown()).toEqual(['second-best', 'other-ada']);
  await log.insertOne({
    _id: 11,
    reverts: 9,
    record: { kind: 'title', slug: 'best' },
    records: ['festival/river-festival'],
  });
  expect(await shown()).toEqual(['best', 'other-ada']);
});

it('a festival of an earlier release, without editions, has none', async () => {
  const collection = api.database.collection('festivals');
  const stored = await collection.findOne({ slug: 'hill-festival' });
  const { _id, editions: _editions, ...former } = stored!;
  await collection.replaceOne({ _id }, former);
  const { body } = await api.ask('GET /api/festivals/slug/hill-festival');
  expect((body as FestivalDetail).editions).toEqual([]);
});

it('a festival that is not there is a 404 that names it', async () => {
  expect(await api.ask('GET /api/festivals/slug/none')).toMatchObject({
    status: 404,
    body: { detail: 'There is no festival "none".' },
  });
});
