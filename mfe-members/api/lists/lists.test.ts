import type { ListWithTitle, MemberList, MemberListCard } from './member-list.dto.ts';
import { startMembers, type MembersUnderTest, type TestMember } from '../test/members-under-test.ts';

let members: MembersUnderTest;
let ada: TestMember;

beforeAll(async () => {
  members = await startMembers();
  ada = members.member('ada');
}, 60_000);

afterAll(() => members.stop());

const make = (visibility: string, more: object = {}): Promise<MemberList> =>
  ada.does('POST /api/me/lists', { name: `A ${visibility} list`, visibility, ...more });

const read = (key: string) => members.anonymous.call(`GET /api/member-lists/${key}`);

it.each([
  ['public', 200, true],
  ['unlisted', 200, false],
  ['private', 404, false],
])('a %s list answers others with %d', async (visibility, status, isListed) => {
  const { key } = await make(visibility);
  expect((await read(key)).status).toBe(status);
  const all = (await members.anonymous.call('GET /api/member-lists')).body as MemberListCard[];
  expect(all.some((list) => list.key === key)).toBe(isListed);
});

it('a list has its titles in its order, with notes, and each once', async () => {
  const { key } = await make('private', { description: 'For the rain.' });
  await ada.does(`POST /api/me/lists/${key}/items`, { title: 'osuofia' });
  await ada.does(`POST /api/me/lists/${key}/items`, { title: 'twins-a', note: 'Loud!' });
  const twice = await ada.does<MemberList>(`POST /api/me/lists/${key}/items`, {
    title: 'osuofia',
    note: 'First.',
  });
  expect(twice.items.map(({ title, note }) => [title.slug, note])).toEqual([
    ['osuofia', 'First.'],
    ['twins-a', 'Loud!'],
  ]);
  const items = [{ title: 'twins-a' }, { title: 'village', note: null }];
  const ordered = await ada.does<MemberList>(`PUT /api/me/lists/${key}/items`, {
    revision: twice.revision,
    items,
  });
  expect(ordered.items.map(({ title, note }) => [title.slug, note])).toEqual([
    ['twins-a', null],
    ['village', null],
  ]);
  const late = await ada.call(`PUT /api/me/lists/${key}/items`, { revision: twice.revision, items: [] });
  expect([late.status, (await ada.does<MemberList>(`GET /api/me/lists/${key}`)).itemCount]).toEqual([409, 2]);
  await ada.does(`DELETE /api/me/lists/${key}/items/village`);
  const names = await ada.does<ListWithTitle[]>('GET /api/me/lists/names?title=twins-a');
  expect(names.find((list) => list.key === key)).toMatchObject({ itemCount: 1, hasTitle: true });
});

it.each([
  ['a title that is not there', [{ title: 'nowhere' }], 'There is no title "nowhere".'],
  ['a title twice', [{ title: 'osuofia' }, { title: 'osuofia' }], 'A title stands on a list once.'],
])('an order with %s is refused as a whole', async (_what, items, message) => {
  const { key, revision } = await make('private');
  expect(await ada.call(`PUT /api/me/lists/${key}/items`, { revision, items })).toMatchObject({
    status: 400,
    body: { errors: [{ message }] },
  });
});

it('titles that devices add at once are all on the list', async () => {
  const { key } = await make('private');
  const slugs = ['osuofia', 'twins-a', 'twins-b', 'village'];
  await Promise.all(slugs.map((title) => ada.does(`POST /api/me/lists/${key}/items`, { title })));
  const { items } = await ada.does<MemberList>(`GET /api/me/lists/${key}`);
  expect(items.map(({ title }) => title.slug).sort()).toEqual(slugs);
});

it('a new account’s public list with a link waits for a moderator, and says so to its member', async () => {
  const { key, hiddenBecause } = await make('public', { description: 'Buy at www.example.com' });
  expect([hiddenBecause, (await read(key)).status]).toEqual([
    'A moderator looks at it before others read it. It has a link.',
    404,
  ]);
});

it('a like counts once, and never for the own list', async () => {
  const { key } = await make('public');
  const kofi = members.member('kofi');
  const like = `PUT /api/me/likes/lists/${key}`;
  await Promise.all([kofi.does(like), kofi.does(like), members.member('esi').does(like)]);
  expect((await read(key)).body).toMatchObject({ likes: 2 });
  expect((await ada.call(like)).status).toBe(403);
  expect(await kofi.does<MemberListCard[]>('GET /api/me/likes/lists')).toMatchObject([{ key }]);
  await kofi.does(`DELETE /api/me/likes/lists/${key}`);
  await kofi.does(`DELETE /api/me/likes/lists/${key}`);
  expect((await read(key)).body).toMatchObject({ likes: 1 });
});
