import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { problemDocument, PROBLEM_TYPE } from './problem.ts';

/** What is wrong with a request that cannot be read, by Node's code. */
const STATUS: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const DETAIL: Readonly<Record<number, string>> = {
  400: 'This is no HTTP request.',
  408: 'The request took too long to come in.',
  431: 'Address and headers are too long.',
};

/** Answer what is no request with a problem document, and close its connection. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = STATUS[error.code ?? ''] ?? 400;
  const problem = problemDocument({ status, detail: DETAIL[status]! });
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `Content-Type: ${PROBLEM_TYPE}`,
    `Content-Length: ${Buffer.byteLength(problem)}`,
    'Cache-Control: no-store',
    'Connection: close',
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${problem}`);
}
