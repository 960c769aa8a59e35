import type { Socket } from 'node:net';
import { BadMessageError, answerTo, messageLength, readRequest, type Request } from './wire-message.ts';

/** Answers a request with a document. It does not throw: refusals are answers too. */
export type Answer = (request: Request) => Buffer | Promise<Buffer>;

/**
 * Serves one client: takes messages out of what comes, has them answered one after the other, and reads no further
 * while the client does not take its answers. Invalid data ends the connection, and nothing else.
 */
export async function serveConnection(socket: Socket, answer: Answer): Promise<void> {
  socket.setNoDelay(true);
  socket.on('error', () => undefined);
  try {
    for await (const message of messages(socket)) {
      const request = readRequest(message);
      const document = await answer(request);
      if (!request.wantsAnswer) continue;
      if (!socket.write(answerTo(request, document))) await drained(socket);
    }
    socket.end();
  } catch (error) {
    socket.destroy();
    if (!isEndOfConnection(error)) throw error;
  }
}

/** The whole messages that a socket brings. */
async function* messages(socket: Socket): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = [];
  let bytes = 0;
  let needed = 4;
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes < needed) continue;
    let buffer = chunks.length === 1 ? chunk : Buffer.concat(chunks, bytes);
    needed = 4;
    while (buffer.length >= 4) {
      needed = messageLength(buffer, 0);
      if (buffer.length < needed) break;
      yield buffer.subarray(0, needed);
      buffer = buffer.subarray(needed);
      needed = 4;
    }
    chunks = buffer.length > 0 ? [buffer] : [];
    bytes = buffer.length;
  }
}

function drained(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      socket.off('drain', done).off('close', done);
      resolve();
    };
    socket.once('drain', done).once('close', done);
  });
}

/** Whether the client broke the protocol or the connection, rather than this engine failed. */
function isEndOfConnection(error: unknown): boolean {
  return error instanceof BadMessageError || (error instanceof Error && 'code' in error);
}
