/** Serves the folder of a workbench, and tells open pages of each new build. */
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

/** A workbench that is being served. */
export interface WorkbenchServer {
  readonly port: number;
  /** Serve this folder from now on, and have open pages reload. */
  show(siteDir: string): void;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** Listen on `port` (0: any free one) of `host`; answer once there is a site. */
export async function serveWorkbench(listen: { host: string; port: number }): Promise<WorkbenchServer> {
  const listeners = new Set<ServerResponse>();
  let siteDir: string | undefined;

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://workbench');
    if (pathname === '/__dev/events') {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      response.write(': listening\n\n');
      listeners.add(response);
      response.on('close', () => listeners.delete(response));
      return;
    }
    if (siteDir === undefined) throw new Error('The workbench is not built yet.');
    // `URL` has resolved every "..": no address leads out of the folder.
    const file = path.join(siteDir, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    const body = await readFile(file).catch(() => {
      throw new Error(`There is nothing at ${pathname}.`);
    });
    const type = types[path.extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
  }

  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end(error instanceof Error ? error.message : String(error));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(listen, resolve);
  });

  return {
    port: (server.address() as AddressInfo).port,
    show(dir) {
      siteDir = dir;
      for (const listener of listeners) listener.write('event: build\ndata: {}\n\n');
    },
  };
}
