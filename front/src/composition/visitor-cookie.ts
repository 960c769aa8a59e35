/** The cookie that tells visitors apart while some of them get a canary. */
import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const VISITOR_COOKIE = 'sinima-visitor';

/** How long a visitor stays the same one, in seconds. */
const MAX_AGE_S = 30 * 24 * 3_600;

/** 16 random bytes, base64url. */
const VISITOR = /^[\w-]{22}$/;

/** Return who asks, where the browser's cookie says so. */
export function knownVisitor({ cookies }: Pick<FastifyRequest, 'cookies'>): string | undefined {
  const known = cookies[VISITOR_COOKIE];
  return known !== undefined && VISITOR.test(known) ? known : undefined;
}

/**
 * Return who asks, who is remembered from then on; undefined where it makes no difference who it is, and then nothing
 * is remembered.
 *
 * @param secure whether visitors reach the site by HTTPS
 */
export function visitorOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { isNeeded, secure }: { isNeeded: boolean; secure: boolean },
): string | undefined {
  if (!isNeeded) {
    if (request.cookies[VISITOR_COOKIE] !== undefined) reply.clearCookie(VISITOR_COOKIE, { path: '/' });
    return undefined;
  }
  const known = knownVisitor(request);
  if (known !== undefined) return known;
  const visitor = randomBytes(16).toString('base64url');
  reply.setCookie(VISITOR_COOKIE, visitor, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: MAX_AGE_S,
  });
  return visitor;
}
