import type { Catalogue } from '@sinima/data/catalogue';
import type { CatalogueChange, FieldChange } from '@sinima/data/change';
import { entryFault, type LogEntry, type LoggedText } from '@sinima/data/changes/log-entry';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { pino } from 'pino';
import { CatalogueChanges } from '../src/changes/catalogue-changes.js';
import { createApp } from '../src/create-app.js';
import { changeableCatalogue } from './changeable-catalogue.js';
import { openTestDatabase, type TestDatabase } from './test-database.js';
import { TEST_SETTINGS } from './test-settings.js';

let database: TestDatabase;
let apps: NestFastifyApplication[] = [];

beforeEach(async () => {
  database = await openTestDatabase();
}, 60_000);

afterEach(async () => {
  for (const app of apps) await app.close();
  apps = [];
  await database.drop();
});

async function start(seed: Catalogue = changeableCatalogue): Promise<NestFastifyApplication> {
  const app = await createApp({
    databaseUri: database.uri,
    seed,
    logger: pino({ level: 'silent' }),
    settings: TEST_SETTINGS,
  });
  apps.push(app);
  return app;
}

async function get<Body = Record<string, unknown>>(
  app: NestFastifyApplication,
  path: string,
): Promise<{ status: number; headers: Record<string, unknown>; body: Body }> {
  const { statusCode, headers, body } = await app.inject({ url: `/api/${path}` });
  return { status: statusCode, headers, body: JSON.parse(body) as Body };
}

const road = { kind: 'title', slug: 'harmattan-road' } as const;
let edits = 0;

function change(given: Partial<CatalogueChange>): CatalogueChange {
  edits += 1;
  return {
    edit: `edit-${edits}`,
    author: 7,
    kind: 'change',
    record: road,
    fields: [],
    licence: 'CC0-1.0',
    decidedBy: 'votes',
    ...given,
  };
}

const apply = (app: NestFastifyApplication, given: Partial<CatalogueChange>) =>
  app.get(CatalogueChanges).apply(change(given));

const runtime = (before: number, after: number): FieldChange => ({ field: 'runtimeMins', before, after });

it('an accepted change is in the title, the record, the history and the log when it is answered', async () => {
  const app = await start();
  await get(app, 'titles/slug/harmattan-road');
  const source = { where: 'The film’s own credits' };
  const answer = await apply(app, {
    fields: [{ ...runtime(101, 104), source }],
    comment: 'The restored print.',
  });
  expect(answer).toMatchObject({ outcome: 'accepted', sequence: 1 });
  expect((await get(app, 'titles/slug/harmattan-road')).body).toMatchObject({ runtimeMins: 104 });
  const record = await get(app, 'records/titles/harmattan-road');
  expect(record.body).toMatchObject({ kind: 'title', sequence: 1, facts: { runtimeMins: 104 } });
  expect(record.headers.etag).toMatch(/^"/);
  const { body: history, headers } = await get(app, 'titles/harmattan-road/history');
  expect(headers['x-total-count']).toBe('1');
  expect(history).toMatchObject([
    {
      sequence: 1,
      author: 7,
      kind: 'change',
      did: 'changed',
      fields: [{ field: 'runtimeMins', before: 101, after: 104, source }],
      comment: 'The restored print.',
    },
  ]);
  expect((await get(app, 'records/titles/harmattan-road?at=0')).body).toMatchObject({
    facts: { runtimeMins: 101 },
  });
});

it('what hangs on a record follows: filmography, roles, seasons, prizes, lists', async () => {
  const app = await start();
  const ada = { kind: 'person', slug: 'ada-obi' } as const;
  await apply(app, { kind: 'create', record: ada, fields: [{ field: 'name', after: 'Ada Obi' }] });
  await apply(app, {
    fields: [
      {
        field: 'credits',
        removed: [{ person: 'kofi-mensah', role: 'ACTOR', billingOrder: 1, characterName: 'Deji' }],
        added: [{ person: 'ada-obi', role: 'COSTUME' }],
      },
    ],
  });
  await apply(app, {
    record: { kind: 'title', slug: 'the-court' },
    fields: [
      {
        field: 'seasons',
        removed: [{ number: 1, episodes: [{ episodeNumber: 1, name: 'The Bench' }] }],
        added: [{ number: 1, episodes: [{ episodeNumber: 1, name: 'The Bar' }] }],
      },
    ],
  });
  const edition = changeableCatalogue.awards[0]!.editions[0]!;
  const won = [{ name: 'Best Film', nominees: [{ title: 'harmattan-road', won: true }] }];
  await apply(app, {
    record: { kind: 'award', slug: 'golden-loom' },
    fields: [{ field: 'editions', removed: [edition], added: [{ ...edition, categories: won }] }],
  });
  expect((await get(app, 'people/slug/ada-obi')).body).toMatchObject({
    roles: ['Costume Designer'],
    creditCount: 1,
  });
  expect((await get(app, 'people/slug/kofi-mensah')).body).toMatchObject({
    roles: ['Writer'],
    creditCount: 1,
  });
  expect((await get(app, 'titles/the-court/episodes')).body).toMatchObject([{ name: 'The Bar' }]);
  expect((await get(app, 'titles/harmattan-road/awards')).body).toMatchObject([{ won: true }]);
  const connection = app.get<Connection>(getConnectionToken());
  expect(await connection.collection('titles').findOne({ slug: 'harmattan-road' })).toMatchObject({
    awardsWon: 1,
  });
});

it('the dump holds accepted changes at once, with another entity tag', async () => {
  const app = await start();
  const dump = () => app.inject({ url: '/api/dump' });
  const before = await dump();
  await apply(app, { fields: [runtime(101, 104)] });
  const after = await dump();
  expect(after.headers.etag).not.toBe(before.headers.etag);
  const lines = after.body
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.find(({ slug }) => slug === road.slug)).toMatchObject({ kind: 'title', runtimeMins: 104 });
  expect((await dump()).headers.etag).toBe(after.headers.etag);
});

