import type { FastifyReply, FastifyRequest } from 'fastify';
import { SessionCookies } from './session-cookies.js';

const request = { protocol: 'http', headers: {} } as unknown as FastifyRequest;

/** The cookies that a reply sets, as they are sent. */
function recorder(): { reply: FastifyReply; sent: string[] } {
  const sent: string[] = [];
  const reply = { header: (_name: string, value: string) => void sent.push(value) };
  return { reply: reply as unknown as FastifyReply, sent };
}

const cookies = new SessionCookies('a secret of thirty-two characters', 'https://sinima.example');

it('over https the cookie of a session is this host’s alone, and no script reads it', async () => {
  const { reply, sent } = recorder();
  await cookies.signIn(request, reply, 'a'.repeat(24));
  expect(sent).toEqual([
    expect.stringMatching(
      /^__Host-sinima_session=[\w.-]+; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    ),
    'sinima_signed_in=1; Max-Age=604800; Path=/; Secure; SameSite=Lax',
  ]);
});

it('over https the cookie of a sign-in under way is this host’s alone, for ten minutes', async () => {
  const { reply, sent } = recorder();
  const login = {
    state: 's',
    nonce: 'n',
    verifier: 'v',
    redirectUri: 'https://sinima.example/',
    returnTo: '/',
  };
  await cookies.begin(request, reply, login);
  expect(sent).toEqual([
    expect.stringMatching(
      /^__Host-sinima_login=[\w.-]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    ),
  ]);
});

it('over https a cookie without the prefix, which a neighbour may have planted, is not read', async () => {
  const { reply, sent } = recorder();
  await cookies.signIn(request, reply, 'a'.repeat(24));
  const value = /=([\w.-]+);/.exec(sent[0] ?? '')?.[1] ?? '';
  const withCookie = (cookie: string) => ({ ...request, headers: { cookie } }) as FastifyRequest;
  expect(await cookies.session(withCookie(`__Host-sinima_session=${value}`))).toBe('a'.repeat(24));
  expect(await cookies.session(withCookie(`sinima_session=${value}`))).toBeUndefined();
});

it('two sessions of one id have different cookies, so that none can be guessed from another', async () => {
  const { reply, sent } = recorder();
  await cookies.signIn(request, reply, 'a'.repeat(24));
  await cookies.signIn(request, reply, 'a'.repeat(24));
  expect(sent[0]).not.toBe(sent[2]);
});
