import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Return how to tell whether a request shows the operator's token; undefined: none does. */
export function tokenCheck(token: string | undefined): (request: FastifyRequest) => boolean {
  if (token === undefined) return () => false;
  const expected = digest(`Bearer ${token}`);
  return ({ headers }) => timingSafeEqual(digest(headers.authorization ?? ''), expected);
}

/** Say that the token is missing. */
export const askForToken = (reply: FastifyReply): FastifyReply =>
  reply.code(401).header('WWW-Authenticate', 'Bearer').send({ message: 'The token is missing or wrong.' });
