import { randomBytes } from 'node:crypto';

/** An id that a proxy gave the request is kept when it is short and plain. */
const PLAIN_ID = /^[\w-]{8,64}$/;

/** What the ids of this process have in common, and no other's. */
const OURS = randomBytes(9).toString('base64url');

let count = 0;

/** Return the id of a request that came with this `X-Request-Id`: it is found by it in the logs of all servers it passes. */
export function requestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && PLAIN_ID.test(given) ? given : `${OURS}-${(count += 1)}`;
}
