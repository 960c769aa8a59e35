/** Form pages of parts: who may send a form, what the part receives, and what a person reads when something goes wrong. */
import { FORM_HEADER, formFromHeader } from '@sinima/api/members/part-form';
import { memberFromHeader, MEMBER_HEADER } from '@sinima/api/members/part-member';
import { partStore, type PartStore } from '@sinima/api-parts/part-store';
import { Browser } from '@sinima/testing/plain-browser';
import { startIdentity, type IdentityProcess } from './identity-process.js';
import { runApi, type RunningApi } from './running-api.js';
import { smallCatalogue } from './small-catalogue.js';
import { TEST_SETTINGS } from './test-settings.js';

/** A part that echoes its request; one of its calls refuses visitors who are not signed in. */
const PART = {
  app: 'mfe-songs',
  prefix: 'me',
  prefixes: ['me/state', 'me/forms'],
  collections: ['songs'],
  calls: {
    'forms/own':
      "if (!request.headers['x-sinima-member']) throw new HttpException('You are not signed in.', 401); return request.headers;",
    state: 'return request.headers;',
  },
  pages: { 'forms/page': "return '<p>A page</p><script>alert(1)</script>';" },
  posts: {
    'forms/echo': 'return { headers: request.headers, body: request.body };',
    'forms/broken': "throw new HttpException('The database is away.', 503);",
  },
} as const;

let provider: IdentityProcess;
let store: PartStore;
let api: RunningApi;

async function run(rateLimit: number): Promise<RunningApi> {
  const auth = { ...TEST_SETTINGS.auth, provider: { issuer: provider.issuer, clientId: 'sinima-demo' } };
  return runApi(smallCatalogue, { ...TEST_SETTINGS, rateLimit, auth }, { follower: store.follower });
}

beforeAll(async () => {
  provider = await startIdentity();
  store = await partStore();
  await store.deploy('1.0.0-first', PART);
  api = await run(0);
}, 60_000);

afterAll(async () => {
  await api.stop();
  await store.close();
  await provider.stop();
});

async function signedIn({ origin }: RunningApi = api): Promise<Browser> {
  const browser = new Browser();
  const start = `${origin}/api/login`;
  const { address: page } = await browser.follow(await browser.visit(start), start);
  const answered = await browser.visit(page, { answer: 'continue' });
  await browser.visit((await browser.follow(answered, page)).address);
  return browser;
}

const at = (path: string): string => `${api.origin}/api/me/forms/${path}`;

type Headers = Readonly<Record<string, string>>;

interface Echo {
  readonly headers: Headers;
  readonly body: unknown;
}

const toldOf = async (response: Response): Promise<Headers> => (await response.json()) as Headers;

async function tokenFor(browser: Browser, page = at('own')): Promise<string> {
  const headers = await toldOf(await browser.visit(page));
  return formFromHeader(headers[FORM_HEADER])?.token ?? '';
}

const TYPED = { text: 'My words & <b>yours</b>', key: 'k1' };

it('a form with the token of its page reaches the part as the member’s', async () => {
  const browser = await signedIn();
  const token = await tokenFor(browser);
  const answer = await browser.visit(at('echo'), { ...TYPED, token });
  const { headers, body } = (await answer.json()) as Echo;
  expect(answer.status).toBe(201);
  expect(memberFromHeader(headers[MEMBER_HEADER])).toMatchObject({ displayName: 'Amina' });
  expect(body).toEqual({ ...TYPED, token });
});

it.each([
  ['without a token', {}],
  ['with a wrong token', { token: 'x'.repeat(43) }],
])('a form %s reaches the part as nobody’s, with the reason and a token', async (_how, fields) => {
  const browser = await signedIn();
  const { headers, body } = (await (await browser.visit(at('echo'), { ...TYPED, ...fields })).json()) as Echo;
  expect(headers[MEMBER_HEADER]).toBeUndefined();
  expect(formFromHeader(headers[FORM_HEADER])).toEqual({
    token: await tokenFor(browser),
    refused: { status: 403, why: 'This form was out of date. Please send it again.' },
  });
  expect(body).toMatchObject(TYPED);
});

it('what the BFF says of a form is in the language of its page', async () => {
  const browser = await signedIn();
  const french = { ...TYPED, language: 'fr' };
  const { headers } = (await (await browser.visit(at('echo'), french)).json()) as Echo;
  const { why } = formFromHeader(headers[FORM_HEADER])?.refused ?? {};
  expect(why).toBe('Ce formulaire était périmé. Veuillez l’envoyer de nouveau.');
  const token = await tokenFor(browser);
  const broken = await (await browser.visit(at('broken'), { ...french, token })).text();
  expect(broken).toMatch(/<html lang="fr" dir="ltr">[^]*fait une pause[^]*Ce que vous avez écrit/);
  expect(broken).toContain('href="/fr"');
  expect(await (await browser.visit(`${at('nothing')}?language=ar`)).text()).toContain(
    '<html lang="ar" dir="rtl">',
  );
});

it('the token of another session is a wrong one', async () => {
  const [browser, other] = [await signedIn(), await signedIn()];
  const answer = await browser.visit(at('echo'), { token: await tokenFor(other) });
  expect(((await answer.json()) as Echo).headers[MEMBER_HEADER]).toBeUndefined();
});

