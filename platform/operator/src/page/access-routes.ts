/** Signing in and out. */
import { isSameSecret } from '@sinima/server/same-secret';
import type { SignInRequest } from '@sinima/server/open-id-client';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { CALLBACK_PATH, OperatorProvider } from '../access/role-provider.ts';
import type { Session, Sessions } from '../access/sessions.ts';
import type { Settings } from '../settings/settings.ts';
import { textIn, type Fields } from './action-form.ts';
import { noticePage, signInPage } from './notice-pages.ts';

const SESSION_COOKIE = 'sinima-operator';
const REQUEST_COOKIE = 'sinima-operator-sign-in';

/** How long signing in at the provider may take, in seconds. */
const SIGN_IN_S = 10 * 60;

/** Wrong tokens that one address may send in a minute, and addresses that are remembered. */
const MAX_ATTEMPTS = 5;
const MAX_ADDRESSES = 10_000;

type AccessOptions = Pick<Settings, 'token' | 'provider' | 'isHttps'> & { readonly sessions: Sessions };

/** Return the session of a request; what a page asks by itself does not prolong it. */
export function sessionOf(sessions: Sessions, { cookies, headers }: FastifyRequest): Session | undefined {
  return sessions.find(cookies[SESSION_COOKIE], headers['x-by-itself'] === undefined);
}

function savedRequest(cookie: string | undefined): SignInRequest | undefined {
  try {
    return cookie === undefined
      ? undefined
      : (JSON.parse(Buffer.from(cookie, 'base64url').toString()) as SignInRequest);
  } catch {
    return undefined;
  }
}

export function serveAccess(server: FastifyInstance, options: AccessOptions): void {
  const { token, provider: settings, isHttps, sessions } = options;
  const provider = settings === undefined ? undefined : new OperatorProvider(settings);
  /** Wrong tokens by address; a minute begins with the first of them. */
  const wrongTokens = new LRUCache<string, number>({ max: MAX_ADDRESSES, ttl: 60_000, noUpdateTTL: true });
  const asked = { hasToken: token !== undefined, hasProvider: provider !== undefined };
  const cookie = (sameSite: 'strict' | 'lax'): CookieSerializeOptions => ({
    path: '/operator',
    httpOnly: true,
    secure: isHttps,
    sameSite,
  });
  const refuse = (reply: FastifyReply, status: number, problem: string, who?: string) =>
    reply.code(status).send(signInPage({ ...asked, problem, who }));

  if (token !== undefined) {
    server.post<{ Body: Fields }>('/operator/sign-in', (request, reply) => {
      const body = request.body ?? {};
      const who = textIn(body, 'who').slice(0, 60);
      const wrong = wrongTokens.get(request.ip) ?? 0;
      if (wrong >= MAX_ATTEMPTS) {
        const wait = Math.ceil(wrongTokens.getRemainingTTL(request.ip) / 1_000);
        reply.header('Retry-After', wait);
        return refuse(reply, 429, `There were too many wrong tokens. Wait ${wait} seconds.`, who);
      }
      if (!isSameSecret(textIn(body, 'token'), token)) {
        wrongTokens.set(request.ip, wrong + 1);
        request.log.warn({ address: request.ip }, 'a wrong token');
        return refuse(reply, 401, 'That is not the token.', who);
      }
      if (who === '') return refuse(reply, 400, 'Give your name for the history.');
      const session = sessions.begin(who);
      return reply.setCookie(SESSION_COOKIE, session.id, cookie('strict')).redirect('/operator', 303);
    });
  }

  if (provider !== undefined) {
    server.get('/operator/provider', async (_request, reply) => {
      const { address, request } = await provider.begin();
      const saved = Buffer.from(JSON.stringify(request)).toString('base64url');
      return reply
        .setCookie(REQUEST_COOKIE, saved, { ...cookie('lax'), maxAge: SIGN_IN_S })
        .redirect(address, 303);
    });
    server.get(CALLBACK_PATH, async (request, reply) => {
      const saved = savedRequest(request.cookies[REQUEST_COOKIE]);
      reply.clearCookie(REQUEST_COOKIE, cookie('lax'));
      if (saved === undefined) {
        return refuse(reply, 400, 'The sign-in took too long, or was begun in another browser. Try again.');
      }
      const who = await provider.finish(new URL(request.url, 'http://site').search, saved);
      const session = sessions.begin(who);
      // A cookie for this site alone is not sent on the way from another: the page goes on by itself.
      return reply
        .setCookie(SESSION_COOKIE, session.id, cookie('strict'))
        .send(noticePage('Signed in', undefined, { goOnTo: '/operator' }));
    });
  }
}

/** End a session. */
export function signOut(sessions: Sessions, session: Session, reply: FastifyReply) {
  sessions.end(session.id);
  return reply.clearCookie(SESSION_COOKIE, { path: '/operator' }).redirect('/operator', 303);
}
