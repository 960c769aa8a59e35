/** The files and events for pages in development; the shell server passes them on at `/__dev/`. */
import { createReadStream } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { DEV_BASE, DEV_OPEN_PATH } from '@sinima/contracts/development';
import type { Problem } from '../shapes/problem.ts';

/** The script that pages in development load. */
export const CLIENT_SCRIPT = `${DEV_BASE}client.js`;

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.map': 'application/json',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};

interface PageServerOptions {
  /** The text of the client's script. */
  readonly client: string;
  /** Return the folder of a remote's files for the browser. */
  readonly folderOf: (app: string) => string | undefined;
  /** Opens the folder of a remote in an editor; undefined when it is not on this machine. */
  readonly openFolder: (remote: string) => Promise<boolean> | undefined;
  readonly onPage: (response: ServerResponse) => void;
  /** Gets the stack of an error in a page; returns it mapped to the sources. */
  readonly onThrown: (stack: string) => Problem;
}

function sendFile(response: ServerResponse, file: string): void {
  const stream = createReadStream(file);
  stream.on('error', () => response.writeHead(404).end());
  stream.on('open', () => {
    const type = types[path.extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' });
    stream.pipe(response);
  });
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { client, folderOf, openFolder, onPage, onThrown }: PageServerOptions,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://dev');
  const [, app, file] = /^\/__dev\/hot\/([\w-]+)\/([\w.-]+)$/.exec(pathname) ?? [];
  const folder = app === undefined ? undefined : folderOf(app);
  if (folder !== undefined && file !== undefined) return sendFile(response, path.join(folder, file));
  if (pathname === CLIENT_SCRIPT) {
    response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' }).end(client);
  } else if (pathname === `${DEV_BASE}events`) {
    onPage(response);
  } else if (pathname === DEV_OPEN_PATH && request.method === 'POST') {
    const opening = openFolder(searchParams.get('remote') ?? '');
    response.writeHead(opening === undefined ? 404 : (await opening) ? 204 : 503).end();
  } else if (pathname === `${DEV_BASE}thrown` && request.method === 'POST') {
    const problem = onThrown(await text(request));
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(problem));
  } else {
    response.writeHead(404).end();
  }
}

/** Listen on this machine alone, at a port that is free. */
export async function startPageServer(
  options: PageServerOptions,
): Promise<{ server: Server; origin: string }> {
  const server = createServer((request, response) => {
    answer(request, response, options).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { server, origin: `http://127.0.0.1:${port}` };
}
