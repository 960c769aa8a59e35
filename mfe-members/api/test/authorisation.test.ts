/** Who may call what, for every operation of the contract. */
import type { AskedAnswer } from '@sinima/api-parts/part-in-process';
import type { DiaryEntry } from '../diary/diary-entry.dto.ts';
import type { MemberList } from '../lists/member-list.dto.ts';
import type { ModerationCase } from '../moderation/case.dto.ts';
import type { Decision } from '../moderation/decision.dto.ts';
import type { MemberReview, OwnReview } from '../reviews/member-review.dto.ts';
import {
  makeKnown,
  startMembers,
  suspend,
  type MembersUnderTest,
  type TestMember,
} from './members-under-test.ts';
import { BODIES, operations } from './operations.ts';

/** What suspended members may still change: what takes away, what is private to their devices, and what is their right. */
const LEFT_TO_SUSPENDED = ['PUT /api/me/saved', 'POST /api/me/decisions/{id}/appeal'];

/** Reads and changes of what belongs to one member, by its id. */
const OWN_BY_ID = [
  'PATCH /api/me/diary/{id}',
  'DELETE /api/me/diary/{id}',
  'GET /api/me/lists/{key}',
  'PATCH /api/me/lists/{key}',
  'DELETE /api/me/lists/{key}',
  'PUT /api/me/lists/{key}/items',
  'POST /api/me/lists/{key}/items',
  'DELETE /api/me/lists/{key}/items/{slug}',
  'PUT /api/me/lists/{key}/authors/{handle}',
  'DELETE /api/me/lists/{key}/authors/{handle}',
  'GET /api/me/reviews/{slug}',
  'GET /api/me/reviews/{slug}/history',
  'DELETE /api/me/reviews/{slug}',
  'GET /api/me/ratings/{slug}',
  'POST /api/me/decisions/{id}/appeal',
];

let members: MembersUnderTest;
let other: TestMember;
let moderator: TestMember;
let suspended: TestMember;
let ids: Readonly<Record<'viewing' | 'list' | 'review' | 'case' | 'decision', string>>;

beforeAll(async () => {
  members = await startMembers();
  const owner = members.member('owner');
  other = members.member('other');
  moderator = members.member('mod', { role: 'moderator' });
  suspended = members.member('suspended');
  await makeKnown(members, owner);
  await owner.does('PUT /api/me/ratings/osuofia', { rating: 8 });
  const review = await owner.does<OwnReview>('PUT /api/me/reviews/osuofia', {
    text: 'Fine.',
    hasSpoilers: false,
  });
  const viewing = await owner.does<DiaryEntry>('POST /api/me/diary', {
    title: 'osuofia',
    watchedOn: '2024-02-29',
  });
  const list = await owner.does<MemberList>('POST /api/me/lists', { name: 'Mine', visibility: 'private' });
  const report = { kind: 'review', subject: review.id, reason: 'wrong' };
  await members.member('reporter').does('POST /api/reports', report);
  const queue = await moderator.does<ModerationCase[]>('GET /api/moderation/queue?cause=reported');
  const decision = await moderator.does<Decision>(`POST /api/moderation/cases/${queue[0]!.id}/decisions`, {
    action: 'keep',
    reason: 'It is fine.',
  });
  ids = { viewing: viewing.id, list: list.key, review: review.id, case: queue[0]!.id, decision: decision.id };
  await suspended.does('GET /api/me/state');
  await suspend(members, suspended);
}, 90_000);

afterAll(() => members.stop());

/** The call of an operation that concerns what the owner has. */
function callOf(name: string): string {
  const id = name.includes('/diary/')
    ? ids.viewing
    : name.includes('/cases/')
      ? ids.case
      : name.includes('/decisions/')
        ? ids.decision
        : ids.review;
  return name
    .replace('{id}', id)
    .replace('{key}', ids.list)
    .replace('{slug}', 'osuofia')
    .replace('{handle}', 'owner');
}

const isProblem = ({ headers, body, status }: AskedAnswer): boolean =>
  (headers['content-type'] ?? '').startsWith('application/problem+json') &&
  (body as { status: number }).status === status;

