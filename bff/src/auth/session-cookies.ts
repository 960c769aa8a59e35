import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignInRequest } from '@sinima/server/open-id-client';
import { CookieSeal } from './sealed-cookie.js';

const MINUTE_S = 60;
/** How long a new key waits for the page that shows it, in seconds. */
const NEW_KEY_S = 2 * MINUTE_S;

const DAY_S = 24 * 60 * MINUTE_S;

/** How long a sign-in may take, and how long it holds, in seconds. */
const LOGIN_S = 10 * MINUTE_S;
export const SESSION_S = 7 * DAY_S;

/** Tells the site's pages, which are the same for everybody, whether to ask who is signed in; it says nothing else. */
const HINT = 'sinima_signed_in';

/** What the cookie of a session holds. */
interface NamedSession {
  readonly session: string;
}

/** A key that was just made, for the session that made it. */
export interface NewKey {
  readonly key: string;
  readonly session: string;
}

type CookieKind = 'login' | 'session' | 'new-key';

/** A sign-in under way. */
export interface PendingLogin extends SignInRequest {
  readonly returnTo: string;
}

/**
 * The cookies of signing in. Their content is encrypted, kept from scripts, and sent to this site alone; the hint
 * beside them is readable and holds nothing.
 */
export class SessionCookies {
  private readonly seal: CookieSeal;

  /** `publicUrl` says whether visitors come by https where a proxy in front of us does not. */
  constructor(
    secret: string,
    private readonly publicUrl?: string,
  ) {
    this.seal = new CookieSeal(secret);
  }

  async begin(request: FastifyRequest, reply: FastifyReply, login: PendingLogin): Promise<void> {
    const value = await this.seal.seal('login', login, LOGIN_S);
    this.set(request, reply, { name: this.nameOf('login', request), value, maxAge: LOGIN_S });
  }

  pending(request: FastifyRequest): Promise<PendingLogin | undefined> {
    return this.open('login', request);
  }

  /** End a sign-in, which can be done once. */
  endPending(request: FastifyRequest, reply: FastifyReply): void {
    this.set(request, reply, { name: this.nameOf('login', request), value: '', maxAge: 0 });
  }

  /** Name a session, by its id, to the browser. */
  async signIn(request: FastifyRequest, reply: FastifyReply, session: string): Promise<void> {
    const value = await this.seal.seal('session', { session } satisfies NamedSession, SESSION_S);
    this.set(request, reply, { name: this.nameOf('session', request), value, maxAge: SESSION_S });
    this.set(request, reply, { name: HINT, value: '1', httpOnly: false, maxAge: SESSION_S });
  }

  /** Return the id of the session that the browser names; whether the session still holds, the database knows. */
  async session(request: FastifyRequest): Promise<string | undefined> {
    return (await this.open<NamedSession>('session', request))?.session;
  }

  /** Keep a new key for the page that shows it, after the redirect of its form. */
  async keepNewKey(request: FastifyRequest, reply: FastifyReply, made: NewKey): Promise<void> {
    const value = await this.seal.seal('new-key', made, NEW_KEY_S);
    this.set(request, reply, { name: this.nameOf('new-key', request), value, maxAge: NEW_KEY_S });
  }

  /** Return the key that this session made last, this once. */
  async takeNewKey(
    request: FastifyRequest,
    reply: FastifyReply,
    session: string,
  ): Promise<string | undefined> {
    const made = await this.open<NewKey>('new-key', request);
    if (!made) return undefined;
    this.set(request, reply, { name: this.nameOf('new-key', request), value: '', maxAge: 0 });
    return made.session === session ? made.key : undefined;
  }

  signOut(request: FastifyRequest, reply: FastifyReply): void {
    this.set(request, reply, { name: this.nameOf('session', request), value: '', maxAge: 0 });
    this.set(request, reply, { name: HINT, value: '', httpOnly: false, maxAge: 0 });
  }

  private open<T>(kind: CookieKind, request: FastifyRequest): Promise<T | undefined> {
    const cookies = parseCookie(request.headers.cookie ?? '');
    return this.seal.open(kind, cookies[this.nameOf(kind, request)]);
  }

  private set(
    request: FastifyRequest,
    reply: FastifyReply,
    cookie: { name: string; value: string; maxAge: number; httpOnly?: boolean },
  ): void {
    const kept = { path: '/', httpOnly: true, sameSite: 'lax', secure: this.isSecure(request) } as const;
    reply.header('Set-Cookie', stringifySetCookie({ ...kept, ...cookie }));
  }

  /** Over https the prefix makes browsers refuse what a neighbouring host may have planted. */
  private nameOf(kind: CookieKind, request: FastifyRequest): string {
    return `${this.isSecure(request) ? '__Host-' : ''}sinima_${kind}`;
  }

  private isSecure(request: FastifyRequest): boolean {
    return (this.publicUrl ?? `${request.protocol}:`).startsWith('https:');
  }
}
