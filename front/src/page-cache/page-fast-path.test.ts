/** @jest-environment node */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openSharedState, type SharedState } from '@sinima/shared-state/open-shared-state';
import { PageLimit } from '../http/page-limit.ts';
import type { LiveSite } from '../composition/live-site.ts';
import { createPageTokens } from '../reports/page-token.ts';
import { createReleaseCounts, type ReleaseCounts } from '../reports/release-counts.ts';
import { PageLog, type AnsweredPage } from '../reports/page-log.ts';
import { hostOriginTeller } from '../http/trusted-proxies.ts';
import { DataRevision } from '../api-reads/data-revision.ts';
import { CachedPages } from './cached-pages.ts';
import { PageFastPath } from './page-fast-path.ts';
import { pageKey } from '../pages/page-key.ts';

const ORIGIN = 'https://sinima.example';
const VISITORS = { live: 'a'.repeat(22), canary: 'z'.repeat(22) };

/** What is live: visitors of the end of the alphabet get a canary, once there is one. */
const decided = { number: 1, hasCanary: false };
const site = {
  generation: () => ({ number: decided.number, since: '' }),
  isCanaryUnderWay: () => decided.hasCanary,
  variantOf: (visitor: string) => (visitor < 'm' ? 'live' : 'canary'),
  compose({ visitor = '' } = {}) {
    const version = decided.hasCanary && visitor > 'm' ? '2' : '1';
    const versions = [{ version, global: '', entry: '', styles: [] }];
    const remotes = [{ name: 'mfe-title', owned: { pages: {}, widgets: {} }, versions }];
    return {
      composition: { generation: decided.number, remotes },
      navigationIn: () => ({}),
      find: () => undefined,
    };
  },
  onChange: () => () => undefined,
} as unknown as LiveSite;

let shared: SharedState;
let cached: CachedPages;
let revision: DataRevision;
let counts: ReleaseCounts;
let noted: Pick<AnsweredPage, 'status' | 'source'>[];
let logged: object[];
let fastPath: PageFastPath;
let server: Server;
let address: string;

