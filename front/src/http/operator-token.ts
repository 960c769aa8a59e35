import { isSameSecret } from '@sinima/server/same-secret';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Return how to tell whether a request shows the operator's token; undefined: none does. */
export function tokenCheck(token: string | undefined): (request: FastifyRequest) => boolean {
  if (token === undefined) return () => false;
  return ({ headers }) => isSameSecret(headers.authorization ?? '', `Bearer ${token}`);
}

/** Say that the token is missing. */
export const askForToken = (reply: FastifyReply): FastifyReply =>
  reply.code(401).header('WWW-Authenticate', 'Bearer').send({ message: 'The token is missing or wrong.' });
