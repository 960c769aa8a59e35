import { createHash } from 'node:crypto';
import { Browser } from '@sinima/testing/plain-browser';
import { startIdentity, type IdentityProcess } from './identity-process.js';
import { runApi, type RunningApi } from './running-api.js';
import { smallCatalogue } from './small-catalogue.js';
import { TEST_SETTINGS } from './test-settings.js';

let provider: IdentityProcess;
let api: RunningApi;

beforeAll(async () => {
  provider = await startIdentity();
  api = await runApi(smallCatalogue, {
    ...TEST_SETTINGS,
    auth: {
      ...TEST_SETTINGS.auth,
      provider: { issuer: provider.issuer, clientId: 'sinima-demo' },
      moderators: ['amina@sinima.example'],
    },
  });
}, 60_000);

afterAll(async () => {
  await api.stop();
  await provider.stop();
});

interface Me {
  readonly id: string;
  readonly handle: string;
  readonly displayName: string;
  readonly token: string;
}

interface Session {
  readonly id: string;
  readonly device: string;
  readonly isCurrent: boolean;
}

let people = 0;

/** A signed-in browser: of the provider's own person, or of a new one, by a link that is mailed. */
async function signedIn(email?: string): Promise<Browser> {
  const browser = new Browser();
  const start = `${api.origin}/api/login`;
  const { address: page } = await browser.follow(await browser.visit(start), start);
  const answered =
    email === undefined
      ? await browser.visit(page, { answer: 'continue' })
      : await byMail(browser, page, email);
  await browser.visit((await browser.follow(answered, page)).address);
  return browser;
}

async function byMail(browser: Browser, page: string, email: string): Promise<Response> {
  await browser.visit(`${page}/mail`, { email });
  const [code = ''] = /\d{4} \d{4}/.exec(await (await browser.visit(`${page}/mail`)).text()) ?? [];
  return browser.visit(`${page}/code`, { code });
}

const newMember = (): Promise<Browser> => signedIn(`member-${(people += 1)}@sinima.example`);

