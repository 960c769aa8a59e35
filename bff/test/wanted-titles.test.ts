import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { stableId } from '@sinima/api/database/stable-id';
import { pino } from 'pino';
import { createApp } from '../src/create-app.js';
import type { WantedTitle } from '../src/titles/title.dto.js';
import { TrendingTitles } from '../src/trending/trending-titles.js';
import { smallCatalogue } from './small-catalogue.js';
import { openTestDatabase, type TestDatabase } from './test-database.js';
import { TEST_SETTINGS } from './test-settings.js';

/** One title lacks all, and all others have a plot. */
const titles = smallCatalogue.titles.map(({ plotSummary, ...title }) =>
  title.slug === 'filler-05' ? title : { ...title, plotSummary },
);

let database: TestDatabase;
let app: NestFastifyApplication;

beforeAll(async () => {
  database = await openTestDatabase();
  app = await createApp({
    databaseUri: database.uri,
    seed: { ...smallCatalogue, titles },
    logger: pino({ level: 'silent' }),
    settings: { ...TEST_SETTINGS, cacheMegabytes: 0 },
  });
}, 60_000);

afterAll(async () => {
  await app.close();
  await database.drop();
});

async function wanted(): Promise<WantedTitle[]> {
  const { body } = await app.inject({ url: '/api/titles/wanted' });
  return JSON.parse(body) as WantedTitle[];
}

it('titles are wanted whose records lack facts, the least complete first, with what they lack', async () => {
  const [first, second, ...others] = await wanted();
  expect(first).toMatchObject({
    slug: 'filler-05',
    lacks: ['director', 'plot', 'cast', 'length', 'source'],
  });
  expect(second).toMatchObject({ slug: 'filler-01', lacks: ['director', 'cast', 'length', 'source'] });
  expect(others).toHaveLength(22);
  expect(others.map(({ slug }) => slug)).not.toContain('ajoke');
});

it('of titles that lack facts, those that are read stand first', async () => {
  const trending = app.get(TrendingTitles);
  for (let before = 12; before >= 0; before -= 1) {
    for (const slug of ['filler-29', 'ajoke']) trending.noteRead(stableId('title', slug));
    await trending.store(new Date(Date.now() - before * 6 * 3_600_000));
  }
  const slugs = (await wanted()).map(({ slug }) => slug);
  expect(slugs.slice(0, 3)).toEqual(['filler-29', 'filler-05', 'filler-01']);
  expect(slugs.slice(1)).not.toContain('filler-29');
  expect(slugs).not.toContain('ajoke');
});