const isModeration = (name: string): boolean => name.includes('/api/moderation/');
const ofSession = operations.filter(({ operation }) => operation.security?.length);
const open = operations.filter(({ operation }) => !operation.security?.length);
const named = (some: typeof operations) => some.map(({ name }) => [name]);

it.each(named(ofSession))('%s is for members alone', async (name) => {
  const answer = await members.anonymous.call(callOf(name), BODIES[name]);
  expect([answer.status, isProblem(answer)]).toEqual([401, true]);
});

it.each(named(open))('%s is open to everybody, and shows nothing private', async (name) => {
  const answer = await members.anonymous.call(callOf(name));
  const isPrivate = name.includes('{key}');
  expect([answer.status, isPrivate && !isProblem(answer)]).toEqual([isPrivate ? 404 : 200, false]);
  expect(JSON.stringify(answer.body)).not.toContain(ids.viewing);
});

it.each(named(ofSession.filter(({ name }) => isModeration(name))))(
  '%s is for moderators alone',
  async (name) => {
    const answer = await other.call(callOf(name), BODIES[name]);
    expect([answer.status, isProblem(answer)]).toEqual([403, true]);
  },
);

it.each(named(ofSession.filter(({ name }) => isModeration(name) && name.startsWith('GET'))))(
  '%s is open to moderators',
  async (name) => {
    expect((await moderator.call(callOf(name))).status).toBe(200);
  },
);

it.each(OWN_BY_ID.map((name) => [name]))('%s of another member’s is not there', async (name) => {
  const answer = await other.call(callOf(name), BODIES[name]);
  expect([answer.status, isProblem(answer)]).toEqual([404, true]);
});

it.each(
  named(
    ofSession.filter(
      ({ name }) =>
        /^(PUT|POST|PATCH)/.test(name) && !isModeration(name) && !LEFT_TO_SUSPENDED.includes(name),
    ),
  ),
)('%s is closed to suspended members, who are told why', async (name) => {
  const answer = await suspended.call(callOf(name), BODIES[name]);
  expect([answer.status, isProblem(answer)]).toEqual([403, true]);
  expect((answer.body as { detail: string }).detail).toContain('Spam.');
});

it('suspended members read what is theirs, take it away and are told', async () => {
  expect(await suspended.does('GET /api/me/state')).toMatchObject({
    limit: { kind: 'suspended', why: 'Spam.' },
  });
  expect((await suspended.call('GET /api/me/export')).status).toBe(200);
  expect((await suspended.call('PUT /api/me/saved', { items: [] })).status).toBe(200);
  expect((await suspended.call('DELETE /api/me/ratings/osuofia')).status).toBe(204);
  expect((await suspended.call('DELETE /api/me/records')).status).toBe(204);
  await suspended.does('GET /api/me/state');
  await suspend(members, suspended);
});

it.each(named(operations.filter(({ operation }) => operation.requestBody)))(
  '%s takes no field that it does not know',
  async (name) => {
    const caller = isModeration(name) ? moderator : other;
    const answer = await caller.call(callOf(name), { ...BODIES[name], isAdmin: true });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ parameter: 'isAdmin' }] } });
  },
);

it('every answer to a member’s own call is kept by no cache', async () => {
  for (const { name } of ofSession.filter(({ name }) => name.startsWith('GET') && !isModeration(name))) {
    const { headers } = await other.call(callOf(name));
    expect([name, headers['cache-control']]).toEqual([name, 'no-store']);
  }
});

it('a private profile is not there, and its reviews have no author', async () => {
  await members.member('owner', { isPublic: false }).does('GET /api/me/state');
  expect((await members.anonymous.call('GET /api/members/owner/activity')).status).toBe(404);
  const reviews = (await members.anonymous.call('GET /api/member-reviews?title=osuofia'))
    .body as MemberReview[];
  expect(reviews).toMatchObject([{ author: null, text: 'Fine.' }]);
  expect((await members.anonymous.call('GET /api/member-reviews?member=owner')).body).toEqual([]);
});
