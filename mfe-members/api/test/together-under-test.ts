/** A list that members keep together, and what they do with it. */
import type { MemberList } from '../lists/member-list.dto.ts';
import { startMembers, type MembersUnderTest, type TestMember } from './members-under-test.ts';

let members: MembersUnderTest;

beforeAll(async () => {
  members = await startMembers();
}, 60_000);

afterEach(() => members.forget());

afterAll(() => members.stop());

/** Make three members whose profiles are public known to the part. */
export async function together() {
  const named = { owner: members.member('ada'), kofi: members.member('kofi'), esi: members.member('esi') };
  for (const member of Object.values(named)) await member.does('GET /api/me/state');
  const make = (visibility = 'public'): Promise<MemberList> =>
    named.owner.does('POST /api/me/lists', { name: 'Together', description: 'For the rain.', visibility });
  return {
    members,
    ...named,
    make,
    /** Make a list that has kofi as its author; return its key. */
    async shared(visibility?: string): Promise<string> {
      const { key } = await make(visibility);
      await put(named.owner, key, named.kofi);
      await put(named.kofi, key, named.kofi);
      return key;
    },
  };
}

/** Invite, or accept. */
export const put = (by: TestMember, key: string, { member: { handle } }: TestMember) =>
  by.call(`PUT /api/me/lists/${key}/authors/${handle}`);

export const remove = async (by: TestMember, key: string, { member: { handle } }: TestMember) =>
  (await by.call(`DELETE /api/me/lists/${key}/authors/${handle}`)).status;

export const add = (by: TestMember, key: string, title: string) =>
  by.call(`POST /api/me/lists/${key}/items`, { title });

export const read = (by: TestMember, key: string): Promise<MemberList> => by.does(`GET /api/me/lists/${key}`);

/** The list as everybody reads it. */
export const publicly = async (key: string): Promise<MemberList> =>
  (await members.anonymous.call(`GET /api/member-lists/${key}`)).body as MemberList;
