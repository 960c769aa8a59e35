import type { MemberListCard } from './member-list.dto.ts';
import { makeKnown } from '../test/members-under-test.ts';
import { add, publicly, put, read, together } from '../test/together-under-test.ts';

type Together = Awaited<ReturnType<typeof together>>;

let members: Together['members'];
let owner: Together['owner'];
let kofi: Together['kofi'];
let esi: Together['esi'];
let make: Together['make'];
let shared: Together['shared'];

beforeEach(async () => {
  ({ members, owner, kofi, esi, make, shared } = await together());
});

it('a held or removed list invites nobody, and tells its authors why it is hidden', async () => {
  const key = await shared();
  await put(owner, key, esi);
  await kofi.does(`POST /api/me/lists/${key}/items`, { title: 'osuofia', note: 'Buy at www.example.com' });
  expect((await read(kofi, key)).hiddenBecause).toContain('A moderator looks at it');
  expect(await esi.does('GET /api/me/lists')).toEqual([]);
  expect((await put(esi, key, esi)).status).toBe(404);
});

it('a link by a new author is held, also on the list of a member who is known', async () => {
  const key = await shared();
  await makeKnown(members, owner);
  await owner.does(`POST /api/me/lists/${key}/items`, { title: 'village', note: 'At www.example.com' });
  expect((await publicly(key)).itemCount).toBe(1);
  await add(kofi, key, 'osuofia');
  expect((await read(owner, key)).hiddenBecause).toContain('It has a link.');
});

it('an author neither likes nor reports the list, and one who liked it before likes it no more', async () => {
  const { key } = await make();
  await kofi.does(`PUT /api/me/likes/lists/${key}`);
  await put(owner, key, kofi);
  await put(kofi, key, kofi);
  expect((await publicly(key)).likes).toBe(0);
  expect((await kofi.call(`PUT /api/me/likes/lists/${key}`)).status).toBe(403);
  expect((await kofi.call('POST /api/reports', { kind: 'list', subject: key, reason: 'spam' })).status).toBe(
    403,
  );
  expect(await kofi.does(`GET /api/me/state?lists=${key}`)).toMatchObject({ ownLists: [key] });
});

it('a moderator who writes a list does not decide about it', async () => {
  const { key } = await make();
  const moderator = members.member('mod', { role: 'moderator' });
  await moderator.does('GET /api/me/state');
  await put(owner, key, moderator);
  await put(moderator, key, moderator);
  await kofi.does('POST /api/reports', { kind: 'list', subject: key, reason: 'spam' });
  const [one] = await moderator.does<{ id: string }[]>('GET /api/moderation/queue');
  const decide = `POST /api/moderation/cases/${one!.id}/decisions`;
  expect((await moderator.call(decide, { action: 'keep', reason: 'Mine.' })).status).toBe(403);
});

it('a deleted member is on no list any more, invited or not; the export names shared lists', async () => {
  const key = await shared();
  await add(kofi, key, 'osuofia');
  await put(owner, key, esi);
  const exported = await Promise.all(
    [kofi, esi].map((one) => one.does<{ sharedLists: MemberListCard[] }>('GET /api/me/export')),
  );
  expect(exported.map(({ sharedLists }) => sharedLists)).toMatchObject([
    [{ name: 'Together', role: 'author', itemCount: 1 }],
    [{ name: 'Together', role: 'invited', itemCount: 0 }],
  ]);
  for (const one of [kofi, esi]) await one.does('DELETE /api/me/records');
  const stored = await members.part.database.collection('members_lists').find({}).toArray();
  expect(stored).toMatchObject([{ authors: [], items: [{}] }]);
  expect(await read(owner, key)).toMatchObject({ authors: [], invited: [], itemCount: 1 });
});

it('who invites too often waits', async () => {
  const { key } = await make();
  const statuses: number[] = [];
  for (let at = 0; at < 31; at += 1) statuses.push((await put(owner, key, kofi)).status);
  expect([statuses.slice(0, 30).every((status) => status === 200), statuses[30]]).toEqual([true, 429]);
});
