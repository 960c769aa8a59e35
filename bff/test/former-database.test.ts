/** A database of the embedded engine that commit 803352e7 made: a seed of one film, and a film that an operator imported. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { pino } from 'pino';
import { createApp } from '../src/create-app.js';
import { databaseServer, type DatabaseServer } from '../src/database/database-server.js';
import { smallCatalogue } from './small-catalogue.js';
import { TEST_SETTINGS } from './test-settings.js';
import './watch-dialect.js';

let dataDir: string;
let database: DatabaseServer;
let app: NestFastifyApplication;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'sinima-bff-'));
  mkdirSync(join(dataDir, 'db'));
  const journal = gunzipSync(readFileSync(join(__dirname, 'former-journal.gz')));
  writeFileSync(join(dataDir, 'db/journal'), journal);
  database = await databaseServer({ mongodbUri: undefined, dataDir });
  app = await createApp({
    databaseUri: database.uri,
    seed: smallCatalogue,
    logger: pino({ level: 'silent' }),
    settings: TEST_SETTINGS,
  });
}, 60_000);

afterAll(async () => {
  await app.close();
  await database.stop();
  rmSync(dataDir, { recursive: true });
});

const statusOf = async (url: string): Promise<number> => (await app.inject({ url })).statusCode;

it('the demonstration is rebuilt: the present seed takes the place of the former one', async () => {
  expect(await statusOf('/api/titles/slug/ajoke')).toBe(200);
  expect(await statusOf('/api/titles/slug/former-film')).toBe(404);
});

it('what an operator imported stays, with its people, and is found', async () => {
  const title = (await app.inject({ url: '/api/titles/slug/zebra-crossing-operator' })).json<object>();
  expect(title).toMatchObject({ displayTitle: 'Zebra Crossing Operator', runtimeMins: 90 });
  expect(await statusOf('/api/people/slug/ada-obi')).toBe(200);
  expect((await app.inject({ url: '/api/titles?search=zebra' })).json()).toHaveLength(1);
});
