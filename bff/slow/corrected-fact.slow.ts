import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildCatalogue, DATA_DIR } from '@sinima/data/build';
import { readCatalogue } from '@sinima/data/catalogue';
import { pino } from 'pino';
import { createApp } from '../src/create-app.js';
import type { TitleDetail } from '../src/titles/title.dto.js';
import { openTestDatabase, type TestDatabase } from '../test/test-database.js';
import { TEST_SETTINGS } from '../test/test-settings.js';

const LIONHEART = 'catalogue/titles/nigeria/lionheart.yaml';

let database: TestDatabase;
let dataDir: string;

beforeAll(async () => {
  database = await openTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'sinima-corrected-'));
  await cp(join(DATA_DIR, 'catalogue'), join(dataDir, 'catalogue'), { recursive: true });
}, 60_000);

afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true });
});

/** Build the files and start a BFF on them, as `npm start` does, and ask it for a title. */
async function lionheartAfterStart(): Promise<TitleDetail> {
  const file = join(dataDir, 'dist/catalogue.json');
  await buildCatalogue({ dataDir, file });
  const app = await createApp({
    databaseUri: database.uri,
    seed: readCatalogue(file),
    logger: pino({ level: 'silent' }),
    settings: TEST_SETTINGS,
  });
  const { body } = await app.inject({ url: '/api/titles/slug/lionheart' });
  await app.close();
  return JSON.parse(body) as TitleDetail;
}

/** Replace a text of the file by one with a value. @returns the value's line and column there, from 1 */
async function correct(from: string, to: string, value = ''): Promise<string> {
  const text = (await readFile(join(dataDir, LIONHEART), 'utf8')).replace(from, to);
  await writeFile(join(dataDir, LIONHEART), text);
  const before = text.slice(0, text.indexOf(to) + to.indexOf(value)).split('\n');
  return `${before.length}:${before.at(-1)!.length + 1}`;
}

it('a fact corrected in one line of one file is what the API answers after the next start, and all else of the title stays', async () => {
  const before = await lionheartAfterStart();
  expect(before.runtimeMins).toBe(95);
  await correct('runtimeMins: 95', 'runtimeMins: 94');
  expect(await lionheartAfterStart()).toEqual({ ...before, runtimeMins: 94 });
}, 60_000);

it('a wrong role, country and year in a file of the catalogue are refused at the start, each with file and line', async () => {
  const role = await correct('role: DIRECTOR', 'role: DIRECTRESS', 'DIRECTRESS');
  const country = await correct('countries: [Nigeria]', 'countries: [Naija]', 'Naija');
  const year = await correct('releaseYear: 2018', 'releaseYear: lately', 'lately');
  const refusal = await lionheartAfterStart().catch(String);
  expect(refusal).toContain(`lionheart.yaml:${role}: credits[0].role: "DIRECTRESS"`);
  expect(refusal).toContain(`lionheart.yaml:${country}: countries[0]: "Naija"`);
  expect(refusal).toContain(`lionheart.yaml:${year}: releaseYear: "lately"`);
}, 60_000);
