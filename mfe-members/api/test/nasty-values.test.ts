/** What members may send in a field or a parameter: right, wrong or hostile, no value breaks a call. */
import { NASTY_PARAMETERS, NASTY_VALUES } from '@sinima/api-parts/nasty-values';
import type { DiaryEntry } from '../diary/diary-entry.dto.ts';
import type { MemberList } from '../lists/member-list.dto.ts';
import type { OwnReview } from '../reviews/member-review.dto.ts';
import { startMembers, type MembersUnderTest, type TestMember } from './members-under-test.ts';
import { fields, operations } from './operations.ts';

/** They are looked up, and shown to nobody. */
const LOOKED_UP = /(?:title|subject|directors|rows\.name)$/;

let members: MembersUnderTest;
let owner: TestMember;
let ids: Readonly<Record<string, string>>;

beforeAll(async () => {
  members = await startMembers();
  owner = members.member('owner', { role: 'moderator' });
  const review = await owner.does<OwnReview>('PUT /api/me/reviews/osuofia', {
    text: 'Fine.',
    hasSpoilers: false,
  });
  const viewing = await owner.does<DiaryEntry>('POST /api/me/diary', {
    title: 'osuofia',
    watchedOn: '2024-02-29',
  });
  const list = await owner.does<MemberList>('POST /api/me/lists', { name: 'Mine', visibility: 'public' });
  ids = { slug: 'osuofia', handle: 'owner', key: list.key, review: review.id, viewing: viewing.id };
}, 90_000);

afterAll(() => members.stop());

/** The address of a call that concerns what is there. */
const callOf = (name: string): string =>
  name.replaceAll(/\{(\w+)\}/g, (_braces, parameter: string) =>
    String(parameter === 'id' ? ids[name.includes('/diary/') ? 'viewing' : 'review'] : ids[parameter]),
  );

it.each(fields.map((field) => [field.name, field.field, field] as const))(
  '%s takes or refuses every value of %s, and breaks at none',
  async (name, _field, { bodyWith }) => {
    const broken: unknown[] = [];
    for (const value of NASTY_VALUES) {
      const { status } = await owner.call(callOf(name), bodyWith(value));
      if (status >= 500) broken.push(value);
    }
    expect(broken).toEqual([]);
  },
);

it.each(
  operations.flatMap(({ name, operation: { parameters = [] } }) =>
    parameters
      .filter(({ in: place }) => place !== 'header')
      .map((parameter) => [name, parameter.name, parameter.in] as const),
  ),
)(
  '%s takes or refuses every value of the parameter %s, and breaks at none',
  async (name, parameter, place) => {
    const broken: string[] = [];
    for (const value of NASTY_PARAMETERS) {
      const call =
        place === 'path'
          ? callOf(name.replace(`{${parameter}}`, value))
          : `${callOf(name)}?${parameter}=${value}`;
      if ((await owner.call(call)).status >= 500) broken.push(value);
    }
    expect(broken).toEqual([]);
  },
);

it.each(
  fields
    .filter(({ schema }) => [schema.type].flat().includes('string'))
    .map((field) => [field.name, field.field, field] as const),
)(
  '%s bounds the text %s: by length, pattern or a list of words',
  async (name, field, { schema, bodyWith }) => {
    const { maxLength, pattern, format, enum: words } = schema;
    expect(maxLength ?? pattern ?? format ?? words).toBeDefined();
    const send = (length: number) => owner.call(callOf(name), bodyWith('x'.repeat(length)));
    const errors = [{ parameter: field.split('.')[0] }];
    expect(await send((maxLength ?? 10_000) + 1)).toMatchObject({ status: 400, body: { errors } });
    if (maxLength !== undefined && !LOOKED_UP.test(field))
      expect((await send(maxLength)).status).not.toBe(400);
  },
);

it.each(
  fields
    .filter(({ field, schema }) => schema.maxLength !== undefined && !LOOKED_UP.test(field))
    .map((field) => [field.name, field.field, field] as const),
)('%s refuses in %s what nobody sees and what turns the text', async (name, _field, { bodyWith }) => {
  for (const text of ['good\u202edab', 'spa\u200bm', 'a\u3164b', 'a\u{e0041}b', `a${'\u0301'.repeat(8)}`]) {
    expect((await owner.call(callOf(name), bodyWith(text))).status).toBe(400);
  }
});
