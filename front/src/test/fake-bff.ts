/** A BFF that answers whatever a test wants, or does not answer. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Answer = (response: ServerResponse, request: IncomingMessage) => void;

const json = { 'Content-Type': 'application/json' };
const MEGABYTE = 'x'.repeat(1024 * 1024);

/** Answer with this text as JSON. */
export const says =
  (text: string, status = 200): Answer =>
  (response) =>
    response.writeHead(status, json).end(text);

/** Never answer. */
export const hangs: Answer = () => undefined;

/** Begin an answer, and never end it. */
export const stalls: Answer = (response) => void response.writeHead(200, json).write('{"half":');

/** Send 200 MB, as fast as they are taken; `sent` counts. */
export function floods(sent: { megabytes: number }): Answer {
  return (response) => {
    response.writeHead(200, json);
    const next = (): void => {
      while (!response.destroyed && sent.megabytes < 200) {
        sent.megabytes += 1;
        if (!response.write(MEGABYTE)) return void response.once('drain', next);
      }
      response.end();
    };
    next();
  };
}

/** End the connection without an answer. */
export const breaks: Answer = (response) => void response.destroy();

/** Begin a compressed answer, and end the connection before its first byte. */
export const breaksOff: Answer = (response) => {
  const headers = { ...json, 'Content-Encoding': 'br', 'Content-Length': '500', ETag: '"a"' };
  response.writeHead(200, headers).flushHeaders();
  setImmediate(() => response.destroy());
};

export interface FakeBff {
  readonly url: string;
  /** The requested addresses, in order. */
  readonly requests: IncomingMessage[];
  answer: Answer;
  close(): Promise<void>;
}

/** Start it at any free port. */
export async function startFakeBff(answer: Answer = says('{}')): Promise<FakeBff> {
  const server = createServer((request, response) => {
    bff.requests.push(request);
    bff.answer(response, request);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bff: FakeBff = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    answer,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return bff;
}
