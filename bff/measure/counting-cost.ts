import { CALLER_HEADER } from '@sinima/contracts/operation-reads';
import { HeaderReader } from '@sinima/response-cache/header-reader';
import { CallCounts } from '../src/operation-reads/call-counts.js';

/** An odd number: the one in the middle counts. */
const ROUNDS = 15;
const CALLS = 200_000;

/** Routes and releases that are told apart: those of a site with five remotes, each with a live version and a canary. */
const ROUTES = Array.from({ length: 40 }, (_, at) => `/api/route-${at}/:slug`);
const RELEASES = Array.from({ length: 10 }, (_, at) => `mfe-${at % 5}@1.0.0-${String(at).padStart(12, '0')}`);

const CALLER = CALLER_HEADER.toLowerCase() as 'sinima-release';

/** The headers that are read of each request anyway. */
const OTHERS = ['accept-encoding', 'if-none-match', 'x-forwarded-for', 'x-request-id'] as const;

/** What a front sends, names and values in turn. */
const sentBy = (release: string): string[] =>
  Object.entries({
    Host: '127.0.0.1:3001',
    Connection: 'keep-alive',
    Accept: 'application/json',
    'Accept-Encoding': 'gzip',
    'X-Forwarded-For': '198.51.100.7',
    'X-Request-Id': '5f1d7f3a9b2c4d5e6f708192',
    [CALLER_HEADER]: release,
  }).flat();

const REQUESTS = RELEASES.map(sentBy);

/** Return how long a call takes, in microseconds, of many. */
function microseconds(call: (at: number) => void): number {
  const began = performance.now();
  for (let at = 0; at < CALLS; at += 1) call(at);
  return ((performance.now() - began) * 1000) / CALLS;
}

/** Measure what counting adds to a call, in microseconds: finding one header more, and the count. In turns with a call that is not counted. */
export function countingMicroseconds(): number {
  const counts = new CallCounts();
  const withCaller = new HeaderReader([...OTHERS, CALLER]);
  const without = new HeaderReader(OTHERS);
  let found = 0;
  const counted = (at: number): void => {
    const given = withCaller.read(REQUESTS[at % REQUESTS.length]!);
    counts.note(ROUTES[at % ROUTES.length]!, given?.[CALLER]);
    if (given?.['x-request-id'] !== undefined) found += 1;
  };
  const uncounted = (at: number): void => {
    if (without.read(REQUESTS[at % REQUESTS.length]!)?.['x-request-id'] !== undefined) found += 1;
  };
  const rounds = Array.from({ length: ROUNDS }, () => microseconds(counted) - microseconds(uncounted));
  const noted = counts.take().reduce((sum, { calls }) => sum + calls, 0);
  if (noted !== ROUNDS * CALLS || found !== 2 * noted) throw new Error('Not all calls were counted.');
  return rounds.sort((a, b) => a - b)[(ROUNDS - 1) / 2]!;
}
