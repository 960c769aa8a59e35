import type { RateLimit } from '@sinima/shared-state/open-shared-state';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Types } from 'mongoose';
import type { MemberSessions } from './member-sessions.js';
import { MemberWrites } from './member-writes.js';

const settings = { sessionSecret: 'a secret of the tests, long enough', publicUrl: 'https://sinima.example' };
const member = { memberId: new Types.ObjectId(), sessionId: new Types.ObjectId() };

/** Checks a write from the site's own address. */
async function check(limit: RateLimit, header = jest.fn()): Promise<unknown> {
  const sessions = { memberOf: async () => member } as unknown as MemberSessions;
  const writes = new MemberWrites(settings, limit, sessions);
  const request = { headers: { origin: settings.publicUrl } } as unknown as FastifyRequest;
  const token = writes.tokens.of(member.sessionId.toHexString());
  return writes.check(request, { header } as unknown as FastifyReply, token);
}

it('a write passes as the member’s', async () => {
  expect(await check({ waitMs: () => 0 })).toEqual(member);
});

it('a member that writes too often is told when to come back, whatever the address', async () => {
  const header = jest.fn();
  const keys: string[] = [];
  const limit: RateLimit = { waitMs: (key) => (keys.push(key), 1_500) };
  await expect(check(limit, header)).rejects.toMatchObject({ status: 429 });
  expect(header.mock.calls).toEqual([['Retry-After', '2']]);
  expect(keys).toEqual([member.memberId.toHexString()]);
});
