/** Keys for higher limits: whose they are, what they open (a budget) and what they do not (anything else). */
import { Writable } from 'node:stream';
import { getConnectionToken } from '@nestjs/mongoose';
import { Browser } from '@sinima/testing/plain-browser';
import type { Connection } from 'mongoose';
import { pino } from 'pino';
import { createApp } from '../src/create-app.js';
import { startIdentity, type IdentityProcess } from './identity-process.js';
import { NOTHING_LIVE } from './nothing-live.js';
import { signedInBrowser } from './signed-in-browser.js';
import { smallCatalogue } from './small-catalogue.js';
import { openTestDatabase } from './test-database.js';
import { TEST_SETTINGS } from './test-settings.js';

/** Calls a minute in these tests; each test has addresses of its own. */
const OF_ADDRESS = 40;
const OF_KEY = 60;

let provider: IdentityProcess;
let origin: string;
let connection: Connection;
let stop: () => Promise<void>;
let log = '';

beforeAll(async () => {
  provider = await startIdentity();
  const database = await openTestDatabase();
  const logged = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      log += chunk.toString();
      done();
    },
  });
  const app = await createApp({
    databaseUri: database.uri,
    seed: smallCatalogue,
    logger: pino({ level: 'trace' }, logged),
    settings: {
      ...TEST_SETTINGS,
      rateLimit: OF_ADDRESS,
      keyRateLimit: OF_KEY,
      auth: { ...TEST_SETTINGS.auth, provider: { issuer: provider.issuer, clientId: 'sinima-demo' } },
    },
    follower: NOTHING_LIVE,
  });
  await app.listen(0, '127.0.0.1');
  origin = `http://127.0.0.1:${(app.getHttpServer().address() as { port: number }).port}`;
  connection = app.get(getConnectionToken());
  stop = async () => {
    await app.close();
    await database.drop();
  };
}, 60_000);

afterAll(async () => {
  await stop();
  await provider.stop();
});

interface Key {
  readonly id: string;
  readonly name: string;
  readonly createdOn: string;
  readonly usedOn: string | null;
}

let people = 0;
const newMember = (): Promise<Browser> => signedInBrowser(origin, `keys-${(people += 1)}@sinima.example`);

