import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';

/** Tells a visitor's address, from the headers of trusted proxies. */
export class Visitors {
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

  /** Return the address of the visitor of a request with this `X-Forwarded-For`. */
  addressOf(request: IncomingMessage, forwardedFor: string | undefined): string {
    const peer = request.socket.remoteAddress ?? '';
    if (forwardedFor === undefined || !this.isTrusted(peer)) return peer;
    return proxyAddress(request, this.trusts);
  }
}
