import { freePort } from '@sinima/testing/free-ports';
import { Browser } from '@sinima/testing/plain-browser';
import { runProcess } from '@sinima/processes/run-process';
import { CookieSeal } from '../src/auth/sealed-cookie.js';
import { identityCommand, startIdentity, type IdentityProcess } from './identity-process.js';
import { runApi, type RunningApi } from './running-api.js';
import { smallCatalogue } from './small-catalogue.js';
import { TEST_SETTINGS } from './test-settings.js';

let provider: IdentityProcess;
let api: RunningApi;

beforeAll(async () => {
  provider = await startIdentity();
  api = await runApi(smallCatalogue, {
    ...TEST_SETTINGS,
    auth: { ...TEST_SETTINGS.auth, provider: { issuer: provider.issuer, clientId: 'sinima-demo' } },
  });
}, 60_000);

afterAll(async () => {
  await api.stop();
  await provider.stop();
});

/** Up to the provider's own page. */
async function toProvider(browser: Browser, search = ''): Promise<string> {
  const start = `${api.origin}/api/login${search}`;
  const { address } = await browser.follow(await browser.visit(start), start);
  return address;
}

/** Answers the provider's page; the address to which the provider sends back. */
async function answer(browser: Browser, page: string, choice: 'continue' | 'cancel'): Promise<string> {
  return (await browser.follow(await browser.visit(page, { answer: choice }), page)).address;
}

async function signedIn(search = ''): Promise<{ browser: Browser; response: Response }> {
  const browser = new Browser();
  const response = await browser.visit(await answer(browser, await toProvider(browser, search), 'continue'));
  return { browser, response };
}

/** Sign out on the provider's page. @returns the address to which it sends back */
async function confirmed(browser: Browser, html: string): Promise<string | null> {
  const action = /action="([^"]+)"/.exec(html)?.[1] ?? '';
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(html)?.[1] ?? '';
  return (await browser.visit(action, { xsrf, logout: 'yes' })).headers.get('location');
}

it('signing in ends on the page where it began, as the person of the provider', async () => {
  const { browser, response } = await signedIn('?return=%2Fmovies%3Fgenre%3Dcrime');
  expect([response.status, response.headers.get('location')]).toEqual([302, '/movies?genre=crime']);
  const user = await browser.visit(`${api.origin}/api/auth/user`);
  expect(await user.json()).toEqual({ firstName: 'Amina', email: 'amina@sinima.example' });
  expect(user.headers.get('cache-control')).toBe('no-store');
});

