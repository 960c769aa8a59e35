/** Faults of the answer to a request for a file. */
import type { ServerResponse } from 'node:http';

export const fileFaults = [
  'answers 404',
  'answers 500',
  'never answers',
  'drips',
  'is corrupt',
  'has a wrong hash',
] as const;

export type FileFault = (typeof fileFaults)[number];

/** Pause between the bytes of an answer that drips, in ms. */
const DRIP_MS = 200;

/** Send bytes one after the other, until the other end goes. */
function drip(response: ServerResponse, bytes: Buffer): void {
  let sent = 0;
  const timer = setInterval(() => {
    if (response.destroyed || sent >= bytes.length) {
      clearInterval(timer);
      return void response.end();
    }
    response.write(bytes.subarray(sent, (sent += 1)));
  }, DRIP_MS);
}

/** Answer with a file that has this fault. Its headers are those of the file as it should be, but for the length. */
export function answerFaulty(
  response: ServerResponse,
  fault: FileFault,
  { bytes, headers }: { bytes: Buffer; headers: NodeJS.Dict<string | string[]> },
): void {
  const { 'content-length': _length, ...others } = headers;
  switch (fault) {
    case 'answers 404':
      return void response.writeHead(404).end();
    case 'answers 500':
      return void response.writeHead(500).end();
    case 'never answers':
      return undefined;
    case 'drips':
      response.writeHead(200, others);
      return drip(response, bytes);
    case 'is corrupt':
      return void response
        .writeHead(200, others)
        .end(Buffer.concat([bytes.subarray(0, bytes.length / 2), Buffer.from([0, 255, 123, 40, 34])]));
    case 'has a wrong hash':
      return void response.writeHead(200, others).end(Buffer.concat([bytes, Buffer.from('\n')]));
  }
}
