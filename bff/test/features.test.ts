/** What a team's part of the API may do, and what it cannot do to the rest. */
import { Types } from 'mongoose';
import type { FeatureState } from '../src/extension/feature-states.js';
import type { Stats } from '../src/stats/stats.dto.js';
import type { Problem } from '@sinima/api/http/problem.dto';
import { stableId } from '@sinima/api/database/stable-id';
import {
  feature,
  ForeignCollectionModule,
  ForeignRouteModule,
  Gate,
  GuardedModule,
  songs,
  starting,
} from './fixture-features.js';
import { runApi, type RunningApi } from './running-api.js';
import { smallCatalogue } from './small-catalogue.js';
import { TEST_SETTINGS } from './test-settings.js';

const gate = new Gate();
const song = (slug: string, name: string): { _id: Types.ObjectId; slug: string; name: string } => ({
  _id: stableId('song', slug),
  slug,
  name,
});

let api: RunningApi;

beforeAll(async () => {
  const features = [
    feature(
      'throwing',
      starting(() => Promise.reject(new Error('The index of songs is gone.'))),
    ),
    feature('songs', songs('songs'), [song('b', 'Water'), song('a', 'Zombie')]),
    feature(
      'hanging',
      starting(() => gate.opened),
    ),
    feature('routing', ForeignRouteModule),
    feature('collecting', ForeignCollectionModule),
    feature('guarded', GuardedModule),
    feature(
      'titles',
      starting(() => undefined),
    ),
    feature(
      'person',
      starting(() => undefined),
    ),
    feature(
      'songs',
      starting(() => undefined),
    ),
    feature(
      'Bad_Name',
      starting(() => undefined),
    ),
  ];
  const settings = { ...TEST_SETTINGS, cacheMegabytes: 0 };
  api = await runApi(smallCatalogue, settings, { features, startMs: 500 });
}, 60_000);

afterAll(() => api.stop());

const get = (path: string, init?: RequestInit): Promise<Response> => fetch(`${api.origin}${path}`, init);
const json = async <T>(path: string): Promise<T> => (await (await get(path)).json()) as T;
const states = async (): Promise<Record<string, FeatureState>> =>
  (await json<{ features: Record<string, FeatureState> }>('/health/ready')).features;

it('a feature answers under its own prefix, from its own collections, and reads the catalogue', async () => {
  expect(await json('/api/songs')).toEqual(['Zombie', 'Water']);
  expect(await json('/api/songs/titles')).toEqual(
    (await json<{ slug: string }[]>('/api/titles?country=Nigeria&pageSize=2')).map(({ slug }) => slug),
  );
});

it('a feature’s answers have the headers of all answers of the API', async () => {
  const [its, ours] = await Promise.all(['/api/songs', '/api/genres'].map((path) => get(path)));
  const names = (response?: Response): string[] => [...(response?.headers.keys() ?? [])].sort();
  expect(names(its)).toEqual(names(ours));
  expect(
    (await get('/api/songs', { headers: { 'x-request-id': 'of-the-proxy' } })).headers.get('x-request-id'),
  ).toBe('of-the-proxy');
});

it.each([
  ['/api/songs?colour=red', 400, '"colour" is not a parameter of this call.'],
  ['/api/songs/none', 404, 'There is no GET /api/songs/none.'],
  ['/api/songs/throws', 500, 'Something went wrong on our side.'],
])(
  'a feature that answers %s with %i does so as the API does, and tells no secrets',
  async (path, status, detail) => {
    const response = await get(path);
    expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(await response.json()).toMatchObject({ status, detail, instance: path.split('?')[0] });
  },
);

it('a feature’s call that never ends is answered with 503 at the API’s deadline', async () => {
  const response = await get('/api/songs/hangs');
  expect([response.status, ((await response.json()) as Problem).detail]).toEqual([
    503,
    'The database takes too long. Please try again shortly.',
  ]);
}, 15_000);

it.each(['throwing', 'routing', 'collecting'])(
  'a feature that cannot start answers 503 under its own prefix: %s',
  async (name) => {
    for (const path of [`/api/${name}`, `/api/${name}/deeper?x=1`]) {
      const response = await get(path);
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
      expect(((await response.json()) as Problem).detail).toBe(
        `/api/${name} is not available. Please try again shortly.`,
      );
    }
  },
);

it('features that fail leave all other calls as they are', async () => {
  const answers = await Promise.all(
    ['/api/titles/trending', '/api/genres', '/api/stats', '/health/live'].map((path) => get(path)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await answers[0]?.text()).not.toContain('hijacked');
});

it('readiness tells of each feature whether it answers and why not, and stays ready', async () => {
  expect((await get('/health/ready')).status).toBe(200);
  expect(await states()).toMatchObject({
    songs: { state: 'ready' },
    throwing: { state: 'failed', reason: 'The index of songs is gone.' },
    hanging: { state: 'starting' },
    routing: {
      reason: 'The feature routing has a route at /api/titles/trending. Its routes stand under /api/routing.',
    },
    collecting: { reason: expect.stringContaining('opens the collection "titles"') as string },
    titles: { reason: expect.stringContaining('would stand where the API has /api/titles') as string },
    person: { reason: expect.stringContaining('would own the collection "person_candidates"') as string },
    'songs (@sinima/sounds)': { reason: 'Two features have the name songs. Give the second one another.' },
    Bad_Name: { reason: expect.stringContaining('lower-case words joined by hyphens') as string },
  });
});

it('metrics tell which features answer, and count their calls by route', async () => {
  await get('/api/songs/titles');
  const metrics = await (await get('/metrics')).text();
  expect(metrics).toContain('sinima_bff_feature_up{feature="songs"} 1');
  expect(metrics).toContain('sinima_bff_feature_up{feature="throwing"} 0');
  expect(metrics).toMatch(/sinima_bff_request_seconds_count\{[^}]*route="\/api\/songs\/titles"[^}]*\} [1-9]/);
});

it('a guard that a feature sets for its whole application guards its own calls alone', async () => {
  expect([(await get('/api/guarded')).status, (await get('/api/genres')).status]).toEqual([401, 200]);
});

it.each(['/api/songs/raw', '/api/songs/native'])(
  'a feature does not reach the catalogue’s collections: %s',
  async (path) => {
    expect((await get(path)).status).toBe(500);
    expect((await json<Stats>('/api/stats')).totalTitles).toBe(smallCatalogue.titles.length);
  },
);

it('a feature whose start hangs is not waited for, and answers once it has started', async () => {
  expect((await get('/api/hanging')).status).toBe(503);
  gate.open();
  while ((await states()).hanging?.state !== 'ready') await new Promise((resolve) => setImmediate(resolve));
  expect(await json('/api/hanging')).toEqual({ hello: 'world' });
});
