import { getConnectionToken } from '@nestjs/mongoose';
import { Types, type Connection } from 'mongoose';
import { pino } from 'pino';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MemberSessions } from '../src/auth/member-sessions.js';
import { createApp } from '../src/create-app.js';
import { smallCatalogue } from './small-catalogue.js';
import { monitored, openTestDatabase, type TestDatabase } from './test-database.js';
import { TEST_SETTINGS } from './test-settings.js';

let database: TestDatabase;
let connection: Connection;
let sessions: MemberSessions;
let stop: () => Promise<void>;

beforeAll(async () => {
  database = await openTestDatabase();
  const app = await createApp({
    databaseUri: monitored(database.uri),
    seed: smallCatalogue,
    logger: pino({ level: 'silent' }),
    settings: TEST_SETTINGS,
  });
  connection = app.get(getConnectionToken());
  sessions = app.get(MemberSessions);
  stop = () => app.close();
}, 60_000);

afterAll(async () => {
  await stop();
  await database.drop();
});

const requestWith = (cookie?: string): FastifyRequest =>
  ({ protocol: 'http', host: 'localhost', headers: { cookie } }) as unknown as FastifyRequest;

/** Begins a session; the cookie that names it. */
async function begun(memberId: Types.ObjectId): Promise<string> {
  const cookies: string[] = [];
  const reply = {
    header: (_name: string, value: string) => void cookies.push(value),
  } as unknown as FastifyReply;
  await sessions.begin(requestWith(), reply, memberId);
  return (cookies[0] ?? '').split(';', 1)[0] ?? '';
}

const stored = () => connection.collection('member_sessions');
const minutesAgo = (minutes: number): Date => new Date(Date.now() - minutes * 60_000);

it('the member of a request costs one read, once, and an anonymous visitor none', async () => {
  const cookie = await begun(new Types.ObjectId());
  let reads = 0;
  connection.getClient().on('commandStarted', ({ commandName }) => {
    if (commandName === 'find') reads += 1;
  });
  const request = requestWith(cookie);
  const asked = [sessions.memberOf(request), sessions.memberOf(request)];
  expect((await Promise.all(asked)).every(Boolean)).toBe(true);
  expect(reads).toBe(1);
  expect(await sessions.memberOf(requestWith())).toBeUndefined();
  expect(await sessions.memberOf(requestWith('sinima_session=nonsense'))).toBeUndefined();
  expect(reads).toBe(1);
});

it.each([
  [4, false],
  [6, true],
])('a use %i minutes after the last one is noted: %s', async (minutes, isNoted) => {
  const memberId = new Types.ObjectId();
  const cookie = await begun(memberId);
  const usedAt = minutesAgo(minutes);
  await stored().updateOne({ memberId }, { $set: { usedAt } });
  expect(await sessions.memberOf(requestWith(cookie))).toBeDefined();
  const [session] = await sessions.list(memberId);
  expect(session?.usedAt.getTime() !== usedAt.getTime()).toBe(isNoted);
});

it('a session past its time is nobody’s, and the next sign-in of anybody deletes it', async () => {
  const memberId = new Types.ObjectId();
  const cookie = await begun(memberId);
  await stored().updateOne({ memberId }, { $set: { expiresAt: minutesAgo(1) } });
  expect(await sessions.memberOf(requestWith(cookie))).toBeUndefined();
  expect(await sessions.list(memberId)).toEqual([]);
  await begun(new Types.ObjectId());
  expect(await stored().findOne({ memberId })).toBeNull();
});

it('a member has fifty sessions at most: the oldest gives way', async () => {
  const memberId = new Types.ObjectId();
  const oldest = await begun(memberId);
  await stored().updateOne({ memberId }, { $set: { createdAt: minutesAgo(60) } });
  for (let count = 0; count < 50; count += 1) await begun(memberId);
  expect(await sessions.list(memberId)).toHaveLength(50);
  expect(await sessions.memberOf(requestWith(oldest))).toBeUndefined();
});
