import type { Server, ServerOptions } from 'node:http';

/** What one client, or many, may take of the server: headers, bodies, connections and time. */
export const BOUNDS = {
  /** Bytes of address and headers together; a longer request is answered with 431. */
  headerBytes: 16 * 1024,
  /** Bytes of a body; a longer one is answered with 413. */
  bodyBytes: 64 * 1024,
  /** Headers of a request; what comes after them is left out. */
  headers: 100,
  /** Until the headers are there, in ms: who sends a byte now and then is answered with 408. */
  headersMs: 10_000,
  /** Until the whole request is there, in ms. */
  requestMs: 20_000,
  /** How often connections are looked through for those that take too long, in ms. */
  checkMs: 2_000,
  /** Connections at a time; more are closed as they come. */
  connections: 4_000,
  /** How long an idle connection is kept, in ms: longer than load balancers do, so that they are who closes it. */
  keepAliveMs: 72_000,
  /** How long a connection on which nothing moves stays open, in ms. */
  silentMs: 120_000,
} as const;

/** Bounds that a server is made with. */
export const BOUNDED_SERVER: ServerOptions = {
  maxHeaderSize: BOUNDS.headerBytes,
  connectionsCheckingInterval: BOUNDS.checkMs,
  headersTimeout: BOUNDS.headersMs,
  requestTimeout: BOUNDS.requestMs,
  keepAliveTimeout: BOUNDS.keepAliveMs,
};

/** Hold a server to the other bounds. */
export function boundConnections(server: Server): void {
  server.timeout = BOUNDS.silentMs;
  server.maxConnections = BOUNDS.connections;
  server.maxHeadersCount = BOUNDS.headers;
}
