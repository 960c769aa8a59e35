/** How parts of the API learn the member of a call, and what becomes of their records. */
import { Browser } from '@sinima/testing/plain-browser';
import {
  memberFromHeader,
  memberToHeader,
  MEMBER_HEADER,
  type PartMember,
} from '@sinima/api/members/part-member';
import { partStore, type PartStore } from '@sinima/api-parts/part-store';
import { startIdentity, type IdentityProcess } from './identity-process.js';
import { runApi, type RunningApi } from './running-api.js';
import { smallCatalogue } from './small-catalogue.js';
import { TEST_SETTINGS } from './test-settings.js';

const HEADERS = 'return request.headers;';

/** A part that keeps who called it, and forgets it on request. */
const PART = {
  app: 'mfe-songs',
  prefix: 'me',
  prefixes: ['me/state', 'me/records', 'songs'],
  collections: ['songs'],
  aboutMembers: { deletion: 'me/records', profile: 'me/state' },
  calls: {
    state: "await songs.insertOne({ called: request.headers['x-sinima-member'] }); return request.headers;",
    'state/kept': 'return (await songs.find().toArray()).map(({ called }) => called);',
  },
  posts: { state: HEADERS },
  deletes: { records: 'await songs.deleteMany({}); return {};' },
} as const;

/** A part of another team, which deletes at its second attempt. */
const SECOND_PART = {
  app: 'mfe-films',
  prefix: 'films',
  aboutMembers: { deletion: 'films/own' },
  writes: ['suspensions'],
  posts: {
    suspension: `const { member, suspension } = JSON.parse(JSON.stringify(request.body));
      await writes.suspend(member, suspension);
      return {};`,
  },
  calls: { deletions: "return connection.collection('films').countDocuments({});" },
  deletes: {
    own: `const films = connection.collection('films');
      await films.insertOne({});
      if ((await films.countDocuments({})) === 1) throw new HttpException('busy', 503);
      return {};`,
  },
} as const;

let provider: IdentityProcess;
let store: PartStore;
let api: RunningApi;

beforeAll(async () => {
  provider = await startIdentity();
  store = await partStore();
  await store.deploy('1.0.0-first', PART);
  await store.deploy('1.0.0-first', SECOND_PART);
  const auth = { ...TEST_SETTINGS.auth, provider: { issuer: provider.issuer, clientId: 'sinima-demo' } };
  api = await runApi(smallCatalogue, { ...TEST_SETTINGS, auth }, { follower: store.follower });
}, 60_000);

afterAll(async () => {
  await api.stop();
  await store.close();
  await provider.stop();
});

async function signedIn(): Promise<Browser> {
  const browser = new Browser();
  const start = `${api.origin}/api/login`;
  const { address: page } = await browser.follow(await browser.visit(start), start);
  await browser.visit(
    (await browser.follow(await browser.visit(page, { answer: 'continue' }), page)).address,
  );
  return browser;
}

async function call(
  browser: Browser,
  method: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return fetch(`${api.origin}${path}`, { method, headers: { cookie, ...headers } });
}

const json = async <T>(response: Promise<Response>): Promise<T> => (await (await response).json()) as T;
const tokenOf = async (browser: Browser): Promise<string> =>
  (await json<{ token: string }>(call(browser, 'GET', '/api/me'))).token;

const SOMEBODY: PartMember = {
  id: 'a'.repeat(24),
  handle: 'somebody',
  displayName: 'Somebody',
  isPublic: true,
  role: 'moderator',
};

it('a part is told the member of a session, and no client can say it is one', async () => {
  const browser = await signedIn();
  const forged = { [MEMBER_HEADER]: memberToHeader(SOMEBODY) };
  const own = await json<Record<string, string>>(call(browser, 'GET', '/api/me/state', forged));
  expect(memberFromHeader(own[MEMBER_HEADER])).toMatchObject({ displayName: 'Amina', role: 'member' });
  const anonymous = await json<Record<string, string>>(call(new Browser(), 'GET', '/api/me/state', forged));
  expect(anonymous[MEMBER_HEADER]).toBeUndefined();
});

