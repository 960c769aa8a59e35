/** What owner, authors and invited members may do with a list, for every operation of the contract. */
import type { MemberList } from '../lists/member-list.dto.ts';
import { startMembers, type MembersUnderTest, type TestMember } from './members-under-test.ts';
import { BODIES, operations } from './operations.ts';

const ROLES = ['owner', 'author', 'invited', 'stranger'] as const;

/** Statuses by role, in the order of `ROLES`; `{handle}` is that of another member, whose profile is public. */
const TABLE: Readonly<Record<string, readonly number[]>> = {
  'GET /api/me/lists/{key}': [200, 200, 200, 404],
  'PATCH /api/me/lists/{key}': [200, 403, 403, 404],
  'PUT /api/me/lists/{key}/items': [409, 409, 403, 404],
  'POST /api/me/lists/{key}/items': [201, 201, 403, 404],
  'DELETE /api/me/lists/{key}/items/{slug}': [204, 204, 403, 404],
  'PUT /api/me/lists/{key}/authors/{handle}': [200, 403, 403, 404],
  'DELETE /api/me/lists/{key}/authors/{handle}': [204, 403, 403, 404],
  'DELETE /api/me/lists/{key}': [204, 403, 403, 404],
};

let members: MembersUnderTest;
let of: Readonly<Record<(typeof ROLES)[number], TestMember>>;
let key: string;

beforeAll(async () => {
  members = await startMembers();
  const named = (handle: string) => members.member(handle);
  of = {
    owner: named('owner'),
    author: named('author'),
    invited: named('invited'),
    stranger: named('stranger'),
  };
  for (const role of ROLES) await of[role].does('GET /api/me/state');
  await named('guest').does('GET /api/me/state');
}, 90_000);

afterAll(() => members.stop());

beforeEach(async () => {
  const list = { name: 'Ours', visibility: 'private' };
  ({ key } = await of.owner.does<MemberList>('POST /api/me/lists', list));
  await of.owner.does(`PUT /api/me/lists/${key}/authors/author`);
  await of.author.does(`PUT /api/me/lists/${key}/authors/author`);
  await of.owner.does(`PUT /api/me/lists/${key}/authors/invited`);
});

it('the table has every operation on one list', () => {
  const onOne = operations.map(({ name }) => name).filter((name) => name.includes('/api/me/lists/{key}'));
  expect(Object.keys(TABLE).sort()).toEqual(onOne.sort());
});

it.each(Object.entries(TABLE))(
  '%s answers owner, author, invited and others with %j',
  async (name, statuses) => {
    const call = name.replace('{key}', key).replace('{slug}', 'osuofia').replace('{handle}', 'guest');
    const answered: number[] = [];
    for (const role of ROLES.toReversed()) answered.unshift((await of[role].call(call, BODIES[name])).status);
    expect(answered).toEqual(statuses);
  },
);

it.each([
  ['owner', 400, 204],
  ['author', 200, 204],
  ['invited', 200, 204],
  ['stranger', 404, 404],
] as const)('with the own handle, %s is answered with %d and %d', async (role, accepts, leaves) => {
  const call = `/api/me/lists/${key}/authors/${role}`;
  expect((await of[role].call(`PUT ${call}`)).status).toBe(accepts);
  expect((await of[role].call(`DELETE ${call}`)).status).toBe(leaves);
});