it('a merged person’s address leads to the one who stayed, and back after a revert', async () => {
  const app = await start();
  const merge = {
    kind: 'merge',
    record: { kind: 'person', slug: 'kofi-mensah' },
    into: 'amina-bello',
  } as const;
  expect(await apply(app, merge)).toMatchObject({ outcome: 'accepted' });
  expect((await get(app, 'people/slug/kofi-mensah')).body).toMatchObject({
    slug: 'amina-bello',
    creditCount: 3,
  });
  expect((await get(app, 'records/people/kofi-mensah')).body).toMatchObject({ slug: 'amina-bello' });
  expect((await get(app, 'lists/slug/people')).body).toMatchObject({ people: [{ slug: 'amina-bello' }] });
  await apply(app, { kind: 'revert', record: merge.record, reverts: 1 });
  expect((await get(app, 'people/slug/kofi-mensah')).body).toMatchObject({
    slug: 'kofi-mensah',
    creditCount: 2,
  });
});

it('a person who is two has two addresses with the own credits at once, and one again after a revert', async () => {
  const app = await start();
  const split = {
    record: { kind: 'person', slug: 'kofi-mensah' },
    into: 'ada-obi',
    split: {
      fields: [{ field: 'name', after: 'Ada Obi', source: { where: 'The credits' } }],
      moves: [road],
    },
  } as const;
  const creditCounts = async (): Promise<unknown[]> =>
    Promise.all(
      ['kofi-mensah', 'ada-obi'].map(
        async (slug) => (await get(app, `people/slug/${slug}`)).body.creditCount ?? null,
      ),
    );
  const [before] = await creditCounts();
  expect(await apply(app, split)).toMatchObject({ outcome: 'accepted' });
  expect(await creditCounts()).toEqual([1, 1]);
  expect((await get(app, 'records/people/ada-obi/history')).body).toMatchObject([
    { kind: 'change', did: 'created', into: 'ada-obi', record: { slug: 'kofi-mensah' } },
  ]);
  const [entry] = (await get<(LogEntry & { texts: LoggedText[] })[]>(app, 'changes')).body;
  const { texts, ...logged } = entry!;
  expect(entryFault(logged, undefined, texts)).toBeUndefined();
  expect(texts).toHaveLength(1);
  await apply(app, { kind: 'revert', record: split.record, reverts: 1 });
  expect(await creditCounts()).toEqual([before, null]);
});

it('a split is in the history of a person who gains nothing but a title', async () => {
  const app = await start();
  const split = { fields: [], moves: [road] };
  await apply(app, { record: { kind: 'person', slug: 'kofi-mensah' }, into: 'amina-bello', split });
  expect((await get(app, 'records/people/amina-bello/history')).body).toMatchObject([
    { kind: 'change', did: 'changed', fields: [], into: 'amina-bello', record: { slug: 'kofi-mensah' } },
  ]);
});

