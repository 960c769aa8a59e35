import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { sendProblem } from '../http/problem.filter.js';
import { TokenBucket } from './token-bucket.js';

/** How many addresses are remembered; the one that was away longest is forgotten first. */
const MOST_ADDRESSES = 50_000;

/**
 * Lets each visitor's address ask so many times a minute, on average; who asks more is told when to come back.
 * Visitors are known by what a trusted proxy says of them. Calls of a trusted machine that are on nobody's behalf,
 * such as those of the shell server when it renders a page, are not counted.
 */
export function limitRate(server: FastifyInstance, perMinute: number): void {
  const buckets = new LRUCache<string, TokenBucket>({ max: MOST_ADDRESSES });
  server.addHook('onRequest', (request, reply, done) => {
    const isOwnCall = request.ips?.length === 1 && isLoopback(request.ip);
    if (isOwnCall || !request.url.startsWith('/api/')) {
      done();
      return;
    }
    let bucket = buckets.get(request.ip);
    if (!bucket) buckets.set(request.ip, (bucket = new TokenBucket(perMinute, Date.now())));
    const waitMs = bucket.take(Date.now());
    if (waitMs === 0) {
      done();
      return;
    }
    reply.header('Retry-After', String(Math.ceil(waitMs / 1000)));
    sendProblem(request, reply, {
      status: 429,
      detail: `More than ${perMinute} requests a minute came from your address. Please wait a little.`,
    });
  });
}

const isLoopback = (address: string): boolean => /^(127\.|::1$|::ffff:127\.)/.test(address);
