/** What one visitor, or many, may take of the front: connections, headers, bodies and time. */
import type { ServerOptions } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** The most of one request, and the longest that it may take to come in. */
export const REQUEST_BOUNDS = {
  /** Bytes of address and headers together; a longer request is answered with 431. */
  headerBytes: 16 * 1024,
  /** Bytes of a body; a longer one is answered with 413. */
  bodyBytes: 64 * 1024,
  /** Until the headers are there, in milliseconds: who sends a byte now and then is answered with 408. */
  headersMs: 10_000,
  /** Until the whole request is there, in milliseconds. */
  requestMs: 20_000,
  /** How often connections are looked through for those that take too long, in milliseconds. */
  checkMs: 2_000,
} as const;

/** The most of connections. */
const CONNECTION_BOUNDS = {
  /** Connections at a time; more are closed as they come, before anything is read. */
  connections: 4_000,
  /** Headers of a request; what comes after them is left out. */
  headers: 200,
  /** How long a connection without a request stays open, in milliseconds: longer than proxies before us wait. */
  keepAliveMs: 72_000,
  /** How long a connection on which nothing moves stays open, whatever it is about, in milliseconds. */
  silentMs: 120_000,
} as const;

/** How often the log is told of refused connections, in milliseconds. */
const TOLD_EVERY_MS = 60_000;

/** Bounds that a server is made with. */
export const BOUNDED_HTTP = {
  maxHeaderSize: REQUEST_BOUNDS.headerBytes,
  connectionsCheckingInterval: REQUEST_BOUNDS.checkMs,
} as const satisfies ServerOptions;

/** Hold a server to the other bounds, and tell the log, at most once a minute, that connections were refused. */
export function boundConnections({ server, log }: Pick<FastifyInstance, 'server' | 'log'>): void {
  server.headersTimeout = REQUEST_BOUNDS.headersMs;
  server.requestTimeout = REQUEST_BOUNDS.requestMs;
  server.keepAliveTimeout = CONNECTION_BOUNDS.keepAliveMs;
  server.timeout = CONNECTION_BOUNDS.silentMs;
  server.maxConnections = CONNECTION_BOUNDS.connections;
  server.maxHeadersCount = CONNECTION_BOUNDS.headers;
  let refused = 0;
  let toldAt = -Infinity;
  server.on('drop', () => {
    refused += 1;
    const now = performance.now();
    if (now - toldAt < TOLD_EVERY_MS) return;
    toldAt = now;
    log.warn({ refused, most: CONNECTION_BOUNDS.connections }, 'connections are refused: there are too many');
  });
}