it('a change of the same edit is written once, and one of a state that is no more is a conflict', async () => {
  const app = await start();
  const twice = change({ fields: [runtime(101, 104)] });
  const changes = app.get(CatalogueChanges);
  const answers = await Promise.all([changes.apply(twice), changes.apply(twice)]);
  expect(answers).toMatchObject([
    { outcome: 'accepted', sequence: 1 },
    { outcome: 'accepted', sequence: 1 },
  ]);
  expect(await apply(app, { fields: [runtime(101, 105)] })).toEqual({
    outcome: 'conflict',
    conflicts: [{ field: 'runtimeMins', before: 101, now: 104 }],
  });
  expect((await get<unknown[]>(app, 'changes')).body).toHaveLength(1);
});

it('a check writes nothing', async () => {
  const app = await start();
  const changes = app.get(CatalogueChanges);
  expect(await changes.check(change({ fields: [runtime(101, 104)] }))).toMatchObject({
    outcome: 'accepted',
    sequence: 0,
  });
  expect(await changes.check(change({ fields: [runtime(101, 9_000)] }))).toMatchObject({
    outcome: 'refused',
    problems: [{ field: 'runtimeMins' }],
  });
  expect(await changes.check({ author: 'Ada' })).toMatchObject({ outcome: 'refused' });
  expect((await get(app, 'changes')).body).toEqual([]);
});

it('a stranger verifies the log by the key; a text that was taken away leaves it valid', async () => {
  const app = await start();
  await apply(app, { fields: [runtime(101, 104)], comment: 'As the print says.' });
  await apply(app, { fields: [runtime(104, 105)] });
  const read = async () => {
    const { body } = await get<(LogEntry & { texts: LoggedText[] })[]>(app, 'changes');
    return body.map(({ texts, ...entry }, at) =>
      entryFault(entry, at === 0 ? undefined : body[at - 1], texts),
    );
  };
  expect(await read()).toEqual([undefined, undefined]);
  await app.get<Connection>(getConnectionToken()).collection('change_texts').deleteMany({});
  expect(await read()).toEqual([undefined, undefined]);
  const { body: last } = await get<LogEntry[]>(app, 'changes?after=1');
  expect(last).toMatchObject([{ sequence: 2 }]);
  expect((await get(app, 'changes/key')).body).toEqual({ algorithm: 'Ed25519', key: last[0]!.key });
  expect((await get<{ comment: null }[]>(app, 'titles/harmattan-road/history')).body[1]?.comment).toBeNull();
});

const withRuntime = (runtimeMins: number): Catalogue => ({
  ...changeableCatalogue,
  titles: changeableCatalogue.titles.map((title) =>
    title.slug === road.slug ? { ...title, runtimeMins } : title,
  ),
});

it('accepted changes survive a start with other files, and a contradiction is told', async () => {
  const app = await start();
  await apply(app, { fields: [runtime(101, 104)] });
  await apply(app, { fields: [{ field: 'trivia', after: ['It was shot in a week.'] }] });
  await app.close();
  apps = [];
  const again = await start(withRuntime(99));
  expect((await get(again, 'titles/slug/harmattan-road')).body).toMatchObject({
    runtimeMins: 99,
    trivia: ['It was shot in a week.'],
  });
  expect((await get(again, 'changes/conflicts')).body).toEqual([
    {
      sequence: 1,
      record: road,
      conflicts: [{ field: 'runtimeMins', before: '101', now: '99' }],
    },
  ]);
});

it('two servers show each other’s changes, and write what an ended one has begun', async () => {
  const [one, other] = [await start(), await start()];
  await Promise.all([
    apply(one, { fields: [runtime(101, 104)] }),
    apply(other, { fields: [{ field: 'trivia', after: ['It was shot in a week.'] }] }),
  ]);
  expect((await get(other, 'records/titles/harmattan-road')).body).toMatchObject({
    facts: { runtimeMins: 104, trivia: ['It was shot in a week.'] },
  });
  // A server that was ended between the log and the catalogue.
  const connection = one.get<Connection>(getConnectionToken());
  await connection.collection('titles').updateOne({ slug: road.slug }, { $set: { runtimeMins: 101 } });
  await connection
    .collection<{ _id: string; after: number; at: Date }>('change_writers')
    .insertOne({ _id: 'ended', after: 0, at: new Date(0) });
  await apply(other, {
    record: { kind: 'person', slug: 'amina-bello' },
    fields: [{ field: 'bio', after: 'She directs.' }],
  });
  expect((await get(other, 'titles/slug/harmattan-road')).body).toMatchObject({ runtimeMins: 104 });
  expect(await connection.collection('change_writers').countDocuments({})).toBe(0);
});

it.each([
  'records/films/harmattan-road',
  'records/titles/nothing',
  'records/titles/nothing/history',
  'titles/nothing/history',
])('GET /api/%s is not found', async (path) => {
  expect((await get(await start(), path)).status).toBe(404);
});
