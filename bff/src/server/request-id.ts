import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** An id that a proxy gave the request is kept when it is short and plain. */
const PLAIN_ID = /^[\w-]{8,64}$/;

/** The id of a request, by which it is found in the logs of all servers that it passes. */
export function requestId(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && PLAIN_ID.test(given) ? given : randomUUID();
}
