/** A proxy that does what networks and servers behind it do on bad days. */
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { answerFaulty, fileFaults, type FileFault } from './file-faults.ts';

export const serviceFaults = [
  'is down',
  'is slow',
  'hangs',
  'fails with 500',
  'answers null',
  'answers garbage',
  'answers 200 MB',
] as const;

export type ServiceFault = (typeof serviceFaults)[number];

interface Fault {
  readonly at: RegExp;
  readonly kind: ServiceFault | FileFault;
}

/** How long a slow service takes for each answer, in ms. */
const SLOW_MS = 1_000;

const MEGABYTE = Buffer.alloc(1 << 20, ' ');

const isFileFault = (kind: string): kind is FileFault => (fileFaults as readonly string[]).includes(kind);

async function flood(response: ServerResponse): Promise<void> {
  const closed = new Promise<void>((resolve) => void response.once('close', resolve));
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('{"data":"');
  for (let megabytes = 0; megabytes < 200 && !response.destroyed; megabytes += 1) {
    if (response.write(MEGABYTE)) continue;
    await Promise.race([closed, new Promise<void>((resolve) => void response.once('drain', resolve))]);
  }
  response.end('"}');
}

export class FaultyProxy {
  /** The faults; the first that matches a path and query counts. */
  faults: readonly Fault[] = [];
  readonly #target: URL;
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  constructor(target: string) {
    this.#target = new URL(target);
  }

  /** Listen. @returns its origin */
  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const kind = this.faults.find(({ at }) => at.test(request.url ?? ''))?.kind;
    const json = { 'content-type': 'application/json' };
    if (kind !== undefined && isFileFault(kind)) return this.#forward(request, response, kind);
    switch (kind) {
      case 'is down':
        return void request.socket.destroy();
      case 'hangs':
        return undefined;
      case 'is slow':
        await wait(SLOW_MS);
        return this.#forward(request, response);
      case 'fails with 500':
        return void response.writeHead(500, json).end('{"status":500}');
      case 'answers null':
        return void response.writeHead(200, json).end('null');
      case 'answers garbage':
        return void response.writeHead(200, json).end('<html>{"data":[');
      case 'answers 200 MB':
        return flood(response);
      case undefined:
        return this.#forward(request, response);
    }
  }

  #forward(request: IncomingMessage, response: ServerResponse, fault?: FileFault): void {
    const { hostname, port } = this.#target;
    const { 'accept-encoding': _any, ...plain } = request.headers;
    const headers = fault ? plain : request.headers;
    const forwarded = ask(
      { hostname, port, path: request.url, method: request.method, headers },
      (answer) => {
        if (!fault) {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          return void answer.pipe(response);
        }
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          answerFaulty(response, fault, { bytes: Buffer.concat(chunks), headers: answer.headers }),
        );
      },
    );
    forwarded.on('error', () => response.destroy());
    response.on('close', () => forwarded.destroy());
    request.pipe(forwarded);
  }
}