it('a write reaches a part as the member’s only with the token of the session', async () => {
  const browser = await signedIn();
  expect((await call(browser, 'POST', '/api/me/state')).status).toBe(403);
  const elsewhere = { 'x-sinima-token': await tokenOf(browser), origin: 'https://elsewhere.example' };
  expect((await call(browser, 'POST', '/api/me/state', elsewhere)).status).toBe(403);
  const headers = { 'x-sinima-token': await tokenOf(browser), 'idempotency-key': 'a-key' };
  const told = await json<Record<string, string>>(call(browser, 'POST', '/api/me/state', headers));
  expect(memberFromHeader(told[MEMBER_HEADER])).toMatchObject({ displayName: 'Amina' });
  expect(told['idempotency-key']).toBe('a-key');
});

it.each([
  [250, 201],
  [260, 413],
])('a body of %d KB is answered with %d', async (kilobytes, status) => {
  const browser = await signedIn();
  const response = await fetch(`${api.origin}/api/me/state`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-sinima-token': await tokenOf(browser),
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    body: JSON.stringify({ text: 'x'.repeat(kilobytes * 1024) }),
  });
  expect(response.status).toBe(status);
});

it('a changed profile is told to parts that ask for it, and an account goes after all parts have deleted its records', async () => {
  const browser = await signedIn();
  const token = { 'x-sinima-token': await tokenOf(browser) };
  const kept = async (): Promise<PartMember[]> =>
    (await json<string[]>(call(browser, 'GET', '/api/me/state/kept'))).flatMap(
      (one) => memberFromHeader(one) ?? [],
    );
  await fetch(`${api.origin}/api/me`, {
    method: 'PATCH',
    headers: {
      ...token,
      'content-type': 'application/json',
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    body: JSON.stringify({ displayName: 'Amina the First' }),
  });
  expect((await kept()).map(({ displayName }) => displayName)).toContain('Amina the First');
  expect((await call(browser, 'DELETE', '/api/me', token)).status).toBe(503);
  expect((await call(browser, 'DELETE', '/api/me', token)).status).toBe(204);
  expect(await kept()).toEqual([]);
  // Once in vain; then before and after the end of the sessions.
  expect(await json(call(browser, 'GET', '/api/films/deletions'))).toBe(3);
});

it('a suspension by one part is told to the others at once, and with each call until it is over', async () => {
  const browser = await signedIn();
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const me = await json<{ id: string; token: string }>(call(browser, 'GET', '/api/me'));
  const suspend = async (suspension: object | null): Promise<number> => {
    const body = JSON.stringify({ member: me.id, suspension });
    const headers = { 'content-type': 'application/json', 'x-sinima-token': me.token, cookie };
    const sent = await fetch(`${api.origin}/api/films/suspension`, { method: 'POST', headers, body });
    return sent.status;
  };
  const toldOf = (header: string | undefined): PartMember | undefined => memberFromHeader(header);
  const named = async (): Promise<PartMember['suspension']> =>
    toldOf((await json<Record<string, string>>(call(browser, 'GET', '/api/me/state')))[MEMBER_HEADER])
      ?.suspension;
  const noted = async (): Promise<(PartMember['suspension'] | null)[]> =>
    (await json<string[]>(call(browser, 'GET', '/api/me/state/kept'))).map(
      (one) => toldOf(one)?.suspension ?? null,
    );
  const spam = { why: 'Spam.', until: null };
  expect(await suspend(spam)).toBe(201);
  expect(await noted()).toContainEqual(spam);
  expect(await named()).toEqual(spam);
  expect(await suspend({ why: 'Spam.', until: '2020-01-01T00:00:00.000Z' })).toBe(201);
  expect(await named()).toBeUndefined();
  await suspend(spam);
  expect(await suspend(null)).toBe(201);
  expect(await named()).toBeUndefined();
  expect(await suspend({ why: '', until: null })).toBe(500);
});
