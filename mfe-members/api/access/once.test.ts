import type { DiaryEntry } from '../diary/diary-entry.dto.ts';
import { startMembers, type MembersUnderTest } from '../test/members-under-test.ts';

let members: MembersUnderTest;

beforeAll(async () => {
  members = await startMembers();
}, 60_000);

afterAll(() => members.stop());

const ENTRY = { title: 'osuofia', watchedOn: '2024-02-29' };
const POST = 'POST /api/me/diary';

it('a call that comes again with its key is done once, and answered as before', async () => {
  const ada = members.member('ada');
  const key = { 'idempotency-key': 'a-key' };
  const first = await ada.call(POST, ENTRY, key);
  const again = await ada.call(POST, ENTRY, key);
  expect([again.status, again.body]).toEqual([201, first.body]);
  expect(await ada.does('GET /api/me/diary')).toHaveLength(1);
  expect((await ada.call(POST, { ...ENTRY, isRewatch: true }, key)).status).toBe(422);
  const kofi = await members.member('kofi').call(POST, ENTRY, key);
  expect((kofi.body as DiaryEntry).id).not.toBe((first.body as DiaryEntry).id);
});

it('of calls that come at once with one key, one is done', async () => {
  const ada = members.member('racing');
  const calls = Array.from({ length: 5 }, () => ada.call(POST, ENTRY, { 'idempotency-key': 'race' }));
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses.every((status) => status === 201 || status === 409)).toBe(true);
  expect(await ada.does('GET /api/me/diary')).toHaveLength(1);
});

it('the key of a call that failed may be used again', async () => {
  const ada = members.member('retrying');
  const key = { 'idempotency-key': 'again' };
  expect((await ada.call(POST, { ...ENTRY, title: 'nowhere' }, key)).status).toBe(404);
  expect((await ada.call(POST, ENTRY, key)).status).toBe(201);
});

it('a call whose answer was lost makes no second record', async () => {
  const ada = members.member('losing');
  const key = { 'idempotency-key': 'lost' };
  const list = { name: 'For a night without power', visibility: 'private' };
  const first = [
    await ada.call(POST, ENTRY, key),
    await ada.call('POST /api/me/lists', list, { 'idempotency-key': 'lost-list' }),
  ];
  // As if the process had ended half a minute ago, before it kept its answers.
  await members.part.database
    .collection('members_calls')
    .updateMany({}, { $unset: { answer: 1 }, $set: { begunAt: new Date(Date.now() - 31_000) } });
  const again = [
    await ada.call(POST, ENTRY, key),
    await ada.call('POST /api/me/lists', list, { 'idempotency-key': 'lost-list' }),
  ];
  expect(again.map(({ status, body }) => [status, body])).toEqual(first.map(({ body }) => [201, body]));
  expect(await ada.does('GET /api/me/diary')).toHaveLength(1);
  expect(await ada.does('GET /api/me/lists')).toHaveLength(1);
});

it('a key of other characters is refused by name', async () => {
  const answer = await members.member('ada').call(POST, ENTRY, { 'idempotency-key': 'a key' });
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ parameter: 'idempotency-key' }] } });
});
