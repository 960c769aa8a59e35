/** Serves the UI kit's workbench: its page, what that loads, the cloth, and word of each new build. */
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { WorkbenchBuild } from '@sinima/build/watch-workbench';
import { packageDir } from '@sinima/build/workspace';

/** What `ui-kit/workbench/server.tsx` exports. */
interface WorkbenchModule {
  renderWorkbench(options: {
    url: string;
    script: string;
    styles: readonly string[];
    fonts: readonly string[];
    tokensCss: string;
    layerOrder: string;
  }): string;
  clothFromUrl(url: string): { svg: string } | undefined;
}

/** A workbench that is being served. */
export interface WorkbenchServer {
  readonly port: number;
  /** Puts a build in the place of the former one, and has open pages reload. */
  show(build: WorkbenchBuild): Promise<void>;
}

const tokensFile = path.join(packageDir('@sinima/ui-kit'), 'src/tokens/tokens.css');

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.map': 'application/json',
};

/** `kept`: its name says what is in it. */
function answer(response: ServerResponse, type: string, body: string | Buffer, kept = false): void {
  const caching = kept ? 'max-age=31536000, immutable' : 'no-store';
  response.writeHead(200, { 'Content-Type': type, 'Cache-Control': caching }).end(body);
}

/** Listens on `port` (0: any free one) of `host`; answers once it has a build. */
export async function serveWorkbench({
  host,
  port,
}: {
  host: string;
  port: number;
}): Promise<WorkbenchServer> {
  const listeners = new Set<ServerResponse>();
  let current: { build: WorkbenchBuild; module: WorkbenchModule } | undefined;

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? '/';
    const pathname = url.split('?')[0] ?? '/';
    if (pathname === '/__dev/events') {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      response.write(': listening\n\n');
      listeners.add(response);
      response.on('close', () => listeners.delete(response));
      return;
    }
    if (current === undefined) throw new Error('The workbench is not built yet.');
    const { build, module } = current;
    const file = /^\/assets\/([\w.-]+)$/.exec(pathname)?.[1];
    const cloth = module.clothFromUrl(url);
    if (pathname === '/') {
      const tokensCss = await readFile(tokensFile, 'utf8');
      const html = module.renderWorkbench({ ...build, url, tokensCss });
      answer(response, 'text/html; charset=utf-8', html);
    } else if (cloth) {
      answer(response, 'image/svg+xml', cloth.svg);
    } else if (file !== undefined) {
      const type = types[path.extname(file)] ?? 'application/octet-stream';
      answer(response, type, await readFile(path.join(build.clientDir, file)), true);
    } else {
      throw new Error(`There is nothing at ${pathname}.`);
    }
  }

  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end(error instanceof Error ? error.message : String(error));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen({ host, port }, resolve);
  });

  return {
    port: (server.address() as AddressInfo).port,
    async show(build) {
      const [file = '', query = ''] = build.serverModule.split('?');
      const url = `${pathToFileURL(file).href}?${query}`;
      current = { build, module: (await import(url)) as WorkbenchModule };
      for (const listener of listeners) listener.write('event: build\ndata: {}\n\n');
    },
  };
}
