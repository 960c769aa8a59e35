import type { IncomingMessage } from 'node:http';
import { RateLimit } from './rate-limit.js';

interface Asked {
  readonly remoteAddress: string;
  readonly forwardedFor?: string;
}

/** What the limit says to a request, all being asked at the same moment. */
function wait(limit: RateLimit, { remoteAddress, forwardedFor }: Asked): number {
  const headers = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor };
  const request = { headers, socket: { remoteAddress } } as unknown as IncomingMessage;
  return limit.waitMs(request, forwardedFor, 0);
}

const request = (remoteAddress: string, forwardedFor?: string): Asked =>
  forwardedFor === undefined ? { remoteAddress } : { remoteAddress, forwardedFor };

/** Whether one request a minute is the most that this one's visitor may make. */
function isLimited(trusted: readonly string[], asked: Asked): boolean {
  const limit = new RateLimit(1, trusted);
  wait(limit, asked);
  return wait(limit, asked) > 0;
}

describe('the rate limit', () => {
  it.each<[string, string[], Asked, boolean]>([
    ['a call of this machine', ['loopback'], request('127.0.0.1'), false],
    ['a call of this machine for a visitor', ['loopback'], request('127.0.0.1', '198.51.100.7'), true],
    ['a call of the shell on another machine', ['loopback', '10.0.0.7'], request('10.0.0.7'), false],
    ['its call for a visitor', ['10.0.0.7'], request('10.0.0.7', '198.51.100.7'), true],
    ['a call of a machine that is not trusted', ['loopback'], request('10.0.0.8'), true],
    ['its call for whomever it says', ['loopback'], request('10.0.0.8', '198.51.100.7'), true],
  ])('holds %s, trusting %j', (_who, trusted, asked, limited) => {
    expect(isLimited(trusted, asked)).toBe(limited);
  });

  it('knows who is not trusted by their own address, whatever they say', () => {
    const limit = new RateLimit(1, ['loopback']);
    wait(limit, request('10.0.0.8', '198.51.100.7'));
    expect(wait(limit, request('10.0.0.8', '198.51.100.8'))).toBeGreaterThan(0);
  });

  it('knows a visitor who comes by two proxies, and no other', () => {
    const limit = new RateLimit(1, ['10.0.0.0/8']);
    wait(limit, request('10.0.0.7', '198.51.100.7'));
    expect(wait(limit, request('10.0.0.9', '198.51.100.7, 10.0.0.8'))).toBeGreaterThan(0);
    expect(wait(limit, request('10.0.0.7', '198.51.100.8'))).toBe(0);
  });
});
