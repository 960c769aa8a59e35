/** What a remote's part of the API may do, which version of it answers, and what it cannot do to the rest. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stableId } from '@sinima/api/database/stable-id';
import { partStore, type PartStore } from '@sinima/api-parts/part-store';
import type { Problem } from '@sinima/api/http/problem.dto';
import { connect } from '../src/database/connect.js';
import { databaseServer, type DatabaseServer } from '../src/database/database-server.js';
import { createApp } from '../src/create-app.js';
import { pino } from 'pino';
import { smallCatalogue } from './small-catalogue.js';
import { TEST_SETTINGS } from './test-settings.js';
import './watch-dialect.js';

const song = (slug: string, name: string) => ({ _id: stableId('song', slug), slug, name, order: 1 });
const NAMES = 'return (await songs.find().sort({ slug: 1 }).toArray()).map(({ name }) => name);';

const FIRST = {
  records: { songs: [song('b', 'Water'), song('a', 'Zombie')] },
  searched: [{ kind: 'festival', collection: 'songs' }],
  writes: ['figures'],
  settings: ['SONGS_KEY'],
  calls: {
    '': NAMES,
    titles: "return (await reads.bestTitles({ country: 'Nigeria' }, 2)).map(({ slug }) => slug);",
    raw: "return connection.collection('meta').findOne({});",
    hijack: "return connection.collection('titles').deleteMany({});",
    environment: 'return process.env;',
    header: 'return request.headers;',
    version: "return 'first';",
    first: "return 'first';",
    throws: "throw new Error('a secret of the part');",
  },
  posts: {
    '': 'await songs.insertOne({ slug: request.body.slug, name: request.body.name }); return request.body;',
    figures: 'await writes.figures(request.body); return {};',
  },
} as const;

let database: DatabaseServer;
let dataDir: string;
let songs: PartStore;
let origin: string;
let stop: () => Promise<void>;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sinima-parts-'));
  database = await databaseServer({ mongodbUri: undefined, dataDir });
  songs = await partStore();
  await songs.deploy('1.0.0-first', FIRST);
  const app = await createApp({
    databaseUri: database.uri,
    seed: smallCatalogue,
    logger: pino({ level: process.env.PART_LOG ?? 'silent' }),
    settings: TEST_SETTINGS,
    follower: songs.follower,
    environment: { SONGS_KEY: 'la la', SESSION_SECRET: 'not for parts' },
  });
  await app.listen(0, '127.0.0.1');
  origin = `http://127.0.0.1:${(app.getHttpServer().address() as { port: number }).port}`;
  let closed: Promise<void> | undefined;
  stop = () => (closed ??= app.close());
}, 60_000);

afterAll(async () => {
  await stop();
  await songs.close();
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const get = (path: string, init?: RequestInit): Promise<Response> => fetch(`${origin}${path}`, init);
const json = async <T>(path: string, init?: RequestInit): Promise<T> =>
  (await (await get(path, init)).json()) as T;
const post = (path: string, body: unknown): Promise<Response> =>
  get(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

it('a part answers below its prefix, from the records of its release, and reads the catalogue', async () => {
  expect(await json('/api/songs')).toEqual(['Zombie', 'Water']);
  expect(await json('/api/songs/titles')).toEqual(
    (await json<{ slug: string }[]>('/api/titles?country=Nigeria&pageSize=2')).map(({ slug }) => slug),
  );
});

it('answers of a part have the headers of all answers, and the version that gave them', async () => {
  const [its, ours] = await Promise.all(['/api/songs', '/api/genres'].map((path) => get(path)));
  const names = (response?: Response): string[] => [...(response?.headers.keys() ?? [])].sort();
  expect(names(its)).toEqual([...names(ours), 'sinima-part', 'surrogate-key'].sort());
  expect(its?.headers.get('sinima-part')).toBe('mfe-songs@1.0.0-first');
  const again = await get('/api/songs', { headers: { 'if-none-match': its!.headers.get('etag')! } });
  expect(again.status).toBe(304);
  const asked = await get('/api/songs', { headers: { 'x-request-id': 'of-the-proxy' } });
  expect(asked.headers.get('x-request-id')).toBe('of-the-proxy');
});

it('a part sees its own settings, and no cookie', async () => {
  expect(await json('/api/songs/environment')).toEqual({ NODE_ENV: 'production', SONGS_KEY: 'la la' });
  const headers = await json<Record<string, string>>('/api/songs/header', {
    headers: { cookie: 'session=1' },
  });
  expect(Object.keys(headers)).not.toContain('cookie');
});

it.each(['raw', 'hijack'])('the database refuses a part what is not its own: %s', async (call) => {
  expect((await get(`/api/songs/${call}`)).status).toBe(500);
  expect((await json<unknown[]>('/api/titles')).length).toBeGreaterThan(0);
});

it('errors of a part are problems as those of the API, and tell no secrets', async () => {
  expect(await json('/api/songs/throws')).toMatchObject({
    status: 500,
    detail: 'Something went wrong on our side.',
  });
  expect(await json('/api/songs?colour=red')).toMatchObject({ status: 400 });
  expect(await json('/api/songs/none')).toMatchObject({
    status: 404,
    detail: 'There is no GET /api/songs/none.',
  });
  expect(await json('/api/singers')).toMatchObject({ status: 404, detail: 'There is no GET /api/singers.' });
});

it('a write reaches the part, and the next read sees it', async () => {
  expect((await post('/api/songs', { slug: 'c', name: 'Sweet Mother' })).status).toBe(201);
  expect(await json('/api/songs')).toEqual(['Zombie', 'Water', 'Sweet Mother']);
  expect((await post('/api/songs', { name: 'x'.repeat(270_000) })).status).toBe(413);
  expect((await post('/api/titles', {})).status).toBe(405);
});

it('figures of a part stand in the catalogue', async () => {
  const id = stableId('title', 'ajoke').toHexString();
  expect((await post('/api/songs/figures', [{ title: id, average: 9, votes: 200 }])).status).toBe(201);
  const connection = await connect(database.uri);
  const title = await connection.collection('titles').findOne({ slug: 'ajoke' });
  await connection.close();
  expect(title).toMatchObject({ votes: { count: 200, mean: 9, isSample: false } });
  expect((await post('/api/songs/figures', [{ title: id, average: 99, votes: 1 }])).status).toBe(500);
});

it('search finds records of a part by name', async () => {
  const { pages } = await json<{ pages: { slug: string }[] }>('/api/search?q=zombie');
  expect(pages.map(({ slug }) => slug)).toContain('a');
});

it('readiness and metrics tell of the part', async () => {
  expect(await json('/health/ready')).toMatchObject({
    parts: { 'mfe-songs': { version: '1.0.0-first', state: 'ready' } },
  });
  const metrics = await (await get('/metrics')).text();
  expect(metrics).toContain('sinima_bff_part_up{part="mfe-songs",version="1.0.0-first"} 1');
  expect(metrics).toContain('route="/api/songs/titles"');
});

it('each call gets the version that it names: canary, live, and those before', async () => {
  await songs.publish('1.0.0-second', {
    ...FIRST,
    records: { songs: [song('d', 'Canary song')] },
    calls: { '': NAMES, version: "return 'second';" },
  });
  await songs.store.canary([{ app: 'mfe-songs', version: '1.0.0-second' }], {
    percent: 10,
    automatic: false,
    who: 'Ada',
  });
  await songs.follower.refresh();
  const of = async (release: string): Promise<string> => (await get(`/api/songs/version${release}`)).text();
  expect(await of('?release=1.0.0-second')).toBe('second');
  expect(await of('?release=1.0.0-first')).toBe('first');
  expect(await of('')).toBe('first');
  expect(await json('/api/songs')).toContain('Canary song');
  await songs.store.promote(['mfe-songs'], { who: 'Ada' });
  await songs.follower.refresh();
  await until(async () => (await of('')) === 'second');
  expect(await of('?release=1.0.0-first')).toBe('first');
  expect((await get('/api/songs/version?release=1.0.0-none')).status).toBe(410);
});

it('a preview reads the live records, and writes none', async () => {
  await songs.publish('1.0.0-preview', { ...FIRST, calls: { '': NAMES } });
  expect(await json('/api/songs?release=1.0.0-preview')).toEqual(await json('/api/songs'));
  expect((await post('/api/songs?release=1.0.0-preview', { slug: 'e', name: 'Written' })).status).toBe(500);
  expect(await json('/api/songs')).not.toContain('Written');
});

it('a version that fails gives way to the one before it, a rolled-back one is gone', async () => {
  await songs.deploy('1.0.0-broken', { ...FIRST, start: "throw new Error('The index of songs is gone.')" });
  await until(async () =>
    (await (await get('/health/ready')).text()).includes('The index of songs is gone.'),
  );
  const response = await get('/api/songs/version');
  expect([response.status, await response.text(), response.headers.get('sinima-part')]).toEqual([
    200,
    'second',
    'mfe-songs@1.0.0-second',
  ]);
  await songs.store.rollback('mfe-songs', { who: 'Ada' });
  await songs.follower.refresh();
  const broken = '/api/songs/version?release=1.0.0-broken';
  await until(async () => (await get(broken)).status === 410);
  const gone = await get(broken);
  expect([gone.status, ((await gone.json()) as Problem).detail]).toEqual([
    410,
    'Version 1.0.0-broken is not offered any more. Load the page anew.',
  ]);
});

/** Wait for something that comes by itself. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
}

it('titles are rated by figures of a part, at the latest when the server stops', async () => {
  const id = stableId('title', 'ajoke').toHexString();
  expect((await post('/api/songs/figures', [{ title: id, average: 9, votes: 300 }])).status).toBe(201);
  await stop();
  const connection = await connect(database.uri);
  const title = await connection.collection('titles').findOne({ slug: 'ajoke' });
  await connection.close();
  expect(title).toMatchObject({ votes: { count: 300 }, rank: 1 });
});
