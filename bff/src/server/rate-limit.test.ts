import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { openSharedState } from '@sinima/shared-state/open-shared-state';
import { ApiLimit } from './rate-limit.js';

const alone = openSharedState({ redisUrl: undefined, log: { info: () => undefined, warn: () => undefined } });

interface TestRequest {
  readonly remoteAddress: string;
  readonly forwardedFor?: string;
}

/** Return how long the limit lets a request wait, in ms; all requests come at the same moment. */
function wait(limit: ApiLimit, { remoteAddress, forwardedFor }: TestRequest): number {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress });
  const request = new IncomingMessage(socket);
  if (forwardedFor !== undefined) request.headers['x-forwarded-for'] = forwardedFor;
  return limit.waitMs(request, forwardedFor, 0);
}

const request = (remoteAddress: string, forwardedFor?: string): TestRequest =>
  forwardedFor === undefined ? { remoteAddress } : { remoteAddress, forwardedFor };

/** Return whether the second request of a visitor has to wait where one a minute is allowed. */
function isLimited(trusted: readonly string[], visitor: TestRequest): boolean {
  const limit = new ApiLimit(alone, 1, trusted);
  wait(limit, visitor);
  return wait(limit, visitor) > 0;
}

it.each<[string, string[], TestRequest, boolean]>([
  ['a call of this machine', ['loopback'], request('127.0.0.1'), false],
  ['a call of this machine for a visitor', ['loopback'], request('127.0.0.1', '198.51.100.7'), true],
  ['a call of the shell on another machine', ['loopback', '10.0.0.7'], request('10.0.0.7'), false],
  ['its call for a visitor', ['10.0.0.7'], request('10.0.0.7', '198.51.100.7'), true],
  ['a call of a machine that is not trusted', ['loopback'], request('10.0.0.8'), true],
  ['its call for whomever it says', ['loopback'], request('10.0.0.8', '198.51.100.7'), true],
])('the rate limit holds %s, trusting %j', (_who, trusted, visitor, limited) => {
  expect(isLimited(trusted, visitor)).toBe(limited);
});

it('the rate limit knows an untrusted client by its own address, whatever its headers say', () => {
  const limit = new ApiLimit(alone, 1, ['loopback']);
  wait(limit, request('10.0.0.8', '198.51.100.7'));
  expect(wait(limit, request('10.0.0.8', '198.51.100.8'))).toBeGreaterThan(0);
});

it('the rate limit knows a visitor who comes by two proxies, and no other', () => {
  const limit = new ApiLimit(alone, 1, ['10.0.0.0/8']);
  wait(limit, request('10.0.0.7', '198.51.100.7'));
  expect(wait(limit, request('10.0.0.9', '198.51.100.7, 10.0.0.8'))).toBeGreaterThan(0);
  expect(wait(limit, request('10.0.0.7', '198.51.100.8'))).toBe(0);
});