it('signing in keeps the session from scripts and other sites, and tokens and names from the browser', async () => {
  const { response } = await signedIn();
  const session = response.headers.getSetCookie().find((cookie) => cookie.startsWith('sinima_session='));
  expect(session).toMatch(/HttpOnly/);
  expect(session).toMatch(/SameSite=Lax/);
  expect(session).toMatch(/Path=\//);
  const readable = session
    ?.split('.')
    .map((part) => Buffer.from(part, 'base64url').toString('latin1'))
    .join();
  expect(readable).not.toMatch(/Amina|amina|id_token/);
  expect(response.headers.getSetCookie()).toContainEqual(
    expect.stringMatching(/^sinima_signed_in=1;(?!.*HttpOnly)/),
  );
});

it('signing in seals the id of a session into the cookie, and no token', async () => {
  const { browser } = await signedIn();
  expect(await openedSession(browser)).toEqual({
    session: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
  });
});

it('signing in begins a session with a new id, and the one from before ends', async () => {
  const { browser } = await signedIn();
  const former = browser.cookies.get('sinima_session') ?? '';
  await browser.visit(await answer(browser, await toProvider(browser), 'continue'));
  expect(browser.cookies.get('sinima_session')).not.toBe(former);
  expect((await browser.visit(`${api.origin}/api/auth/user`)).status).toBe(200);
  browser.cookies.set('sinima_session', former);
  expect((await browser.visit(`${api.origin}/api/auth/user`)).status).toBe(401);
});

it('signing in gives nothing to a session that somebody planted in the browser: it ends', async () => {
  const { browser: attacker } = await signedIn();
  const planted = attacker.cookies.get('sinima_session') ?? '';
  const victim = new Browser();
  victim.cookies.set('sinima_session', planted);
  await victim.visit(await answer(victim, await toProvider(victim), 'continue'));
  expect(victim.cookies.get('sinima_session')).not.toBe(planted);
  expect((await attacker.visit(`${api.origin}/api/auth/user`)).status).toBe(401);
});

it.each(['/api/login', '/api/logout'])(
  '%s is not followed by a browser that fetches it beforehand',
  async (path) => {
    const response = await fetch(`${api.origin}${path}`, {
      redirect: 'manual',
      headers: { 'sec-purpose': 'prefetch;prerender' },
    });
    expect([response.status, response.headers.getSetCookie()]).toEqual([403, []]);
  },
);

it('signing in goes home in place of another site', async () => {
  const { response } = await signedIn('?return=%2F%2Fevil.example');
  expect(response.headers.get('location')).toBe('/');
});

it('signing in asks with PKCE, state and nonce', async () => {
  const response = await new Browser().visit(`${api.origin}/api/login`);
  const asked = new URL(response.headers.get('location') ?? '').searchParams;
  expect(asked.get('code_challenge_method')).toBe('S256');
  expect(asked.get('response_type')).toBe('code');
  for (const name of ['code_challenge', 'state', 'nonce']) expect(asked.get(name)).toMatch(/^[\w-]{43}$/);
});

it.each([
  ['/fr/title/lionheart', 'fr'],
  ['/ar', 'ar'],
  ['/movies', 'en'],
  ['/api/account', null],
  ['/api/account?language=pt', 'pt'],
])(
  'signing in from %s comes back there, and asks the provider for the language %s',
  async (page, language) => {
    const browser = new Browser();
    const search = `?return=${encodeURIComponent(page)}`;
    const begun = await browser.visit(`${api.origin}/api/login${search}`);
    expect(new URL(begun.headers.get('location') ?? '').searchParams.get('ui_locales')).toBe(language);
    const asking = await browser.follow(begun, `${api.origin}/api/login`);
    if (language !== null) {
      expect(await (await browser.visit(asking.address)).text()).toContain(`<html lang="${language}"`);
    }
    const response = await browser.visit(await answer(browser, asking.address, 'continue'));
    expect([response.status, response.headers.get('location')]).toEqual([302, page]);
  },
);

it('signing in that fails leads to the home page in the language, and to another try from there', async () => {
  const browser = new Browser();
  const callback = new URL(
    await answer(browser, await toProvider(browser, '?return=%2Ffr%2Fmovies'), 'continue'),
  );
  callback.searchParams.delete('code');
  const page = await (await browser.visit(callback.href)).text();
  expect(page).toContain('<html lang="fr" dir="ltr">');
  expect(page).toContain('Vous n’êtes pas connecté');
  expect(page).toContain('href="/fr"');
  expect(page).toContain('href="/api/login?return=%2Ffr%2Fmovies"');
});

it('signing out names the language of the page to the provider', async () => {
  const { browser } = await signedIn();
  const logout = await browser.visit(`${api.origin}/api/logout`, undefined, {
    referer: `${api.origin}/sw/movies`,
  });
  const { searchParams } = new URL(logout.headers.get('location') ?? '');
  expect([searchParams.get('ui_locales'), searchParams.get('state')]).toEqual(['sw', 'sw']);
  const page = await browser.visit(logout.headers.get('location') ?? '');
  const html = await page.text();
  expect(html).toContain('<html lang="sw"');
  expect(await confirmed(browser, html)).toBe(`${api.origin}/?state=sw`);
});

it.each(['https://evil.example/fr/movies', 'http://evil.example//fr', '/fr/movies'])(
  'signing out from %s leads nowhere but to a page of the site',
  async (referer) => {
    const { browser } = await signedIn();
    const logout = await browser.visit(`${api.origin}/api/logout`, undefined, { referer });
    const { searchParams } = new URL(logout.headers.get('location') ?? '');
    expect(searchParams.get('post_logout_redirect_uri')).toBe(`${api.origin}/`);
    expect(['fr', null]).toContain(searchParams.get('state'));
  },
);

it('signing out of an anonymous visitor leads to the home page in the language of the page', async () => {
  const signOut = (referer: string) =>
    fetch(`${api.origin}/api/logout`, { redirect: 'manual', headers: { referer } });
  expect((await signOut(`${api.origin}/fr/movies`)).headers.get('location')).toBe('/fr');
  expect((await signOut('nonsense')).headers.get('location')).toBe('/');
});

it('signing in comes back to the page without a session when the visitor cancels', async () => {
  const browser = new Browser();
  const page = await toProvider(browser, '?return=/people');
  const response = await browser.visit(await answer(browser, page, 'cancel'));
  expect([response.status, response.headers.get('location')]).toEqual([302, '/people']);
  expect((await browser.visit(`${api.origin}/api/auth/user`)).status).toBe(401);
});

it('signing in refuses an answer of the provider that was used before', async () => {
  const browser = new Browser();
  const callback = await answer(browser, await toProvider(browser), 'continue');
  const pending = browser.cookies.get('sinima_login') ?? '';
  await browser.visit(callback);
  browser.cookies.set('sinima_login', pending);
  const again = await browser.visit(callback);
  expect(again.status).toBe(400);
  expect(await again.text()).toContain('You are not signed in');
});

it.each([
  ['with another state', (address: URL) => address.searchParams.set('state', 'x'.repeat(43))],
  ['with another code', (address: URL) => address.searchParams.set('code', 'x'.repeat(43))],
  ['without a code', (address: URL) => address.searchParams.delete('code')],
])('signing in refuses an answer %s, on a page that says how to begin again', async (_name, change) => {
  const browser = new Browser();
  const callback = new URL(await answer(browser, await toProvider(browser), 'continue'));
  change(callback);
  const response = await browser.visit(callback.href);
  expect([response.status, response.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8']);
  const page = await response.text();
  expect(page).toContain('href="/api/login"');
  expect(page).not.toMatch(/at \w+ \(|Error:/);
  expect(browser.cookies.has('sinima_session')).toBe(false);
});

it('signing in refuses an answer in a browser that asked for nothing', async () => {
  const callback = await answer(new Browser(), await toProvider(new Browser()), 'continue').catch(
    () => undefined,
  );
  const response = await new Browser().visit(callback ?? `${api.origin}/api/login/callback?code=x&state=y`);
  expect(response.status).toBe(400);
});

it.each(['', 'nonsense', 'eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..AAAA.AAAA.AAAA'])(
  'being signed in is not given to the cookie %j',
  async (value) => {
    const browser = new Browser();
    browser.cookies.set('sinima_session', value);
    const response = await browser.visit(`${api.origin}/api/auth/user`);
    expect(response.status).toBe(401);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
  },
);

it('being signed in is not given to a changed cookie, nor to one of another kind', async () => {
  const { browser } = await signedIn();
  const session = browser.cookies.get('sinima_session') ?? '';
  browser.cookies.set('sinima_session', `${session.slice(0, -2)}${session.endsWith('AA') ? 'BB' : 'AA'}`);
  expect((await browser.visit(`${api.origin}/api/auth/user`)).status).toBe(401);

  const other = new Browser();
  await toProvider(other);
  other.cookies.set('sinima_session', other.cookies.get('sinima_login') ?? '');
  expect((await other.visit(`${api.origin}/api/auth/user`)).status).toBe(401);
});

const seal = new CookieSeal(TEST_SETTINGS.auth.sessionSecret ?? '');

const openedSession = (browser: Browser): Promise<object | undefined> =>
  seal.open<object>('session', browser.cookies.get('sinima_session'));

/** A signed-in browser whose cookie is valid for the given number of seconds. */
async function signedInFor(seconds: number): Promise<Browser> {
  const { browser } = await signedIn();
  browser.cookies.set(
    'sinima_session',
    await seal.seal('session', (await openedSession(browser)) ?? {}, seconds),
  );
  return browser;
}

it('a sealed cookie past its time was open until then', async () => {
  const browser = await signedInFor(60);
  expect((await browser.visit(`${api.origin}/api/auth/user`)).status).toBe(200);
});

it('a sealed cookie past its time of a session is nobody’s, and is taken from the browser together with its hint', async () => {
  const browser = await signedInFor(-1);
  const response = await browser.visit(`${api.origin}/api/auth/user`);
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ detail: 'You are not signed in.' });
  expect(browser.sinimaCookies()).toEqual([]);
});

it('a sealed cookie past its time of a session signs out here alone', async () => {
  const browser = await signedInFor(-1);
  const response = await browser.visit(`${api.origin}/api/logout`);
  expect([response.status, response.headers.get('location')]).toEqual([302, '/']);
  expect(browser.sinimaCookies()).toEqual([]);
});

it('a sealed cookie past its time of a sign-in ends it on a page that says so', async () => {
  const browser = new Browser();
  const callback = await answer(browser, await toProvider(browser), 'continue');
  browser.cookies.set('sinima_login', await seal.seal('login', { returnTo: '/people' }, -1));
  const response = await browser.visit(callback);
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('This sign-in was begun too long ago');
  expect(browser.cookies.has('sinima_session')).toBe(false);
});

it('signing out ends the session here and at the provider, and comes home', async () => {
  const { browser } = await signedIn();
  const logout = await browser.visit(`${api.origin}/api/logout`);
  expect(logout.headers.get('location')).toContain(`${provider.issuer}/session/end?`);
  expect([...browser.cookies.keys()]).not.toContain('sinima_session');
  expect([...browser.cookies.keys()]).not.toContain('sinima_signed_in');

  const page = await browser.visit(logout.headers.get('location') ?? '');
  const html = await page.text();
  expect(await confirmed(browser, html)).toBe(`${api.origin}/`);
  expect((await browser.visit(`${api.origin}/api/auth/user`)).status).toBe(401);
  expect(await toProvider(browser)).toContain('/interaction/');
});

it('signing out names the site to the provider by its client id and the address to come back to, and nothing else', async () => {
  const { browser } = await signedIn();
  const logout = await browser.visit(`${api.origin}/api/logout`);
  const { searchParams } = new URL(logout.headers.get('location') ?? '');
  expect(Object.fromEntries(searchParams)).toEqual({
    client_id: 'sinima-demo',
    post_logout_redirect_uri: `${api.origin}/`,
  });
});

it('signing out puts a token into no address, from signing in to signing out', async () => {
  const { browser } = await signedIn();
  await browser.visit(`${api.origin}/api/logout`);
  expect(browser.addresses.length).toBeGreaterThan(8);
  // Every JSON Web Token begins with the Base64 of `{"`.
  expect(browser.addresses.filter((address) => /token|eyJ/.test(address))).toEqual([]);
});

it.each(['cross-site', 'same-site'])(
  'signing out is refused to a %s page, on a page that offers it',
  async (site) => {
    const { browser } = await signedIn();
    const response = await browser.visit(`${api.origin}/api/logout`, undefined, { 'sec-fetch-site': site });
    expect([response.status, await response.text()]).toEqual([
      403,
      expect.stringContaining('href="/api/logout"'),
    ]);
    expect((await browser.visit(`${api.origin}/api/auth/user`)).status).toBe(200);
  },
);

it('signing out leads home at once for an anonymous visitor', async () => {
  const response = await new Browser().visit(`${api.origin}/api/logout`);
  expect([response.status, response.headers.get('location')]).toEqual([302, '/']);
});

it('without the provider says that it cannot be reached, and recovers by itself', async () => {
  const port = await freePort();
  const alone = await runApi(smallCatalogue, {
    ...TEST_SETTINGS,
    auth: {
      ...TEST_SETTINGS.auth,
      provider: { issuer: `http://localhost:${port}`, clientId: 'sinima-demo' },
    },
  });
  const refused = await fetch(`${alone.origin}/api/login`, { redirect: 'manual' });
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({
    detail: 'The sign-in provider cannot be reached. Please try again in a moment.',
  });
  const back = await startIdentity(port);
  expect((await fetch(`${alone.origin}/api/login`, { redirect: 'manual' })).status).toBe(302);
  await back.stop();
  await alone.stop();
}, 60_000);

it('without the provider that goes away during a sign-in, says so on a page that says how to begin again', async () => {
  const spare = await startIdentity();
  const alone = await runApi(smallCatalogue, {
    ...TEST_SETTINGS,
    auth: { ...TEST_SETTINGS.auth, provider: { issuer: spare.issuer, clientId: 'sinima-demo' } },
  });
  const browser = new Browser();
  const login = await browser.visit(`${alone.origin}/api/login`);
  const state = new URL(login.headers.get('location') ?? '').searchParams.get('state') ?? '';
  await spare.stop();
  const query = new URLSearchParams({ code: 'x'.repeat(43), state, iss: spare.issuer });
  const response = await browser.visit(`${alone.origin}/api/login/callback?${query}`);
  expect([response.status, response.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
  const page = await response.text();
  expect(page).toContain('The sign-in provider cannot be reached. Please try again in a moment.');
  expect(page).toContain('href="/api/login"');
  expect([...browser.cookies.keys()]).toEqual([]);
  await alone.stop();
}, 60_000);

it('without the provider tells a browser so on a page, and a program in a problem document', async () => {
  const none = await runApi(smallCatalogue);
  const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
  const page = await fetch(`${none.origin}/api/login`, { headers: { accept } });
  expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  expect(await page.text()).toContain('Nobody can sign in here: no provider is set up (OIDC_ISSUER).');
  const problem = await fetch(`${none.origin}/api/login`, { headers: { accept: 'application/json' } });
  expect([problem.status, problem.headers.get('content-type')]).toEqual([
    404,
    expect.stringContaining('application/problem+json'),
  ]);
  await none.stop();
}, 60_000);

it('without the provider says so where none is set up', async () => {
  const none = await runApi(smallCatalogue);
  const response = await fetch(`${none.origin}/api/login`, { redirect: 'manual' });
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ detail: expect.stringContaining('OIDC_ISSUER') as string });
  await none.stop();
}, 60_000);

it('the local provider says in one line that its port is taken, and by which setting to change it', async () => {
  const { code, output: said } = await runProcess(identityCommand(provider.port));
  const [line] = said
    .split('\n')
    .filter((one) => !one.startsWith('oidc-provider WARNING: Unsupported runtime'));
  expect(line).toBe(`Port ${provider.port} is taken. Set IDENTITY_PORT to a free one, or to 0 for any.`);
  expect(said).not.toMatch(/ at /);
  expect(code).toBe(1);
}, 30_000);
