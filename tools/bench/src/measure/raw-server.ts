/**
 * The measure of all others: node:http, which sends the bytes and headers that it is told and does nothing else.
 * Run as a process of its own; the file that `ANSWERS` names holds what it answers, by address.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The answer at one address. */
export interface RawAnswer {
  readonly status: number;
  /** Names and values in turn. */
  readonly headers: readonly string[];
  /** The bytes as they go over the wire, base64. */
  readonly body: string;
}

const answers = new Map(
  Object.entries(
    JSON.parse(readFileSync(process.env.ANSWERS ?? '', 'utf8')) as Record<string, RawAnswer>,
  ).map(([url, answer]) => [
    url,
    { ...answer, headers: [...answer.headers], body: Buffer.from(answer.body, 'base64') },
  ]),
);

const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? '');
  if (answer) response.writeHead(answer.status, answer.headers).end(answer.body);
  else response.writeHead(404).end();
});
server.listen(0, '127.0.0.1', () => {
  process.send?.({ ready: true, port: (server.address() as AddressInfo).port });
});
process.on('SIGTERM', () => process.exit(0));
process.on('disconnect', () => process.exit(0));
