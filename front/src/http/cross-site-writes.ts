/** Writes to the API that pages of other sites ask visitors' browsers for, with their cookies: refused here, for all of the API. */
import { sendProblem } from '@sinima/server/problem';
import type { FastifyRequest, onRequestHookHandler } from 'fastify';

const READS = ['GET', 'HEAD', 'OPTIONS'];

/** Tell whether a request may change something. */
export const isWrite = ({ method }: Pick<FastifyRequest, 'method'>): boolean => !READS.includes(method);

/**
 * Refuse writes from pages of other sites, with 403, before their body is read. Browsers say where a request comes from;
 * older ones say its origin alone. A client that says neither is no browser, and has nobody's cookies.
 *
 * @param originOf returns the origin of this site as a visitor sees it
 */
export function refuseCrossSiteWrites(originOf: (request: FastifyRequest) => string): onRequestHookHandler {
  return (request, reply, done) => {
    const { origin, 'sec-fetch-site': site } = request.headers;
    const isOwn =
      site === undefined
        ? origin === undefined || origin === originOf(request)
        : site === 'same-origin' || site === 'none';
    if (isOwn || !isWrite(request)) return done();
    sendProblem(reply, { status: 403, detail: 'Only pages of this site may write here.' });
  };
}
