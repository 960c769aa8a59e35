/** Signing in by OpenID Connect: only people with the role may operate the site. */
import type { FastifyInstance } from 'fastify';
import { newStore, removeFolders } from '@sinima/releases/built-release';
import { Timeline } from './health/timeline.ts';
import { createServer } from './server.ts';
import { readSettings } from './settings/settings.ts';
import { startFakeProvider, type FakeProvider } from './test/fake-provider.ts';

let provider: FakeProvider;
let server: FastifyInstance;

beforeEach(async () => {
  provider = await startFakeProvider('sinima-operator');
  const settings = readSettings({
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'https://sinima.example',
    OPERATOR_OIDC_ISSUER: provider.issuer,
    OPERATOR_ROLE: 'release-operator',
  });
  server = await createServer(settings, {
    store: newStore().store,
    guard: { timeline: new Timeline(), canaries: new Map(), answers: [] },
    errors: { of: () => [] },
  });
});
afterEach(async () => {
  await server.close();
  await provider.stop();
  removeFolders();
});

/** Go to the provider and come back. @param state what comes back in place of the right state */
async function signIn(claims: Record<string, unknown>, state?: string) {
  provider.claims = claims;
  const begun = await server.inject({ url: '/operator/provider' });
  const back = provider.answer(begun.headers.location!);
  const url = state === undefined ? back : back.replace(/state=[^&]+/, `state=${state}`);
  const cookies = Object.fromEntries(begun.cookies.map(({ name, value }) => [name, value]));
  return server.inject({ url, cookies });
}

it('a person with the role is signed in under their name', async () => {
  const response = await signIn({ sub: '7', name: 'Ngozi Obi', roles: ['editor', 'release-operator'] });
  expect(response.statusCode).toBe(200);
  const session = response.cookies.find(({ name }) => name === 'sinima-operator')!;
  expect(session).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict', path: '/operator' });
  const page = await server.inject({ url: '/operator', cookies: { [session.name]: session.value } });
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('Ngozi Obi');
});

it('the role may be among the groups', async () => {
  expect((await signIn({ sub: '7', groups: 'release-operator' })).statusCode).toBe(200);
});

it.each([
  ['other roles', { roles: ['editor'] }],
  ['a role of nearly that name', { roles: ['release-operator-trainee'] }],
  ['no roles', {}],
])('a person with %s is told which role is missing, and not signed in', async (_what, claims) => {
  const response = await signIn({ sub: '7', name: 'Eve', ...claims });
  expect(response.statusCode).toBe(403);
  expect(response.body).toContain('without the role “release-operator”');
  expect(response.cookies.map(({ name }) => name)).not.toContain('sinima-operator');
});

it('an answer to another request is refused', async () => {
  expect((await signIn({ sub: '7', roles: ['release-operator'] }, 'forged')).statusCode).toBe(403);
});

it('an answer that this browser did not ask for is refused', async () => {
  const begun = await server.inject({ url: '/operator/provider' });
  const response = await server.inject({ url: provider.answer(begun.headers.location!) });
  expect(response.statusCode).toBe(400);
});

it('without a token there is no form for one', async () => {
  const { body } = await server.inject({ url: '/operator' });
  expect(body).toContain('Sign in with your organisation');
  expect(body).not.toContain('name="token"');
  expect((await server.inject({ method: 'POST', url: '/operator/sign-in' })).statusCode).toBe(404);
});
