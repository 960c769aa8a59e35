import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';

/** Addresses that are remembered; the one that was away longest is forgotten first. */
const MAX_ADDRESSES = 50_000;

/** There were more requests from one address than it may make. */
class TooManyRequestsError extends Error {
  override name = 'TooManyRequestsError';
  readonly statusCode = 429;
}

/**
 * Hold the pages to so many a minute for each visitor's address; who is beyond is told when to come back. Routes with
 * `LIMITED` are limited, and no others: files, health, and the API, which has a limit of its own.
 *
 * @param perMinute 0: any number
 */
export async function limitPages(server: FastifyInstance, perMinute: number): Promise<void> {
  if (perMinute === 0) return;
  const no = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };
  await server.register(rateLimit, {
    global: false,
    max: perMinute,
    timeWindow: 60_000,
    cache: MAX_ADDRESSES,
    addHeadersOnExceeding: no,
    addHeaders: { ...no, 'retry-after': true },
    errorResponseBuilder: () => new TooManyRequestsError('Too many requests came from one address.'),
  });
}

/** The configuration of a route that is limited. */
export const LIMITED = { rateLimit: {} } as const;