async function open(perMinute = 0): Promise<void> {
  Object.assign(decided, { number: 1, hasCanary: false });
  shared = openSharedState({ redisUrl: undefined, log: { info: () => undefined, warn: () => undefined } });
  revision = new DataRevision();
  cached = new CachedPages({
    maxBytes: 1_000_000,
    site,
    hostVersion: '5',
    revision,
    shared,
    headers: { 'x-any': '1' },
  });
  counts = createReleaseCounts();
  noted = [];
  logged = [];
  fastPath = new PageFastPath();
  server = fastPath.serverBefore((_request, response) => void response.writeHead(299).end(), {});
  const settings = { publicOrigin: ORIGIN, trustedProxies: ['loopback'], rateLimit: perMinute };
  const metrics = {
    notePage: (status: number, _ms: number, source: AnsweredPage['source']) =>
      void noted.push({ status, source }),
  };
  const log = { info: (line: object) => void logged.push(line) };
  fastPath.open({
    cached,
    limit: new PageLimit(shared, settings),
    log: new PageLog(log, metrics, 2),
    reports: { tokens: createPageTokens(), counts },
    newId: () => 'an-id',
    originOf: hostOriginTeller(settings),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await keep();
}

/** Have the page at `/` cached for a visitor. */
async function keep(visitor?: string): Promise<void> {
  const { mark } = cached.variants.of(visitor);
  const version = visitor === VISITORS.canary ? '2' : '1';
  const asked = {
    key: pageKey({ origin: ORIGIN, mark, saving: 'none', address: '/' }),
    mark,
    isCanaryVariant: visitor !== undefined,
    isCommon: true,
  };
  await cached.pages.answer(asked, async () => ({
    status: 200,
    document: Buffer.from(`version ${version}`),
    headers: {},
    shown: [{ app: 'mfe-title', version }],
    quality: 'whole',
    revision: '7',
    isCacheable: true,
    surrogateKeys: ['shell'],
  }));
  cached.remember('/', '/', mark, visitor);
}

afterEach(async () => {
  cached.close();
  await shared.close();
  await new Promise((resolve) => server.close(resolve).closeAllConnections());
});

const ask = (path = '/', headers: Record<string, string> = {}, method = 'GET'): Promise<Response> =>
  fetch(address + path, { headers, method });

/** 200: answered here; 299: left to the next one. */
const statusOf = async (...asked: Parameters<typeof ask>): Promise<number> => (await ask(...asked)).status;

it('a cached page is counted, timed and logged as any other', async () => {
  await open();
  const answer = await ask();
  expect(answer.headers.get('x-request-id')).toBe('an-id');
  expect(await statusOf('/', { 'if-none-match': answer.headers.get('etag')! })).toBe(304);
  expect(noted).toEqual([
    { status: 200, source: 'fresh' },
    { status: 304, source: 'fresh' },
  ]);
  expect(logged).toEqual([expect.objectContaining({ method: 'GET', path: '/', status: 304 })]);
  expect(counts.apps()['mfe-title']!['1']!.visitors).toBe(2);
});

it('a speculative request is answered, counts no visitor, and takes nothing from the limit of pages', async () => {
  await open(2);
  const ahead = { 'sec-purpose': 'prefetch;prerender' };
  expect([await statusOf('/', ahead), await statusOf('/', ahead)]).toEqual([200, 299]);
  expect(counts.apps()).toEqual({});
  expect([await statusOf(), await statusOf()]).toEqual([200, 200]);
  expect(counts.apps()['mfe-title']!['1']!.visitors).toBe(2);
});

it('a visitor over the limit is left to the next handler, which answers', async () => {
  await open(2);
  expect([await statusOf(), await statusOf(), await statusOf()]).toEqual([200, 200, 299]);
  expect(noted).toHaveLength(2);
});

it.each([
  ['at an address that nobody was answered at', '/?x', {}, 'GET'],
  ['by another method', '/', {}, 'POST'],
  ['of a signed-in visitor', '/', { cookie: 'sinima_session=x' }, 'GET'],
  ['of a visitor in a preview', '/', { cookie: 'sinima-preview=x' }, 'GET'],
  ['of a visitor with a cookie to lose', '/', { cookie: `sinima-visitor=${VISITORS.live}` }, 'GET'],
  ['of a visitor that saves data, without a cached page', '/', { 'save-data': 'on' }, 'GET'],
  ['of a visitor that saves data by the switch', '/', { cookie: 'save-data=1' }, 'GET'],
] as const)('a request %s is left to the next one', async (_name, path, headers, method) => {
  await open();
  expect(await statusOf(path, headers, method)).toBe(299);
});

it('while a canary is under way visitors get the page of their draw, counted once; newcomers go to the next one', async () => {
  await open();
  Object.assign(decided, { number: 2, hasCanary: true });
  await keep(VISITORS.live);
  await keep(VISITORS.canary);
  const shownTo = async (visitor: string): Promise<string> =>
    (await ask('/', { cookie: `sinima-visitor=${visitor}` })).text();
  expect([await shownTo(VISITORS.canary), await shownTo(VISITORS.live)]).toEqual(['version 2', 'version 1']);
  await shownTo(VISITORS.canary);
  expect(counts.apps()['mfe-title']!['2']!.visitors).toBe(1);
  expect(await statusOf()).toBe(299);
  expect(await statusOf('/', { cookie: 'sinima-visitor=short' })).toBe(299);
});

it('a decision, a purge and a newer revision hold for the next request', async () => {
  await open();
  decided.number = 2;
  expect(await statusOf()).toBe(299);
  await keep();
  expect(await statusOf()).toBe(200);
  shared.purge({ keys: ['*', 'revision:8'] });
  expect(await statusOf()).toBe(299);
  revision.hearKeys(['revision:7']);
  expect(await statusOf()).toBe(200);
  shared.purge({ keys: ['shell'] });
  expect(await statusOf()).toBe(299);
});

it('a server that closes leaves all requests to the next one', async () => {
  await open();
  fastPath.close();
  expect(await statusOf()).toBe(299);
});
