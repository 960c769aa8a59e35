import type { FastifyReply } from 'fastify';

/** Say that something cannot be made for now. @param what begins the sentence: `This feed` */
export function sendUnavailable(reply: FastifyReply, what: string, retryAfterS: number): FastifyReply {
  return reply
    .code(503)
    .headers({ 'Cache-Control': 'no-store', 'Retry-After': String(retryAfterS) })
    .type('text/plain; charset=utf-8')
    .send(`${what} cannot be made just now. Please try again shortly.`);
}
