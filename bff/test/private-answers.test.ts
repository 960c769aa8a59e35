/** No cache keeps what is one member's, however its address is spelled. */
import { startIdentity, type IdentityProcess } from './identity-process.js';
import { runApi, type RunningApi } from './running-api.js';
import { signedInBrowser, writeAsMember } from './signed-in-browser.js';
import { smallCatalogue } from './small-catalogue.js';
import { TEST_SETTINGS } from './test-settings.js';

let provider: IdentityProcess;
let api: RunningApi;

beforeAll(async () => {
  provider = await startIdentity();
  const auth = { ...TEST_SETTINGS.auth, provider: { issuer: provider.issuer, clientId: 'sinima-demo' } };
  api = await runApi(smallCatalogue, { ...TEST_SETTINGS, auth });
}, 60_000);

afterAll(async () => {
  await api.stop();
  await provider.stop();
});

const statusOf = async (path: string): Promise<number> => (await fetch(`${api.origin}${path}`)).status;

it.each(['/api/me', '/api/%6de', '/api/m%65', '/api/%6D%65?'])(
  'what %s tells a member is told to nobody else',
  async (path) => {
    const browser = await signedInBrowser(api.origin, 'one@sinima.example');
    const own = await browser.visit(`${api.origin}${path}`);
    expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await statusOf(path)).toBe(401);
  },
);

it.each(['/api/members/', '/api/%6dembers/', '/api/member%73/'])(
  'a profile that is private again is no longer read at %s',
  async (prefix) => {
    const browser = await signedInBrowser(api.origin, 'two@sinima.example');
    const change = (body: object) => writeAsMember(browser, 'PATCH', `${api.origin}/api/me`, body);
    expect((await change({ handle: 'two-faced', isPublic: true })).status).toBe(200);
    expect(await statusOf(`${prefix}two-faced`)).toBe(200);
    await change({ isPublic: false });
    expect(await statusOf(`${prefix}two-faced`)).toBe(404);
  },
);
