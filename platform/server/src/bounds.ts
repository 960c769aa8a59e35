/** What one client, or many, may take of a server: connections, headers, bodies and time. */
import type { Server, ServerOptions } from 'node:http';

/** Bytes of a body; a longer one is answered with 413. */
export const BODY_BYTES = 64 * 1024;

/** Bytes of a body that is written to the API. */
export const API_BODY_BYTES = 256 * 1024;

/** Connections at a time; more are closed as they come, before anything is read. */
const CONNECTIONS = 4_000;

/** Headers of a request; what comes after them is left out. */
const HEADERS = 200;

/** How long a connection on which nothing moves stays open, in milliseconds. */
const SILENT_MS = 120_000;

/** How often the log is told of refused connections, in milliseconds. */
const TOLD_EVERY_MS = 60_000;

/** Bounds that a server is made with. */
export const BOUNDED_HTTP = {
  /** Bytes of address and headers together; a longer request is answered with 431. */
  maxHeaderSize: 16 * 1024,
  /** Until the headers are there, in milliseconds: clients that send a byte now and then are answered with 408. */
  headersTimeout: 10_000,
  /** Until the whole request has arrived, in milliseconds. */
  requestTimeout: 20_000,
  /** How often connections are looked through for those that take too long, in milliseconds. */
  connectionsCheckingInterval: 2_000,
  /** How long an idle connection is kept, in milliseconds: longer than load balancers do, so that they close it. */
  keepAliveTimeout: 72_000,
} as const satisfies ServerOptions;

/** Hold a server to the other bounds, and tell the log, at most once a minute, that connections were refused. */
export function boundConnections(server: Server, log: { warn(facts: object, text: string): void }): void {
  server.timeout = SILENT_MS;
  server.maxConnections = CONNECTIONS;
  server.maxHeadersCount = HEADERS;
  let refused = 0;
  let toldAt = -Infinity;
  server.on('drop', () => {
    refused += 1;
    const now = performance.now();
    if (now - toldAt < TOLD_EVERY_MS) return;
    toldAt = now;
    log.warn({ refused, most: CONNECTIONS }, 'connections are refused: there are too many');
  });
}
