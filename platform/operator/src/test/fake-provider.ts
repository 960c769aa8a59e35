/** An OpenID Connect provider for tests: it signs in whomever a test names, with the claims that the test sets. */
import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

function signed(claims: object): string {
  const text = `${encode({ alg: 'RS256', kid: 'test' })}.${encode(claims)}`;
  return `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`;
}

export interface FakeProvider {
  readonly issuer: string;
  /** Claims of the next person that signs in. */
  claims: Record<string, unknown>;
  /** Answer a sign-in: return the address that the provider sends the browser back to. */
  answer(address: string): string;
  stop(): Promise<void>;
}

export async function startFakeProvider(clientId: string): Promise<FakeProvider> {
  let nonce = '';
  const server = createServer((request, response) => {
    const seconds = Math.floor(Date.now() / 1_000);
    const answers: Record<string, () => object> = {
      '/.well-known/openid-configuration': () => ({
        issuer: provider.issuer,
        authorization_endpoint: `${provider.issuer}/authorize`,
        token_endpoint: `${provider.issuer}/token`,
        jwks_uri: `${provider.issuer}/keys`,
      }),
      '/keys': () => ({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'test', alg: 'RS256' }] }),
      '/token': () => ({
        access_token: 'access',
        token_type: 'Bearer',
        id_token: signed({
          iss: provider.issuer,
          aud: clientId,
          iat: seconds,
          exp: seconds + 60,
          nonce,
          ...provider.claims,
        }),
      }),
    };
    const answer = answers[request.url ?? ''];
    response
      .writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer?.() ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const provider: FakeProvider = {
    issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    claims: {},
    answer(address) {
      const asked = new URL(address).searchParams;
      nonce = asked.get('nonce')!;
      const back = new URL(asked.get('redirect_uri')!);
      back.search = new URLSearchParams({ code: 'code', state: asked.get('state')! }).toString();
      return `${back.pathname}${back.search}`;
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return provider;
}
