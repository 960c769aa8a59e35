/** Which answers of a provider sign somebody in: a provider of the test's own gives right ones and wrong ones. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OpenIdClient } from '@sinima/server/open-id-client';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWK, type JWTPayload } from 'jose';

type KeyPair = Awaited<ReturnType<typeof generateKeyPair>>;

let server: Server;
let issuer: string;
let named: string;
let own: KeyPair;
let strangers: KeyPair;
let jwk: JWK;
let idToken: string;

beforeAll(async () => {
  own = await generateKeyPair('RS256');
  strangers = await generateKeyPair('RS256');
  jwk = { ...(await exportJWK(own.publicKey)), alg: 'RS256', use: 'sig', kid: 'one' };
  server = createServer((request, response) => {
    const answers: Readonly<Record<string, () => object>> = {
      '/.well-known/openid-configuration': () => ({
        issuer: named,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
      }),
      '/keys': () => ({ keys: [jwk] }),
      '/token': () => ({ access_token: 'an-access-token', token_type: 'Bearer', id_token: idToken }),
    };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answers[request.url ?? '']?.() ?? {}));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  named = issuer;
});

afterAll(() => server.close());

const MINUTE_S = 60;
const now = (): number => Math.floor(Date.now() / 1000);

const signed = (claims: JWTPayload, { privateKey }: KeyPair = own): Promise<string> =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(privateKey);

/** Sign in with what a token claims besides the right claims; the subject that the site learns. */
async function subjectOf(tokenOf: (claims: JWTPayload) => Promise<string> | string): Promise<string> {
  const client = new OpenIdClient({ issuer, clientId: 'sinima' });
  const { request } = await client.begin('http://127.0.0.1/api/login/callback');
  idToken = await tokenOf({
    iss: issuer,
    aud: 'sinima',
    sub: 'amina',
    nonce: request.nonce,
    iat: now(),
    exp: now() + MINUTE_S,
  });
  return (await client.finish(`code=a-code&state=${request.state}`, request)).sub;
}

it('a token that the provider signed for this site and this sign-in is believed', async () => {
  expect(await subjectOf((claims) => signed(claims))).toBe('amina');
});

it.each<[string, (claims: JWTPayload) => Promise<string> | string]>([
  ['of another key', (claims) => signed(claims, strangers)],
  ['without a signature', (claims) => new UnsecuredJWT(claims).encode()],
  [
    'signed with the public key as a secret',
    (claims) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', kid: 'one' })
        .sign(new TextEncoder().encode(JSON.stringify(jwk))),
  ],
  [
    'whose header brings a key of its own',
    async (claims) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', jwk: await exportJWK(strangers.publicKey) })
        .sign(strangers.privateKey),
  ],
  ['for another site', (claims) => signed({ ...claims, aud: 'another-site' })],
  ['of another provider', (claims) => signed({ ...claims, iss: 'https://evil.example' })],
  ['of another sign-in', (claims) => signed({ ...claims, nonce: 'another-nonce' })],
  ['that is over', (claims) => signed({ ...claims, exp: now() - 10 * MINUTE_S })],
  ['that holds only later', (claims) => signed({ ...claims, nbf: now() + 10 * MINUTE_S })],
  ['without a person', ({ sub: _sub, ...claims }) => signed(claims)],
])('a token %s is refused', async (_what, tokenOf) => {
  await expect(subjectOf(tokenOf)).rejects.toThrow();
});

it('a provider that calls itself by the name of another is refused', async () => {
  named = 'https://another.example';
  await expect(new OpenIdClient({ issuer, clientId: 'sinima' }).begin('http://127.0.0.1/')).rejects.toThrow(
    'The sign-in provider cannot be reached.',
  );
  named = issuer;
});

it('a provider that changes its keys signs in at once', async () => {
  const client = new OpenIdClient({ issuer, clientId: 'sinima' });
  for (const keys of [own, await generateKeyPair('RS256')]) {
    jwk = { ...(await exportJWK(keys.publicKey)), alg: 'RS256', use: 'sig', kid: 'one' };
    const { request } = await client.begin('http://127.0.0.1/api/login/callback');
    const claims = {
      iss: issuer,
      aud: 'sinima',
      sub: 'amina',
      nonce: request.nonce,
      iat: now(),
      exp: now() + 60,
    };
    idToken = await signed(claims, keys);
    expect((await client.finish(`code=a-code&state=${request.state}`, request)).sub).toBe('amina');
  }
});
