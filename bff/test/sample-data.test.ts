import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Catalogue } from '@sinima/data/catalogue';
import { pino } from 'pino';
import { createApp } from '../src/create-app.js';
import { connect } from '../src/database/connect.js';
import { loadSeed } from '../src/catalogue/load-seed.js';
import type { TitleCard } from '@sinima/api/titles/title-card.dto';
import { openTestDatabase, type TestDatabase } from './test-database.js';
import { factsAlone, smallCatalogue } from './small-catalogue.js';
import { TEST_SETTINGS } from './test-settings.js';

let database: TestDatabase;
let app: NestFastifyApplication;

async function start(seed: Catalogue): Promise<void> {
  app = await createApp({
    databaseUri: database.uri,
    seed,
    logger: pino({ level: 'silent' }),
    settings: TEST_SETTINGS,
  });
}

/** Votes that people gave, as their part of the API writes them. */
async function giveVotes(votesOf: Readonly<Record<string, { count: number; mean: number }>>): Promise<void> {
  const connection = await connect(database.uri);
  await loadSeed(connection, factsAlone, new Date());
  for (const [slug, votes] of Object.entries(votesOf)) {
    await connection
      .collection('titles')
      .updateOne({ slug }, { $set: { votes: { ...votes, isSample: false } } });
  }
  await connection.close();
}

beforeEach(async () => {
  database = await openTestDatabase();
}, 60_000);

afterEach(async () => {
  await app.close();
  await database.drop();
});

async function read<T>(url: string): Promise<T> {
  const response = await app.inject({ url });
  expect([url, response.statusCode]).toEqual([url, 200]);
  return response.json<T>();
}

const slugs = async (url: string): Promise<string[]> =>
  (await read<{ slug: string }[]>(url)).map(({ slug }) => slug);

/** Calls that may have sample data in their answers. */
const CALLS = [
  '/api/titles?pageSize=100',
  '/api/titles/trending',
  '/api/titles/streaming',
  '/api/titles/theaters',
  '/api/titles/slug/ajoke',
  '/api/titles/ajoke/showtimes',
  '/api/titles/ajoke/where-to-watch',
  '/api/titles/ajoke/similar',
  '/api/titles/ajoke/reviews',
  '/api/reviews/recent',
  '/api/lists/slug/late-films',
  '/api/search?q=netflix',
];

const MARK = /"(isSample|ratingIsSample|availabilityIsSample|showingsAreSample)":true/;

it('a site without sample data has no rating, offer, showing or review, and nothing that is marked as one', async () => {
  await start(factsAlone);
  for (const url of CALLS)
    expect([url, JSON.stringify(await read(url))]).toEqual([url, expect.not.stringMatching(MARK)]);
  for (const url of [
    '/api/titles/streaming',
    '/api/titles/theaters',
    '/api/reviews/recent',
    '/api/titles/ajoke/reviews',
  ])
    expect([url, await read(url)]).toEqual([url, []]);
  expect(await read('/api/titles/slug/ajoke')).toMatchObject({
    bayesianRating: null,
    voteCount: null,
    rank: null,
    streamingPlatforms: [],
    offers: [],
    showings: [],
  });
  expect(await read('/api/stats')).toMatchObject({ totalTitles: 34, totalReviews: 0 });
});

it.each(['popularity', 'rating', 'top-rated'])(
  'a site without ratings has, by %s, prizes first, then the editors’ order, then the newest',
  async (sort) => {
    await start(factsAlone);
    expect((await slugs(`/api/titles?sort=${sort}`)).slice(0, 5)).toEqual([
      'ajoke',
      'the-court',
      'not-yet',
      'one-vote',
      'filler-30',
    ]);
  },
);

it('a demonstration has sample data, each marked as one, and counts none of them', async () => {
  await start(smallCatalogue);
  const unmarked: string[] = [];
  for (const url of CALLS) if (!MARK.test(JSON.stringify(await read(url)))) unmarked.push(url);
  expect(unmarked).toEqual([]);
  const showings = await read<{ isSample: boolean }[]>('/api/titles/ajoke/showtimes');
  expect(showings.map(({ isSample }) => isSample)).toEqual([true]);
  expect(await read('/api/stats')).toMatchObject({ totalTitles: 34, totalReviews: 0 });
});

it('a few real votes rate the titles that have enough of them, which stand first', async () => {
  await giveVotes({ 'filler-01': { count: 10, mean: 6 }, 'filler-02': { count: 9, mean: 10 } });
  await start({ ...factsAlone, titles: [...factsAlone.titles].reverse() });
  const [first, ...others] = await read<TitleCard[]>('/api/titles?pageSize=100');
  expect(first).toMatchObject({ slug: 'filler-01', bayesianRating: 7.6, ratingIsSample: false });
  expect(others.filter(({ bayesianRating }) => bayesianRating !== null)).toEqual([]);
  expect(others[0]?.slug).toBe('ajoke');
  expect(await read('/api/titles/slug/filler-01')).toMatchObject({ voteCount: 10, rank: 1 });
  expect(await read('/api/titles/slug/filler-02')).toMatchObject({
    bayesianRating: null,
    voteCount: null,
    rank: null,
  });
});