it.each<Headers>([
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
])('a form with %j does not reach the part, of members and of others', async (headers) => {
  const browser = await signedIn();
  const sent = { ...TYPED, token: await tokenFor(browser) };
  for (const sender of [browser, new Browser()]) {
    const answer = await sender.visit(at('echo'), sent, headers);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([403, 'text/html; charset=utf-8']);
    expect(await answer.text()).toContain('This call came from another site.');
  }
});

it('a form of a visitor who is not signed in reaches the part as nobody’s', async () => {
  const { headers } = (await (
    await new Browser().visit(at('echo'), { ...TYPED, token: 'x' })
  ).json()) as Echo;
  expect([headers[MEMBER_HEADER], headers[FORM_HEADER]]).toEqual([undefined, undefined]);
});

it('nobody but the BFF tells a part of a token, and only form pages are told', async () => {
  const forged = { [FORM_HEADER]: 'x' };
  const anonymous = await new Browser().visit(at('echo'), TYPED, forged);
  expect(((await anonymous.json()) as Echo).headers[FORM_HEADER]).toBeUndefined();
  const state = await (await signedIn()).visit(`${api.origin}/api/me/state`, undefined, forged);
  expect((await toldOf(state))[FORM_HEADER]).toBeUndefined();
});

it('a member who sends too much gets the form back, and when to send it again', async () => {
  const slow = await run(20);
  try {
    const browser = await signedIn(slow);
    const address = `${slow.origin}/api/me/forms/`;
    const token = await tokenFor(browser, `${address}own`);
    await browser.visit(`${address}echo`, { ...TYPED, token });
    const answer = await browser.visit(`${address}echo`, { ...TYPED, token });
    const echo = (await answer.json()) as Echo;
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(echo.headers[MEMBER_HEADER]).toBeUndefined();
    expect(formFromHeader(echo.headers[FORM_HEADER])?.refused).toMatchObject({ status: 429 });
  } finally {
    await slow.stop();
  }
});

it('a visitor without an account who sends too much is told when to send it again, with what was typed', async () => {
  const slow = await run(20);
  try {
    const address = `${slow.origin}/api/me/forms/echo`;
    expect((await new Browser().visit(address, TYPED)).status).toBeLessThan(300);
    const answer = await new Browser().visit(address, TYPED);
    expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(await answer.text()).toMatch(/Too much was sent from your address\.[^]*What you typed/);
  } finally {
    await slow.stop();
  }
});

it('anonymous visitors are sent to sign in, and come back to the form', async () => {
  const answer = await new Browser().visit(at('own'));
  const login = '/api/login?return=%2Fapi%2Fme%2Fforms%2Fown';
  expect([answer.status, answer.headers.get('location'), await answer.text()]).toEqual([303, login, '']);

  const browser = new Browser();
  const start = `${api.origin}${login}`;
  const { address: page } = await browser.follow(await browser.visit(start), start);
  const answered = await browser.visit(page, { answer: 'continue' });
  const back = await browser.visit((await browser.follow(answered, page)).address);
  expect(new URL(back.headers.get('location') ?? '', api.origin).href).toBe(at('own'));
});

it.each([
  ['a part that refuses', 'broken', 503, 'The database is away.'],
  ['an address that is not there', 'nothing', 405, 'not allowed here'],
])('%s shows a person why, with what was typed', async (_what, path, status, why) => {
  const browser = await signedIn();
  const token = await tokenFor(browser);
  const answer = await browser.visit(at(path), { ...TYPED, token });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store']);
  const page = await answer.text();
  expect(page).toContain(why);
  expect(page).toContain('readonly>My words &amp; &lt;b&gt;yours&lt;/b&gt;</textarea>');
  expect(page).not.toContain(token);
  expect(page).not.toContain('k1');
});

it('of a form page that is refused, a call for its headers alone has those of the page', async () => {
  const headersOf = async (browser: Browser, path: string): Promise<unknown[]> => {
    const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
    const { status, headers } = await fetch(at(path), {
      method: 'HEAD',
      redirect: 'manual',
      headers: { cookie },
    });
    return [status, headers.get('content-type'), headers.get('location')];
  };
  expect(await headersOf(await signedIn(), 'missing')).toEqual([404, 'text/html; charset=utf-8', null]);
  const login = '/api/login?return=%2Fapi%2Fme%2Fforms%2Fown';
  expect(await headersOf(new Browser(), 'own')).toEqual([303, null, login]);
});

it('a form of 200 KB is taken, and a longer one is refused with a page', async () => {
  const browser = await signedIn();
  const token = await tokenFor(browser);
  const taken = await browser.visit(at('echo'), { text: 'a'.repeat(200_000), token });
  expect(taken.status).toBe(201);
  const refused = await browser.visit(at('echo'), { text: 'a'.repeat(300_000), token });
  expect([refused.status, refused.headers.get('content-type')]).toEqual([413, 'text/html; charset=utf-8']);
});

it('no script runs in HTML of a part, and no cache keeps it', async () => {
  const { headers } = await (await signedIn()).visit(at('page'));
  const policy = headers.get('content-security-policy');
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'; /);
  expect(policy).toContain("base-uri 'none'; frame-ancestors 'none'");
  expect(policy).not.toContain('script-src');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});
