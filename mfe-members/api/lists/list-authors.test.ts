import type { ListWithTitle, MemberList, MemberListCard } from './member-list.dto.ts';
import { add, publicly, put, read, remove, together } from '../test/together-under-test.ts';
import type { TestMember } from '../test/members-under-test.ts';

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

const handles = (some: readonly { handle: string }[]): string[] => some.map(({ handle }) => handle);

it('nobody’s name stands on a list before the invitation is accepted', async () => {
  const { key } = await make();
  await add(owner, key, 'osuofia');
  const invited = await put(owner, key, kofi);
  expect([invited.status, invited.body]).toMatchObject([200, { authors: [], invited: [{ handle: 'kofi' }] }]);
  expect(JSON.stringify(await publicly(key))).not.toContain('kofi');
  expect((await members.anonymous.call('GET /api/member-lists')).body).toMatchObject([{ role: null }]);
  const accepted = await put(kofi, key, kofi);
  expect(accepted).toMatchObject({ status: 200, body: { role: 'author', isOwn: false, itemCount: 1 } });
  expect((await publicly(key)).authors).toEqual([{ handle: 'kofi', displayName: 'KOFI' }]);
  expect(await read(owner, key)).toMatchObject({ role: 'owner', authors: [{ handle: 'kofi' }], invited: [] });
});

it('an invited member reads the card alone, and writes nothing', async () => {
  const { key } = await make('private');
  await add(owner, key, 'osuofia');
  await put(owner, key, kofi);
  await put(owner, key, esi);
  const card = { name: 'Together', author: { handle: 'ada' }, visibility: 'private', role: 'invited' };
  const hidden = { description: null, itemCount: 0, firstTitles: [] };
  expect(await read(kofi, key)).toMatchObject({ ...card, ...hidden, items: [], authors: [], invited: [] });
  expect(await kofi.does<MemberListCard[]>('GET /api/me/lists')).toMatchObject([{ key, ...card, ...hidden }]);
  expect(await kofi.does('GET /api/me/lists/names')).toEqual([]);
  expect((await add(kofi, key, 'village')).status).toBe(403);
  expect((await put(kofi, key, esi)).status).toBe(403);
  expect(await remove(kofi, key, esi)).toBe(403);
});

it('authors add, order and take off; the owner alone renames, publishes, invites, removes and deletes', async () => {
  const key = await shared('private');
  const { revision } = (await add(kofi, key, 'osuofia')).body as MemberList;
  const items = [{ title: 'village', note: 'Slow.' }, { title: 'osuofia' }];
  await kofi.does(`PUT /api/me/lists/${key}/items`, { revision, items });
  await kofi.does(`DELETE /api/me/lists/${key}/items/osuofia`);
  expect((await read(owner, key)).items).toMatchObject([{ title: { slug: 'village' }, note: 'Slow.' }]);
  const names = await kofi.does<ListWithTitle[]>('GET /api/me/lists/names?title=village');
  expect(names).toMatchObject([{ key, hasTitle: true }]);
  const refused = [
    await kofi.call(`PATCH /api/me/lists/${key}`, { name: 'Mine now' }),
    await kofi.call(`PATCH /api/me/lists/${key}`, { visibility: 'public' }),
    await kofi.call(`DELETE /api/me/lists/${key}`),
    await put(kofi, key, esi),
    await kofi.call(`DELETE /api/me/lists/${key}/authors/ada`),
  ];
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  expect(await read(owner, key)).toMatchObject({ name: 'Together', visibility: 'private', isOwn: true });
});

it.each([
  ['leaves', () => kofi],
  ['is removed', () => owner],
])('what an author who %s wrote on the list stays, and the list is closed', async (_what, by) => {
  const key = await shared();
  await add(kofi, key, 'osuofia');
  expect(await remove(by(), key, kofi)).toBe(204);
  expect(await publicly(key)).toMatchObject({ authors: [], items: [{ title: { slug: 'osuofia' } }] });
  expect((await kofi.call(`GET /api/me/lists/${key}`)).status).toBe(404);
  expect((await add(kofi, key, 'village')).status).toBe(404);
  expect((await put(kofi, key, kofi)).status).toBe(404);
});

it('an invitation is declined, withdrawn and repeated', async () => {
  const { key } = await make();
  await put(owner, key, kofi);
  expect([await remove(kofi, key, kofi), await kofi.does('GET /api/me/lists')]).toEqual([204, []]);
  await put(owner, key, kofi);
  expect([(await put(owner, key, kofi)).status, handles((await read(owner, key)).invited)]).toEqual([
    200,
    ['kofi'],
  ]);
  expect([await remove(owner, key, kofi), await remove(owner, key, kofi)]).toEqual([204, 204]);
  expect((await put(kofi, key, kofi)).status).toBe(404);
  await put(owner, key, kofi);
  await put(kofi, key, kofi);
  expect([(await put(kofi, key, kofi)).status, (await put(owner, key, kofi)).status]).toEqual([200, 200]);
  expect(handles((await read(owner, key)).authors)).toEqual(['kofi']);
});

it('authors who write at once lose nothing', async () => {
  const key = await shared();
  await put(owner, key, esi);
  const titles = ['osuofia', 'twins-a', 'twins-b', 'village'];
  await Promise.all([
    ...titles.map((title, at) => add(at % 2 ? owner : kofi, key, title)),
    put(esi, key, esi),
    owner.does(`PATCH /api/me/lists/${key}`, { name: 'Renamed' }),
  ]);
  const list = await publicly(key);
  expect([list.name, list.items.map(({ title }) => title.slug).sort(), handles(list.authors)]).toEqual([
    'Renamed',
    titles,
    ['kofi', 'esi'],
  ]);
});

it('of two authors who order the list at once, one is told to read it again', async () => {
  const key = await shared();
  const { revision } = (await add(kofi, key, 'osuofia')).body as MemberList;
  const order = (by: TestMember, note: string) =>
    by.call(`PUT /api/me/lists/${key}/items`, { revision, items: [{ title: 'osuofia', note }] });
  const statuses = (await Promise.all([order(owner, 'One'), order(kofi, 'Two')])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 409]);
});

it('a private profile is not invited, and drops out of the list as others read it', async () => {
  const key = await shared();
  await members.member('esi', { isPublic: false }).does('GET /api/me/state');
  expect([
    (await put(owner, key, esi)).status,
    (await put(owner, key, members.member('nobody'))).status,
  ]).toEqual([404, 404]);
  await members.member('kofi', { isPublic: false }).does('GET /api/me/state');
  expect((await publicly(key)).authors).toEqual([]);
  expect(handles((await read(owner, key)).authors)).toEqual(['kofi']);
  expect(await remove(owner, key, kofi)).toBe(204);
});

it('a member with a private profile invites nobody, since the invited would not see who asks', async () => {
  const { key } = await make('private');
  const hidden = members.member('ada', { isPublic: false });
  expect((await put(hidden, key, kofi)).status).toBe(403);
});

it('a list has ten authors at most, and its owner is none of them', async () => {
  const { key } = await make();
  expect((await put(owner, key, owner)).status).toBe(400);
  for (let at = 0; at < 11; at += 1) {
    const one = members.member(`guest-${at}`);
    await one.does('GET /api/me/state');
    expect((await put(owner, key, one)).status).toBe(at < 10 ? 200 : 400);
  }
});
