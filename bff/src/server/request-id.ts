import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** An id that a proxy gave the request is kept when it is short and plain. */
const PLAIN_ID = /^[\w-]{8,64}$/;

/** What the ids of this process have in common, and no other's. */
const OURS = randomBytes(9).toString('base64url');

let count = 0;

/** The id of a request, by which it is found in the logs of all servers that it passes. */
export function requestId(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && PLAIN_ID.test(given) ? given : `${OURS}-${(count += 1)}`;
}
