/** Whom the shell believes what it says of visitors. */
import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import { Visitors } from '@sinima/shared-state/visitors';
import type { FastifyRequest } from 'fastify';

/**
 * Return the addresses through which a request came, the visitor's first. It ends with the machine that asks here, and
 * begins with the first that no trusted proxy vouches for: its reader checks it again from its end.
 */
export const forwardedFor = ({ ips, ip }: Pick<FastifyRequest, 'ips' | 'ip'>): string =>
  (ips ?? [ip]).toReversed().join(', ');

interface OriginOptions {
  /** The address at which visitors reach the site, where it is known. */
  readonly publicOrigin: string | undefined;
  readonly trustedProxies: readonly string[];
}

/**
 * Return how to tell the origin of a request, as `originTeller` does, from its `Host` alone: undefined where that does not
 * do. The server itself speaks HTTP.
 */
export function hostOriginTeller({
  publicOrigin,
  trustedProxies,
}: OriginOptions): (
  request: Pick<IncomingMessage, 'socket'>,
  host: string | undefined,
) => string | undefined {
  const visitors = new Visitors(['loopback', ...trustedProxies]);
  return ({ socket }, host) => {
    if (publicOrigin !== undefined) return publicOrigin;
    return host !== undefined && visitors.isTrusted(socket.remoteAddress ?? '')
      ? `http://${host}`
      : undefined;
  };
}

/**
 * Return how to tell the origin that pages name as their own. Without a setting it is the one that the request came by,
 * where a trusted proxy or this machine says so; anybody else could have pages name any site, and gets the address of
 * the server itself.
 */
export function originTeller({
  publicOrigin,
  trustedProxies,
}: OriginOptions): (request: FastifyRequest) => string {
  const isTrusted = proxyAddress.compile(['loopback', ...trustedProxies]);
  return ({ protocol, host, socket }) => {
    if (publicOrigin !== undefined) return publicOrigin;
    if (isTrusted(socket.remoteAddress ?? '', 0)) return `${protocol}://${host}`;
    const { localAddress = 'localhost', localPort } = socket;
    const address = localAddress.replace(/^::ffff:/, '');
    const name = address.includes(':') ? `[${address}]` : address;
    return `http://${name}${localPort === undefined ? '' : `:${localPort}`}`;
  };
}
