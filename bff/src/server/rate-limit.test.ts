import type { IncomingMessage } from 'node:http';
import { RateLimit } from './rate-limit.js';

function request(remoteAddress: string, forwardedFor?: string): IncomingMessage {
  const headers = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor };
  return { headers, socket: { remoteAddress } } as unknown as IncomingMessage;
}

/** Whether one request a minute is the most that this one's visitor may make. */
function isLimited(trusted: readonly string[], asked: IncomingMessage): boolean {
  const limit = new RateLimit(1, trusted);
  limit.waitMs(asked);
  return limit.waitMs(asked) > 0;
}

describe('the rate limit', () => {
  it.each<[string, string[], IncomingMessage, boolean]>([
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
    limit.waitMs(request('10.0.0.8', '198.51.100.7'));
    expect(limit.waitMs(request('10.0.0.8', '198.51.100.8'))).toBeGreaterThan(0);
  });
});