/** Calls the API as a script of the page does. */
async function call(
  browser: Browser,
  method: string,
  path: string,
  { body, headers = {} }: { body?: object; headers?: Readonly<Record<string, string>> } = {},
): Promise<Response> {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return fetch(`${api.origin}${path}`, {
    method,
    headers: { cookie, ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
}

const me = async (browser: Browser): Promise<Me> =>
  (await (await call(browser, 'GET', '/api/me')).json()) as Me;

/** The same with the token of the session. */
async function write(browser: Browser, method: string, path: string, body?: object): Promise<Response> {
  const { token } = await me(browser);
  return call(browser, method, path, { ...(body && { body }), headers: { 'x-sinima-token': token } });
}

const sessions = async (browser: Browser): Promise<Session[]> =>
  (await (await call(browser, 'GET', '/api/me/sessions')).json()) as Session[];

const wrongIn = async (response: Response): Promise<unknown> => ({
  status: response.status,
  errors: ((await response.json()) as { errors?: unknown }).errors,
});

describe('an anonymous visitor', () => {
  it.each([
    ['GET', '/api/me'],
    ['PATCH', '/api/me'],
    ['DELETE', '/api/me'],
    ['GET', '/api/me/sessions'],
    ['DELETE', '/api/me/sessions'],
    ['DELETE', '/api/me/sessions/5f1d7f3a9b2c4d5e6f708192'],
  ])('gets 401 from %s %s, in a problem that no cache keeps', async (method, path) => {
    const response = await call(new Browser(), method, path);
    expect([response.status, response.headers.get('cache-control')]).toEqual([401, 'no-store']);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
  });

  it('is sent to sign in by the account page', async () => {
    const response = await new Browser().visit(`${api.origin}/api/account`);
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      '/api/login?return=%2Fapi%2Faccount',
    ]);
  });
});

describe('a member', () => {
  it('is private at first, and has a handle that nobody chose', async () => {
    const browser = await newMember();
    const response = await call(browser, 'GET', '/api/me');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const known = (await response.json()) as Me;
    expect(known).toMatchObject({
      handle: expect.stringMatching(/^member-[a-z2-9]{8}$/) as string,
      firstName: null,
      email: expect.stringMatching(/@sinima\.example$/) as string,
      country: null,
      bio: null,
      isPublic: false,
      role: 'member',
      signInPage: `${provider.issuer}/account`,
    });
    expect((await fetch(`${api.origin}/api/members/${known.handle}`)).status).toBe(404);
  });

  it('is a moderator where the verified address is named by the operators', async () => {
    expect(await me(await signedIn())).toMatchObject({ role: 'moderator', displayName: 'Amina' });
  });

  it('is the same after another sign-in', async () => {
    const email = 'again@sinima.example';
    expect((await me(await signedIn(email))).id).toBe((await me(await signedIn(email))).id);
  });

  it('writes a profile, which everybody reads once it is public, and nobody when it is private again', async () => {
    const browser = await newMember();
    const profile = {
      handle: 'Ngozi-Films',
      displayName: ' Ngọ́zi ',
      country: 'Nigeria',
      bio: 'Films.\r\nAnd series.',
      isPublic: true,
    };
    const written = await write(browser, 'PATCH', '/api/me', profile);
    expect([written.status, await written.json()]).toEqual([
      200,
      expect.objectContaining({ handle: 'ngozi-films', displayName: 'Ngọ́zi'.normalize('NFC') }),
    ]);
    const shown = await fetch(`${api.origin}/api/members/ngozi-films`);
    expect(shown.headers.get('cache-control')).toBe('no-cache');
    expect(await shown.json()).toEqual({
      handle: 'ngozi-films',
      displayName: 'Ngọ́zi'.normalize('NFC'),
      country: 'Nigeria',
      bio: 'Films.\nAnd series.',
      memberSince: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
    });
    await write(browser, 'PATCH', '/api/me', { isPublic: false, bio: null, country: null });
    expect((await fetch(`${api.origin}/api/members/ngozi-films`)).status).toBe(404);
    expect(await me(browser)).toMatchObject({ handle: 'ngozi-films', bio: null, country: null });
  });

  it('cannot have a handle that another has, or one that looks like it', async () => {
    await write(await newMember(), 'PATCH', '/api/me', { handle: 'kofi-b' });
    const other = await newMember();
    for (const handle of ['kofi-b', 'kofib', 'k0fi-b']) {
      expect(await wrongIn(await write(other, 'PATCH', '/api/me', { handle }))).toEqual({
        status: 409,
        errors: [{ parameter: 'handle', message: expect.stringContaining('is taken') as string }],
      });
    }
  });

  it.each([
    [{ handle: 'аmina' }, 'handle', 'contains “а” (U+0430)'],
    [{ handle: null }, 'handle', ''],
    [{ displayName: '' }, 'displayName', ''],
    [{ displayName: 'x'.repeat(51) }, 'displayName', 'at most 50'],
    [{ displayName: 'Ami\u202ena' }, 'displayName', 'invisible'],
    [{ bio: 'x'.repeat(501) }, 'bio', 'at most 500'],
    [{ country: 'Atlantis' }, 'country', 'one of the list'],
    [{ isPublic: 'yes' }, 'isPublic', ''],
    [{ role: 'moderator' }, 'role', 'not a parameter'],
    [{ email: 'other@sinima.example' }, 'email', 'not a parameter'],
    [{ handleKey: 'other' }, 'handleKey', 'not a parameter'],
    [{ bio: { $ne: 1 } }, 'bio', ''],
  ])('is told what is wrong with %j', async (profile, parameter, message) => {
    const response = await write(await signedIn(), 'PATCH', '/api/me', profile);
    expect(await wrongIn(response)).toEqual({
      status: 400,
      errors: [{ parameter, message: expect.stringContaining(message) as string }],
    });
  });

  it('is deleted with all sessions, and begins anew after another sign-in', async () => {
    const email = 'leaves@sinima.example';
    const browser = await signedIn(email);
    const other = await signedIn(email);
    const { id } = await me(browser);
    const response = await write(browser, 'DELETE', '/api/me');
    expect([response.status, response.headers.getSetCookie().length]).toEqual([204, 2]);
    expect((await call(browser, 'GET', '/api/me')).status).toBe(401);
    expect((await call(other, 'GET', '/api/me')).status).toBe(401);
    expect((await me(await signedIn(email))).id).not.toBe(id);
  });

  it('is counted', async () => {
    await newMember();
    const { totalMembers } = (await (await fetch(`${api.origin}/api/stats?`)).json()) as {
      totalMembers: number;
    };
    expect(totalMembers).toBeGreaterThan(0);
  });
});

describe('a write', () => {
  it.each([
    ['without a token', {}],
    ['with a wrong token', { 'x-sinima-token': 'x'.repeat(43) }],
  ])('%s is refused', async (_how, headers) => {
    const browser = await newMember();
    const response = await call(browser, 'PATCH', '/api/me', { body: { bio: 'x' }, headers });
    expect(response.status).toBe(403);
    expect(await me(browser)).toMatchObject({ bio: null });
  });

  it('with the token of another session of the same member is refused', async () => {
    const email = 'two-browsers@sinima.example';
    const [one, other] = [await signedIn(email), await signedIn(email)];
    const { token } = await me(other);
    const response = await call(one, 'DELETE', '/api/me', { headers: { 'x-sinima-token': token } });
    expect(response.status).toBe(403);
  });

  it.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('with the right token and the headers %j is refused', async (headers) => {
    const browser = await newMember();
    const { token } = await me(browser);
    const sent = { body: { bio: 'x' }, headers: { ...headers, 'x-sinima-token': token } };
    expect((await call(browser, 'PATCH', '/api/me', sent)).status).toBe(403);
  });

  it('of the site itself is accepted', async () => {
    const browser = await newMember();
    const { token } = await me(browser);
    const headers = { origin: api.origin, 'sec-fetch-site': 'same-origin', 'x-sinima-token': token };
    expect((await call(browser, 'PATCH', '/api/me', { body: { bio: 'x' }, headers })).status).toBe(200);
  });

  it('of a method that is not there names those that are', async () => {
    const response = await call(await newMember(), 'PUT', '/api/me');
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST, PATCH, DELETE']);
  });
});

describe('sessions', () => {
  it('are listed, and ended one by one', async () => {
    const email = 'sessions@sinima.example';
    const [one, other] = [await signedIn(email), await signedIn(email)];
    const listed = await sessions(other);
    expect(listed.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    const { id = '' } = listed.find(({ isCurrent }) => !isCurrent) ?? {};
    expect((await write(other, 'DELETE', `/api/me/sessions/${id}`)).status).toBe(204);
    expect((await call(one, 'GET', '/api/me')).status).toBe(401);
    expect(await sessions(other)).toHaveLength(1);
    expect((await write(other, 'DELETE', `/api/me/sessions/${id}`)).status).toBe(404);
  });

  it('of another member are not there', async () => {
    const victim = await newMember();
    const [session] = await sessions(victim);
    const path = `/api/me/sessions/${session?.id}`;
    expect((await write(await newMember(), 'DELETE', path)).status).toBe(404);
    expect(await sessions(victim)).toHaveLength(1);
  });

  it('end all at once, here too, with the cookies of this browser', async () => {
    const email = 'everywhere@sinima.example';
    const [one, other] = [await signedIn(email), await signedIn(email)];
    const response = await write(one, 'DELETE', '/api/me/sessions');
    expect(response.status).toBe(204);
    expect(response.headers.getSetCookie().join()).toMatch(/sinima_session=;.*sinima_signed_in=;/);
    for (const browser of [one, other]) expect((await call(browser, 'GET', '/api/me')).status).toBe(401);
  });

  it('end with signing out: a copy of the cookie opens nothing', async () => {
    const browser = await newMember();
    const copy = new Browser();
    browser.cookies.forEach((value, name) => copy.cookies.set(name, value));
    await browser.visit(`${api.origin}/api/logout`);
    expect((await call(copy, 'GET', '/api/me')).status).toBe(401);
  });
});

describe('the account page', () => {
  const tokenOf = (page: string): string => /name="token" value="([^"]*)"/.exec(page)?.[1] ?? '';
  const typed = {
    handle: 'efua-1957',
    displayName: 'Efua',
    country: 'Ghana',
    bio: 'Old <films>',
    isPublic: 'yes',
  };

  async function opened(browser: Browser): Promise<string> {
    const response = await browser.visit(`${api.origin}/api/account`);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    return response.text();
  }

  it('has the style that its policy names, and runs nothing', async () => {
    const browser = await newMember();
    const response = await browser.visit(`${api.origin}/api/account`);
    const [, style = ''] = /<style>([^]*)<\/style>/.exec(await response.text()) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(response.headers.get('content-security-policy')).toContain(
      `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'`,
    );
    // Without any referrer, browsers would not say that the form is the site's own.
    expect(response.headers.get('referrer-policy')).toBe('same-origin');
  });

  it('saves the profile by a POST that goes on to the page', async () => {
    const browser = await newMember();
    const token = tokenOf(await opened(browser));
    const response = await browser.visit(`${api.origin}/api/account/profile`, { ...typed, token });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/api/account?done=profile']);
    const page = await (await browser.visit(`${api.origin}/api/account?done=profile`)).text();
    expect(page).toContain('Your profile is saved.');
    expect(page).toContain('Old &lt;films&gt;');
    expect(await me(browser)).toMatchObject({ handle: 'efua-1957', country: 'Ghana', isPublic: true });
  });

  it('gives the form back as it was typed, with what is wrong', async () => {
    const browser = await newMember();
    const token = tokenOf(await opened(browser));
    const sent = { ...typed, handle: 'adm1n', bio: 'My own <words>', token };
    const response = await browser.visit(`${api.origin}/api/account/profile`, sent);
    expect([response.status, response.headers.get('cache-control')]).toEqual([400, 'no-store']);
    const page = await response.text();
    expect(page).toContain('value="adm1n"');
    expect(page).toContain('My own &lt;words&gt;');
    expect(page).toContain('The handle “adm1n” is reserved.');
  });

  it.each(['profile', 'sessions/end', 'delete'])(
    'gives the page back for what is no form, sent to %s',
    async (at) => {
      const browser = await newMember();
      const body = `token=${tokenOf(await opened(browser))}`;
      const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const headers = { cookie, 'content-type': 'text/plain' };
      const response = await fetch(`${api.origin}/api/account/${at}`, { method: 'POST', body, headers });
      expect(response.status).toBe(403);
      expect(await response.text()).toContain('This form was out of date.');
    },
  );

  it.each([
    ['the token of before', {}],
    ['another site', { origin: 'https://evil.example' }],
  ])('gives the form back as it was typed for %s, and saves nothing', async (_what, headers) => {
    const browser = await newMember();
    const token = 'origin' in headers ? tokenOf(await opened(browser)) : 'x';
    const sent = { ...typed, handle: 'not-saved', token };
    const response = await browser.visit(`${api.origin}/api/account/profile`, sent, headers);
    expect([response.status, await response.text()]).toEqual([
      403,
      expect.stringContaining('This form was out of date. Please send it again.'),
    ]);
    expect((await me(browser)).handle).not.toBe('not-saved');
  });

  it('gives what was typed back to a member who was signed out meanwhile', async () => {
    const browser = await newMember();
    const token = tokenOf(await opened(browser));
    await write(browser, 'DELETE', '/api/me/sessions');
    const response = await browser.visit(`${api.origin}/api/account/profile`, { ...typed, token });
    expect(response.status).toBe(401);
    const page = await response.text();
    expect(page).toContain('value="efua-1957"');
    expect(page).toContain('Nothing was saved.');
  });

  it('is in the language that its address names, and stays in it, with the reasons of refusals', async () => {
    const browser = await newMember();
    const page = await (await browser.visit(`${api.origin}/api/account?language=ar`)).text();
    expect(page).toContain('<html lang="ar" dir="rtl">');
    expect(page).toContain('<a href="/ar">');
    expect(page).toContain('href="/api/account/keys?language=ar"');
    expect(page).toMatch(
      /<option value="Nigeria"\s*>نيجيريا<[^]*<option value="Soviet Union"\s*>الاتحاد السوفيتي</,
    );
    expect(page).not.toMatch(/<option[^>]*>\w|A browser/);
    expect(page).not.toMatch(/>\s*(?:Profile|Handle|Save|Sign out|Delete my account)\s*</);
    const token = tokenOf(page);
    const sent = { ...typed, handle: 'adm1n', token, language: 'ar' };
    const refused = await (await browser.visit(`${api.origin}/api/account/profile`, sent)).text();
    expect(refused).toContain('<html lang="ar" dir="rtl">');
    expect(refused).toContain('للمعرّف من 3 إلى 30');
    expect(refused).not.toContain('is reserved');
    const outdated = await browser.visit(`${api.origin}/api/account/profile`, { ...sent, token: 'x' });
    expect(await outdated.text()).toContain('انتهت صلاحية هذا النموذج');
    const saved = await browser.visit(`${api.origin}/api/account/profile`, { ...sent, handle: 'ama-1957' });
    expect(saved.headers.get('location')).toBe('/api/account?done=profile&language=ar');
    const out = await browser.visit(`${api.origin}/api/account/sessions/end-all`, { token, language: 'ar' });
    expect(out.headers.get('location')).toBe('/ar');
    const anonymous = await browser.visit(`${api.origin}/api/account?language=ar`);
    expect(anonymous.headers.get('location')).toBe(
      `/api/login?return=${encodeURIComponent('/api/account?language=ar')}`,
    );
    expect((await browser.visit(`${api.origin}/api/account?language=xx`)).status).toBe(400);
  });

  it('ends sessions, and deletes the account once its handle is typed', async () => {
    const email = 'forms@sinima.example';
    const [browser, other] = [await signedIn(email), await signedIn(email)];
    const token = tokenOf(await opened(browser));
    const { id = '' } = (await sessions(browser)).find(({ isCurrent }) => !isCurrent) ?? {};
    const ended = await browser.visit(`${api.origin}/api/account/sessions/end`, { id, token });
    expect(ended.headers.get('location')).toBe('/api/account?done=session');
    expect((await call(other, 'GET', '/api/me')).status).toBe(401);

    const wrong = await browser.visit(`${api.origin}/api/account/delete`, { confirm: 'kofi', token });
    expect([wrong.status, await wrong.text()]).toEqual([
      400,
      expect.stringContaining('This is not your handle'),
    ]);
    const { handle } = await me(browser);
    const gone = await browser.visit(`${api.origin}/api/account/delete`, { confirm: ` ${handle} `, token });
    expect([gone.status, gone.headers.get('location')]).toEqual([303, '/']);
    expect(browser.sinimaCookies()).toEqual([]);
  });

  it('signs out everywhere', async () => {
    const browser = await newMember();
    const token = tokenOf(await opened(browser));
    const response = await browser.visit(`${api.origin}/api/account/sessions/end-all`, { token });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/']);
    expect(browser.sinimaCookies()).toEqual([]);
  });
});