async function call(
  browser: Browser,
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Response> {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return fetch(`${origin}${path}`, {
    method,
    headers: { cookie, ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
}

/** Writes as a script of the page does. */
async function write(browser: Browser, method: string, path: string, body?: object): Promise<Response> {
  const { token } = (await (await call(browser, 'GET', '/api/me')).json()) as { token: string };
  return call(browser, method, path, body, { 'x-sinima-token': token });
}

const listed = async (browser: Browser): Promise<Key[]> =>
  (await (await call(browser, 'GET', '/api/me/keys')).json()) as Key[];

async function madeKey(browser: Browser, name = 'A script'): Promise<Key & { key: string }> {
  const made = await write(browser, 'POST', '/api/me/keys', { name });
  expect([made.status, made.headers.get('cache-control')]).toEqual([201, 'no-store']);
  return (await made.json()) as Key & { key: string };
}

const ask = (address: string, key?: string, path = '/api/stats'): Promise<Response> =>
  fetch(`${origin}${path}`, {
    headers: { 'x-forwarded-for': address, ...(key !== undefined && { 'x-api-key': key }) },
  });

/** Asks so often, one after the other, and counts the answers by status. */
async function statuses(count: number, address: string, key?: string, path?: string): Promise<object> {
  const seen: Record<number, number> = {};
  for (let time = 0; time < count; time += 1) {
    const { status } = await ask(address, key, path);
    seen[status] = (seen[status] ?? 0) + 1;
  }
  return seen;
}

/**
 * Asks with a key that has had `before` calls until it is refused: how many calls have passed in all, how many its
 * budget, which fills again all the time, has had room for since `start`, and the refusal.
 */
async function untilRefused(
  address: string,
  key: string,
  { start = performance.now(), before = 0 } = {},
): Promise<{ passed: number; most: number; refused: Response }> {
  const most = (): number => OF_KEY * (1 + (performance.now() - start) / 60_000) + 1;
  for (let passed = before; ; passed += 1) {
    const refused = await ask(address, key);
    if (refused.status === 429 || passed > most()) return { passed, most: most(), refused };
    await refused.arrayBuffer();
  }
}

describe('the keys of a member', () => {
  it.each([
    ['GET', '/api/me/keys'],
    ['POST', '/api/me/keys'],
    ['DELETE', '/api/me/keys/5f1d7f3a9b2c4d5e6f708195'],
  ])('are nothing for an anonymous visitor: %s %s', async (method, path) => {
    const { status, headers } = await call(
      new Browser(),
      method,
      path,
      method === 'POST' ? { name: 'x' } : undefined,
    );
    expect([status, headers.get('cache-control')]).toEqual([401, 'no-store']);
  });

  it('are made, shown once, and stored as a hash alone', async () => {
    const member = await newMember();
    const { key, ...rest } = await madeKey(member, ' A script ');
    expect(key).toMatch(/^sinima_[\w-]{43}$/);
    const today = new Date().toISOString().slice(0, 10);
    expect(rest).toEqual({ id: rest.id, name: 'A script', createdOn: today, usedOn: null });
    expect(await listed(member)).toEqual([rest]);
    const stored = await connection.collection('member_keys').find({}).toArray();
    expect(JSON.stringify(stored)).not.toContain(key.slice('sinima_'.length));
    expect(
      stored.flatMap((record) => Object.values(record)).filter((value) => value instanceof Date),
    ).toEqual([]);
  });

  it('tell the day of their last use', async () => {
    const member = await newMember();
    const { key } = await madeKey(member);
    await connection
      .collection('member_keys')
      .updateMany({ name: 'A script' }, { $set: { usedOn: '2026-01-01' } });
    expect((await ask('198.51.100.1', key)).status).toBe(200);
    expect((await listed(member))[0]?.usedOn).toBe(new Date().toISOString().slice(0, 10));
  });

  it('are five at most, however many are made at once', async () => {
    const member = await newMember();
    const made = await Promise.all(
      Array.from({ length: 7 }, (_, at) => write(member, 'POST', '/api/me/keys', { name: `Key ${at}` })),
    );
    // A member writes twice a minute here: the limit of writes refuses some, the slots the others.
    expect(made.every(({ status }) => [201, 409, 429].includes(status))).toBe(true);
    const id = (await connection.collection('members').find({}).toArray()).at(-1)!._id;
    for (let slot = 1; slot <= 5; slot += 1) {
      const record = {
        memberId: id,
        slot,
        name: 'x',
        createdOn: '2026-01-01',
        hash: `${String(id)} ${slot}`,
      };
      await connection
        .collection('member_keys')
        .insertOne(record)
        .catch(() => undefined);
    }
    expect(await listed(member)).toHaveLength(5);
  });

  it.each([
    [{ name: '  ' }, 'Give the key a name'],
    [{ name: 'x'.repeat(51) }, 'at most 50'],
    [{ name: 'a\nb' }, 'on one line'],
    [{ name: 'a\u202eb' }, 'invisible'],
    [{ name: 'x', memberId: 'y' }, 'not a parameter'],
    [{}, ''],
  ])('are refused with %j', async (body, message) => {
    const refused = await write(await newMember(), 'POST', '/api/me/keys', body);
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining(message)]);
  });

  it('are made by nobody but the member: not from another site, not without the token', async () => {
    const member = await newMember();
    const { token } = (await (await call(member, 'GET', '/api/me')).json()) as { token: string };
    const bad: Record<string, string>[] = [{}, { 'x-sinima-token': token, origin: 'https://evil.example' }];
    for (const headers of bad) {
      expect((await call(member, 'POST', '/api/me/keys', { name: 'x' }, headers)).status).toBe(403);
    }
    expect(await listed(member)).toEqual([]);
  });

  it('are not there for another member', async () => {
    const [victim, other] = [await newMember(), await newMember()];
    const { id, key } = await madeKey(victim);
    expect((await write(other, 'DELETE', `/api/me/keys/${id}`)).status).toBe(404);
    expect(await listed(other)).toEqual([]);
    expect((await ask('198.51.100.2', key)).status).toBe(200);
  });

  it('that are revoked are refused at once, with what to do', async () => {
    const member = await newMember();
    const { id, key } = await madeKey(member);
    expect((await ask('198.51.100.3', key)).status).toBe(200);
    expect((await write(member, 'DELETE', `/api/me/keys/${id}`)).status).toBe(204);
    const refused = await ask('198.51.100.3', key);
    expect([refused.status, refused.headers.get('content-type')]).toEqual([
      401,
      expect.stringContaining('application/problem+json'),
    ]);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect(await refused.text()).toMatch(/unknown or was revoked.*\/api\/account\/keys/);
  });

  it('are deleted with the account', async () => {
    const member = await newMember();
    const { key } = await madeKey(member);
    expect((await write(member, 'DELETE', '/api/me')).status).toBe(204);
    expect((await ask('198.51.100.4', key)).status).toBe(401);
  });
});

describe('a key', () => {
  let key: string;
  beforeAll(async () => ({ key } = await madeKey(await newMember())));

  it.each(['', 'nonsense', `sinima_${'x'.repeat(43)}`])('that is none is refused: %j', async (text) => {
    expect((await ask('198.51.100.5', text)).status).toBe(401);
  });

  it('has a budget of its own, from any address, and takes nothing from that of the address', async () => {
    const { key: own } = await madeKey(await newMember());
    const [start, before] = [performance.now(), OF_ADDRESS + 10];
    expect(await statuses(before, '198.51.100.6', own)).toEqual({ 200: before });
    const { passed, most, refused } = await untilRefused('198.51.100.7', own, { start, before });
    expect(passed).toBeGreaterThanOrEqual(OF_KEY);
    expect(passed).toBeLessThanOrEqual(most);
    expect([refused.status, await refused.text()]).toEqual([
      429,
      expect.stringContaining('came with your key'),
    ]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask('198.51.100.6')).status).toBe(200);
  });

  it('takes nothing from another key', async () => {
    expect((await ask('198.51.100.7', key)).status).toBe(200);
  });

  it('can be tried from one address so often, and no more', async () => {
    const { passed, most } = await untilRefused('198.51.100.8', `sinima_${'y'.repeat(43)}`);
    expect(passed).toBeGreaterThanOrEqual(OF_KEY);
    expect(passed).toBeLessThanOrEqual(most);
  });

  it('signs nobody in, and reads and writes nothing of its member', async () => {
    const json = { 'content-type': 'application/json' };
    for (const [method, path] of [
      ['GET', '/api/me'],
      ['GET', '/api/me/keys'],
      ['GET', '/api/me/sessions'],
      ['GET', '/api/auth/user'],
      ['PATCH', '/api/me'],
      ['POST', '/api/me/keys'],
      ['DELETE', '/api/me'],
    ] as const) {
      const body = method === 'PATCH' || method === 'POST' ? { body: '{"name":"x"}' } : {};
      const headers = { 'x-api-key': key, ...('body' in body && json) };
      const { status } = await fetch(`${origin}${path}`, { method, headers, ...body });
      expect([path, status]).toEqual([path, 401]);
    }
  });

  it('does not lift the limit of signing in', async () => {
    const seen = await statuses(6, '198.51.100.9', key, '/api/login/callback?state=x');
    expect(seen).toEqual({ 400: 4, 429: 2 });
  });

  it('is in no log', () => {
    expect(log).toContain('/api/stats');
    expect(log).not.toContain(key.slice('sinima_'.length));
  });
});

describe('the page of keys', () => {
  const opened = async (member: Browser, query = ''): Promise<string> => {
    const response = await member.visit(`${origin}/api/account/keys${query}`);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    return response.text();
  };
  const tokenOf = (page: string): string => /name="token" value="([^"]*)"/.exec(page)?.[1] ?? '';

  it('makes a key, shows it once, and revokes it, without a script', async () => {
    const member = await newMember();
    const token = tokenOf(await opened(member));
    const made = await member.visit(`${origin}/api/account/keys`, { token, name: 'My <script>' });
    expect([made.status, made.headers.get('location')]).toEqual([303, '/api/account/keys']);
    expect(made.headers.getSetCookie().join()).toMatch(/sinima_new-key=[^;]+; Max-Age=120; .*HttpOnly/);
    const page = await opened(member);
    const [key = ''] = /sinima_[\w-]{43}/.exec(page) ?? [];
    expect((await ask('198.51.100.10', key)).status).toBe(200);
    expect(page).toContain('My &lt;script&gt;');
    expect(await opened(member)).not.toContain(key);
    const [, id = ''] = /name="id" value="([0-9a-f]{24})"/.exec(page) ?? [];
    const revoked = await member.visit(`${origin}/api/account/keys/revoke`, { token, id });
    expect([revoked.status, revoked.headers.get('location')]).toEqual([
      303,
      '/api/account/keys?done=revoked',
    ]);
    expect(await opened(member, '?done=revoked')).toContain('The key is revoked.');
    expect((await ask('198.51.100.10', key)).status).toBe(401);
  });

  it('is in the language that its address names, and stays in it', async () => {
    const member = await newMember();
    const page = await opened(member, '?language=sw');
    expect(page).toContain('<html lang="sw" dir="ltr">');
    expect(page).toContain('Tengeneza ufunguo');
    expect(page).toContain('<a href="/sw/account">');
    const form = { token: tokenOf(page), language: 'sw' };
    const made = await member.visit(`${origin}/api/account/keys`, { ...form, name: 'x' });
    expect(made.headers.get('location')).toBe('/api/account/keys?language=sw');
    const [, id = ''] = /name="id" value="([0-9a-f]{24})"/.exec(await opened(member, '?language=sw')) ?? [];
    const revoked = await member.visit(`${origin}/api/account/keys/revoke`, { ...form, id });
    expect(revoked.headers.get('location')).toBe('/api/account/keys?done=revoked&language=sw');
  });

  it('says in its language why a name is refused', async () => {
    const member = await newMember();
    const form = { token: tokenOf(await opened(member)), language: 'sw', name: 'x'.repeat(51) };
    const long = await (await member.visit(`${origin}/api/account/keys`, form)).text();
    expect(long).toContain('jina la herufi 1 hadi 50');
    expect(long).not.toContain('must have at most');
  });

  it('shows a new key to no other session of the browser', async () => {
    const [member, other] = [await newMember(), await newMember()];
    const token = tokenOf(await opened(member));
    await member.visit(`${origin}/api/account/keys`, { token, name: 'x' });
    other.cookies.set('sinima_new-key', member.cookies.get('sinima_new-key') ?? '');
    expect(await opened(other)).not.toMatch(/sinima_[\w-]{43}/);
  });

  it('gives the form back as it was typed where it is refused', async () => {
    const member = await newMember();
    const token = tokenOf(await opened(member));
    const refused = await member.visit(`${origin}/api/account/keys`, { token: 'wrong', name: 'Kept' });
    expect([refused.status, await refused.text()]).toEqual([403, expect.stringContaining('value="Kept"')]);
    const long = await member.visit(`${origin}/api/account/keys`, { token, name: 'x'.repeat(51) });
    expect([long.status, await long.text()]).toEqual([400, expect.stringContaining('at most 50')]);
  });

  it('revokes no key of another member', async () => {
    const [victim, other] = [await newMember(), await newMember()];
    const { id, key } = await madeKey(victim);
    const token = tokenOf(await opened(other));
    expect((await other.visit(`${origin}/api/account/keys/revoke`, { token, id })).status).toBe(400);
    expect((await ask('198.51.100.11', key)).status).toBe(200);
  });

  it('asks an anonymous visitor to sign in', async () => {
    const { headers } = await new Browser().visit(`${origin}/api/account/keys`);
    expect(headers.get('location')).toBe('/api/login?return=%2Fapi%2Faccount%2Fkeys');
  });
});

it('the limits are told as they are set', async () => {
  expect(await (await ask('198.51.100.12', undefined, '/api/limits')).json()).toEqual({
    perMinuteOfAddress: OF_ADDRESS,
    perMinuteOfKey: OF_KEY,
    keysOfMember: 5,
  });
});
