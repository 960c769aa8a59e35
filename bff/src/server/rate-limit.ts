import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { sendProblem } from '../http/problem.filter.js';
import { TokenBucket } from './token-bucket.js';

/** How many addresses are remembered; the one that was away longest is forgotten first. */
const MAX_ADDRESSES = 50_000;

/** The longest text of addresses that is remembered, in characters: two addresses and a word on the way fit. */
const MAX_KNOWN_LENGTH = 100;

/**
 * Lets each visitor's address ask so many times a minute, on average. Visitors are known by what a trusted proxy
 * says of them. Calls of a trusted machine that are on nobody's behalf, such as those of the shell server when it
 * renders a page, are not counted.
 */
export class RateLimit {
  private readonly buckets = new LRUCache<string, TokenBucket>({ max: MAX_ADDRESSES });
  /** What trusted proxies said of visitors, with what came of reading it, which costs more than all else here. */
  private readonly forwarded = new LRUCache<string, TokenBucket>({ max: MAX_ADDRESSES });
  /** The machine that asked last, which is the same proxy again and again where there is one. */
  private lastPeer = { address: '', isTrusted: false };
  private readonly trusts: (address: string, hop: number) => boolean;

  /** `perMinute` of 0 is no limit; `trustedProxies` are addresses, ranges, or names such as `loopback`. */
  constructor(
    private readonly perMinute: number,
    trustedProxies: readonly string[],
  ) {
    this.trusts = proxyAddress.compile([...trustedProxies]);
  }

  /**
   * Count a request with this `X-Forwarded-For` at the time `now`, in ms of the monotonic clock; 0 when it may pass,
   * else how many ms its visitor has to wait.
   */
  waitMs(request: IncomingMessage, forwardedFor: string | undefined, now: number): number {
    if (this.perMinute === 0) return 0;
    const peer = request.socket.remoteAddress ?? '';
    if (!this.isTrusted(peer)) return this.bucketOf(peer, now).take(now);
    if (forwardedFor === undefined) return 0;
    let bucket = this.forwarded.get(forwardedFor);
    if (!bucket) {
      bucket = this.bucketOf(proxyAddress(request, this.trusts), now);
      if (forwardedFor.length <= MAX_KNOWN_LENGTH) this.forwarded.set(forwardedFor, bucket);
    }
    return bucket.take(now);
  }

  private isTrusted(address: string): boolean {
    if (address !== this.lastPeer.address) this.lastPeer = { address, isTrusted: this.trusts(address, 0) };
    return this.lastPeer.isTrusted;
  }

  private bucketOf(address: string, now: number): TokenBucket {
    let bucket = this.buckets.get(address);
    if (!bucket) this.buckets.set(address, (bucket = new TokenBucket(this.perMinute, now)));
    return bucket;
  }

  private waitOf(request: IncomingMessage): number {
    return this.waitMs(request, request.headers['x-forwarded-for']?.toString(), performance.now());
  }

  /** Begin to hold the API requests that reach a server to the limit; who is beyond is told when to come back. */
  install(server: FastifyInstance): void {
    server.addHook('onRequest', (request, reply, done) => {
      const waitMs = request.url.startsWith('/api/') ? this.waitOf(request.raw) : 0;
      if (waitMs === 0) {
        done();
        return;
      }
      reply.header('Retry-After', String(Math.ceil(waitMs / 1000)));
      sendProblem(request, reply, {
        status: 429,
        detail: `More than ${this.perMinute} requests a minute came from your address. Please wait a little.`,
      });
    });
  }
}
