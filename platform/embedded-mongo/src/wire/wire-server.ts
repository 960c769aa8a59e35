import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { serveConnection, type Answer } from './connection.ts';

/** A server that listens. */
export interface WireServer {
  readonly port: number;
  /** Ends all connections and listens no longer. */
  close(): Promise<void>;
}

/**
 * Listens on this machine alone; port 0 is any that is free. `connected` gives what answers a new connection;
 * `onFailure` gets errors that are this engine's own.
 */
export async function listen(
  port: number,
  connected: () => Answer,
  onFailure: (error: unknown) => void,
): Promise<WireServer> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    serveConnection(socket, connected()).catch(onFailure);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      reject(isTaken ? new Error(`Port ${port} is in use on 127.0.0.1. Name another, or 0 for any.`) : error);
    });
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
