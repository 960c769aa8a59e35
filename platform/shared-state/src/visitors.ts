import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import { LRUCache } from 'lru-cache';

/** How many chains of addresses are remembered. */
const MAX_CHAINS = 50_000;

/** The longest chain that is remembered, in characters: two addresses and a word on the way fit. */
const MAX_KNOWN_LENGTH = 100;

/** Tells the address of who asks, by what trusted proxies say of it. */
export class Visitors {
  /** What trusted proxies said of visitors, with what came of reading it, which costs more than all else here. */
  private readonly forwarded = new LRUCache<string, string>({ max: MAX_CHAINS });
  /** The machine that asked last, which is the same proxy again and again where there is one. */
  private lastPeer = { address: '', isTrusted: false };
  private readonly trusts: (address: string, hop: number) => boolean;

  /** `trustedProxies` are addresses, ranges, or names such as `loopback`. */
  constructor(trustedProxies: readonly string[]) {
    this.trusts = proxyAddress.compile([...trustedProxies]);
  }

  /** Return whether a machine's word counts. */
  isTrusted(peer: string): boolean {
    if (peer !== this.lastPeer.address) this.lastPeer = { address: peer, isTrusted: this.trusts(peer, 0) };
    return this.lastPeer.isTrusted;
  }

  /** Return the address of who sent a request with this `X-Forwarded-For`. */
  addressOf(request: IncomingMessage, forwardedFor: string | undefined): string {
    const peer = request.socket.remoteAddress ?? '';
    if (forwardedFor === undefined || !this.isTrusted(peer)) return peer;
    let address = this.forwarded.get(forwardedFor);
    if (address === undefined) {
      address = proxyAddress(request, this.trusts);
      if (forwardedFor.length <= MAX_KNOWN_LENGTH) this.forwarded.set(forwardedFor, address);
    }
    return address;
  }
}
