import type { CommandSucceededEvent, Document } from 'mongodb';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { pino } from 'pino';
import { createApp } from '../src/create-app.js';
import { smallCatalogue } from './small-catalogue.js';
import { monitored, openTestDatabase, type TestDatabase } from './test-database.js';
import { TEST_SETTINGS } from './test-settings.js';

let database: TestDatabase;
let app: NestFastifyApplication;
let documents: string[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  app = await createApp({
    databaseUri: monitored(database.uri),
    seed: smallCatalogue,
    logger: pino({ level: 'silent' }),
    settings: TEST_SETTINGS,
  });
  app
    .get<Connection>(getConnectionToken())
    .getClient()
    .on('commandSucceeded', ({ reply }: CommandSucceededEvent) => {
      const { ns, firstBatch, nextBatch } = ((reply as Document).cursor ?? {}) as Document;
      const batch = (firstBatch ?? nextBatch ?? []) as Document[];
      const collection = String(ns).split('.').pop();
      documents.push(...batch.flatMap(({ _id }) => (_id ? [`${collection} ${String(_id)}`] : [])));
    });
}, 60_000);

afterAll(async () => {
  await app.close();
  await database.drop();
});

/** Ask for all addresses at once, and return the documents that were read for it, by collection and id. */
async function readsOf(...addresses: readonly string[]): Promise<string[]> {
  documents = [];
  const responses = await Promise.all(addresses.map((url) => app.inject({ url })));
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(addresses.map(() => 200));
  return documents.filter((document) => !document.startsWith('meta '));
}

const SUB_RESOURCES = [
  'credits',
  'reviews',
  'seasons',
  'episodes',
  'similar',
  'awards',
  'showtimes',
  'where-to-watch',
];

it('all calls of a page, made at once, read each document of a title page once', async () => {
  const reads = await readsOf(
    '/api/titles/slug/ajoke',
    ...SUB_RESOURCES.map((name) => `/api/titles/ajoke/${name}`),
  );
  expect(reads.filter((document) => document.startsWith('titles '))).not.toHaveLength(0);
  expect(reads.filter((document) => document.startsWith('people '))).toHaveLength(3);
  expect(reads).toHaveLength(new Set(reads).size);
});

it('all calls of a page, made at once, read each document of a series page once', async () => {
  const reads = await readsOf(
    '/api/titles/slug/the-court',
    ...SUB_RESOURCES.map((name) => `/api/titles/the-court/${name}`),
  );
  expect(reads).toHaveLength(new Set(reads).size);
});

it('all calls of a page, made at once, read each document of a person page once', async () => {
  const reads = await readsOf(
    '/api/people/slug/sade-ojo',
    '/api/people/sade-ojo/credits',
    '/api/people/sade-ojo/awards',
  );
  expect(reads).toHaveLength(new Set(reads).size);
});

it.each(SUB_RESOURCES)('a sub-resource %s of a title is the same by slug and by id', async (name) => {
  const { id } = (await app.inject({ url: '/api/titles/slug/ajoke' })).json<{ id: string }>();
  const bySlug = await app.inject({ url: `/api/titles/ajoke/${name}` });
  const byId = await app.inject({ url: `/api/titles/${id}/${name}` });
  expect([bySlug.statusCode, bySlug.json()]).toEqual([byId.statusCode, byId.json()]);
});
