/** Which requests of a site the provider takes: its one client, by code and PKCE, at its one address. */
import { createHash, randomBytes } from 'node:crypto';
import { BegunSignIn, startProviderProcess, type ProviderProcess } from './test/provider-process.ts';

const SITE = 'http://localhost:1/api/login/callback';

let provider: ProviderProcess;

beforeAll(async () => {
  provider = await startProviderProcess();
}, 60_000);

afterAll(() => provider.stop());

const verifier = randomBytes(32).toString('base64url');

const RIGHT: Readonly<Record<string, string>> = {
  client_id: 'sinima-demo',
  redirect_uri: SITE,
  response_type: 'code',
  scope: 'openid profile email',
  state: 'a-state',
  nonce: 'a-nonce',
  code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  code_challenge_method: 'S256',
};

/** Where a request goes; null: it goes nowhere, and the page says that it cannot go on. */
async function ask(change: Readonly<Record<string, string | undefined>>): Promise<string | null> {
  const query = Object.entries({ ...RIGHT, ...change }).filter(
    (pair): pair is [string, string] => pair[1] !== undefined,
  );
  const address = `${provider.issuer}/auth?${new URLSearchParams(query).toString()}`;
  return (await fetch(address, { redirect: 'manual' })).headers.get('location');
}

it('a request of the site leads to the page that asks the person', async () => {
  expect(await ask({})).toContain('/interaction/');
});

it.each([
  ['another host', { redirect_uri: 'https://evil.example/api/login/callback' }],
  ['another path', { redirect_uri: 'http://localhost:1/api/login/callback/more' }],
  ['a query', { redirect_uri: `${SITE}?next=evil` }],
  ['a name that begins alike', { redirect_uri: 'http://localhost.evil.example/api/login/callback' }],
  ['no address', { redirect_uri: undefined }],
])('a request with %s to come back to leads nowhere', async (_what, change) => {
  expect(await ask(change)).toBeNull();
});

it('a request of another client leads nowhere', async () => {
  expect(await ask({ client_id: 'another' })).toBeNull();
});

it.each([
  ['without a challenge', { code_challenge: undefined, code_challenge_method: undefined }, 'invalid_request'],
  ['with a challenge in the clear', { code_challenge_method: 'plain' }, 'invalid_request'],
  ['for a token in the address', { response_type: 'token' }, 'unsupported_response_type'],
  ['for an ID token in the address', { response_type: 'id_token' }, 'unsupported_response_type'],
  ['for a code and a token', { response_type: 'code token' }, 'unsupported_response_type'],
])('a request %s is refused', async (_what, change, error) => {
  expect(await ask(change)).toContain(`error=${error}`);
});

interface TokenAnswer {
  readonly status: number;
  readonly access_token?: string;
  readonly refresh_token?: string;
  readonly error?: string;
}

async function redeem(form: Readonly<Record<string, string>>): Promise<TokenAnswer> {
  const body = new URLSearchParams({ client_id: 'sinima-demo', redirect_uri: SITE, ...form });
  const response = await fetch(`${provider.issuer}/token`, { method: 'POST', body });
  return { status: response.status, ...((await response.json()) as object) };
}

/** A code that a person got, and its verifier. */
async function codeOf(): Promise<{ code: string; code_verifier: string }> {
  const signIn = await BegunSignIn.begin(provider.issuer);
  return signIn.codeAfter(await signIn.post('', { answer: 'continue' }));
}

it('a code is redeemed once; tried again, it ends the token that it gave', async () => {
  const code = await codeOf();
  const given = await redeem({ grant_type: 'authorization_code', ...code });
  expect([given.status, given.refresh_token]).toEqual([200, undefined]);
  const asPerson = () =>
    fetch(`${provider.issuer}/me`, { headers: { authorization: `Bearer ${given.access_token}` } });
  expect((await asPerson()).status).toBe(200);
  expect(await redeem({ grant_type: 'authorization_code', ...code })).toMatchObject({
    status: 400,
    error: 'invalid_grant',
  });
  expect((await asPerson()).status).toBe(401);
});

it.each([
  ['another verifier', { code_verifier: 'x'.repeat(43) }],
  ['another address', { redirect_uri: 'http://localhost:2/api/login/callback' }],
])('a code with %s gives nothing', async (_what, change) => {
  const answer = await redeem({ grant_type: 'authorization_code', ...(await codeOf()), ...change });
  expect(answer).toMatchObject({ status: 400, error: 'invalid_grant' });
});

it('a code without its verifier gives nothing', async () => {
  const { code } = await codeOf();
  expect((await redeem({ grant_type: 'authorization_code', code })).status).toBe(400);
});

it.each(['password', 'client_credentials', 'refresh_token', 'implicit'])(
  'the grant %s gives nothing',
  async (grant_type) => {
    const answer = await redeem({ grant_type, username: 'amina', password: 'amina', refresh_token: 'x' });
    expect(answer.status).toBe(400);
    expect(answer.access_token).toBeUndefined();
  },
);

it('the provider offers codes and S256 alone, and nobody registers a client', async () => {
  const offered = (await (
    await fetch(`${provider.issuer}/.well-known/openid-configuration`)
  ).json()) as object;
  expect(offered).toMatchObject({
    response_types_supported: ['code'],
    code_challenge_methods_supported: ['S256'],
  });
  expect(Object.keys(offered)).not.toContain('registration_endpoint');
});

it('the key of ID tokens has 3,072 bits', async () => {
  const { keys } = (await (await fetch(`${provider.issuer}/jwks`)).json()) as { keys: { n: string }[] };
  expect(keys.map(({ n }) => Buffer.from(n, 'base64url').length * 8)).toEqual([3_072]);
});

it('signing out at the provider asks the person first', async () => {
  const { browser } = await BegunSignIn.begin(provider.issuer);
  const page = await browser.visit(`${provider.issuer}/session/end?client_id=sinima-demo`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('name="xsrf"')]);
});

it('over https every answer keeps browsers on https for a year', async () => {
  const secure = await startProviderProcess('https://id.sinima.example');
  for (const path of ['/account', '/.well-known/openid-configuration', '/nothing']) {
    const { headers } = await fetch(`${secure.issuer}${path}`);
    expect([path, headers.get('strict-transport-security')]).toEqual([path, 'max-age=31536000']);
  }
  await secure.stop();
}, 60_000);
