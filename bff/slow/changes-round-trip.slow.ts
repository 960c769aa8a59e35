/** 500 accepted changes, written into the files as commits, give a fresh clone the catalogue that the database serves. */
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getConnectionToken } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { buildCatalogue, DATA_DIR } from '@sinima/data/build';
import { readCatalogue, type Catalogue } from '@sinima/data/catalogue';
import { canonicalJson } from '@sinima/data/changes/canonical-json';
import { exportLog, importLog } from '@sinima/data/export-log';
import { readLog } from '@sinima/data/read-log';
import { runProcess } from '@sinima/processes/run-process';
import { randomOf } from '@sinima/seeded-random';
import type { Connection } from 'mongoose';
import { pino } from 'pino';
import { CatalogueChanges } from '../src/changes/catalogue-changes.js';
import { createApp } from '../src/create-app.js';
import { openTestDatabase, type TestDatabase } from '../test/test-database.js';
import { TEST_SETTINGS } from '../test/test-settings.js';
import { generatedChange } from './generated-changes.js';

const EDITS = 500;

/** How many edits come at the same time. */
const TOGETHER = 25;

const databases: TestDatabase[] = [];
const apps: NestFastifyApplication[] = [];
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sinima-round-trip-'));
}, 60_000);

afterAll(async () => {
  for (const app of apps) await app.close();
  for (const database of databases) await database.drop();
  await rm(folder, { recursive: true });
});

async function start(seed: Catalogue): Promise<NestFastifyApplication> {
  const database = await openTestDatabase();
  databases.push(database);
  const app = await createApp({
    databaseUri: database.uri,
    seed,
    logger: pino({ level: 'silent' }),
    settings: TEST_SETTINGS,
  });
  apps.push(app);
  return app;
}

async function git(cwd: string, ...args: string[]): Promise<string> {
  const settings = ['-c', 'user.name=Exporter', '-c', 'user.email=exporter@sinima.example'];
  const { code, output } = await runProcess({ command: 'git', args: [...settings, ...args], cwd });
  if (code !== 0) throw new Error(output);
  return output;
}

async function built(dataDir: string, name: string): Promise<Catalogue> {
  const at = (file: string): string => join(folder, `${name}-${file}`);
  await buildCatalogue({
    dataDir,
    file: at('catalogue.json'),
    samplesFile: at('samples.json'),
    openFile: at('open.ndjson'),
    sourcesFile: at('sources.ndjson'),
  });
  return readCatalogue(at('catalogue.json'));
}

/** Fields of documents that tell the files apart from which they were loaded, or follow the order of titles. */
const plainDocument = ({
  seed: _seed,
  facets,
  order: _order,
  ...document
}: Record<string, unknown>): string =>
  canonicalJson(
    JSON.parse(JSON.stringify({ ...document, facets: [...((facets ?? []) as string[])].sort() })),
  );

async function documentsOf(app: NestFastifyApplication): Promise<Record<string, string[]>> {
  const connection = app.get<Connection>(getConnectionToken());
  const names = ['titles', 'people', 'credits', 'seasons', 'episodes', 'lists', 'awards', 'award_editions'];
  const all = await Promise.all(
    names.map(async (name) => {
      const found = await connection.collection(name).find({}).toArray();
      return [name, found.map(plainDocument).sort()] as const;
    }),
  );
  return Object.fromEntries(all);
}

async function bytesOf(dataDir: string): Promise<string> {
  const files = await readdir(join(dataDir, 'catalogue'), { recursive: true, withFileTypes: true });
  const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
  return (await Promise.all(paths.sort().map((path) => readFile(path, 'utf8')))).join('\0');
}

it('500 accepted changes are in the files of a fresh clone as in the database, and a second export writes nothing', async () => {
  const repository = join(folder, 'repository');
  const dataDir = join(repository, 'data');
  await cp(join(DATA_DIR, 'catalogue'), join(dataDir, 'catalogue'), { recursive: true });
  await git(folder, 'init', '--quiet', 'repository');
  await git(repository, 'config', 'user.name', 'Exporter');
  await git(repository, 'config', 'user.email', 'exporter@sinima.example');
  await git(repository, 'add', '.');
  await git(repository, 'commit', '--quiet', '-m', 'files');

  const app = await start(await built(dataDir, 'before'));
  await app.listen(0, '127.0.0.1');
  const { port } = app.getHttpServer().address() as { port: number };
  const changes = app.get(CatalogueChanges);
  const random = randomOf('round trip');
  const outcomes: Record<string, number> = { accepted: 0 };
  let number = 0;
  while (outcomes.accepted! < EDITS) {
    const { records } = await changes.current();
    const together = Array.from({ length: Math.min(TOGETHER, EDITS - outcomes.accepted!) }, () => {
      number += 1;
      return generatedChange(records, number, random);
    });
    for (const { outcome } of await Promise.all(together.map((change) => changes.apply(change)))) {
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    }
  }

  const log = await readLog(`http://127.0.0.1:${port}`);
  expect(log).toHaveLength(EDITS);
  expect(await exportLog(dataDir, log)).toEqual({ written: EDITS, conflicts: [] });
  expect(
    (await git(repository, 'log', '--format=%an', '--invert-grep', '--grep=^files$')).trim().split('\n'),
  ).toHaveLength(EDITS);
  const bytes = await bytesOf(dataDir);
  expect(await exportLog(dataDir, log)).toEqual({ written: 0, conflicts: [] });
  expect(importLog(dataDir, log)).toBeUndefined();
  expect(await bytesOf(dataDir)).toBe(bytes);

  await git(folder, 'clone', '--quiet', 'repository', 'clone');
  expect(await bytesOf(join(folder, 'clone/data'))).toBe(bytes);
  const fresh = await start(await built(join(folder, 'clone/data'), 'after'));
  const [served, rebuilt] = await Promise.all([documentsOf(app), documentsOf(fresh)]);
  for (const name of Object.keys(served)) expect([name, rebuilt[name]]).toEqual([name, served[name]]);
  console.log(outcomes);
});
