import type { ModerationCase } from './case.dto.ts';
import type { Decision, LoggedDecision } from './decision.dto.ts';
import type { MemberReview, OwnReview } from '../reviews/member-review.dto.ts';
import {
  makeKnown,
  startMembers,
  type MembersUnderTest,
  type TestMember,
} from '../test/members-under-test.ts';

let members: MembersUnderTest;
let ada: TestMember;
let moderator: TestMember;

beforeAll(async () => {
  members = await startMembers();
  ada = members.member('ada');
  moderator = members.member('mod', { role: 'moderator' });
}, 60_000);

afterEach(() => members.forget());

afterAll(() => members.stop());

const TEXT = 'The road is the main character, and it acts everybody else off the screen.';
const write = (member: TestMember, text = TEXT, slug = 'osuofia'): Promise<OwnReview> =>
  member.does(`PUT /api/me/reviews/${slug}`, { text, hasSpoilers: false });
const readers = async (): Promise<MemberReview[]> =>
  (await members.anonymous.call('GET /api/member-reviews?title=osuofia')).body as MemberReview[];
const queue = (): Promise<ModerationCase[]> => moderator.does('GET /api/moderation/queue');
const decide = (id: string, decision: object): Promise<Decision> =>
  moderator.does(`POST /api/moderation/cases/${id}/decisions`, { reason: 'A reason.', ...decision });
const report = (member: TestMember, subject: string, more: object = {}) =>
  member.does('POST /api/reports', { kind: 'review', subject, reason: 'spoiler', ...more });

/** A review that everybody reads, of an account that is not new. */
async function published(): Promise<OwnReview> {
  await makeKnown(members, ada);
  return write(ada);
}

it('a new account’s review is held for a day at most, and its author is told', async () => {
  const own = await write(ada);
  const wait = Date.parse(own.heldUntil!) - Date.now();
  expect(own).toMatchObject({ state: 'held', why: expect.stringContaining('for a day at most') });
  expect([wait > 86_000_000, wait <= 86_400_000, await readers()]).toEqual([true, true, []]);
  const reviews = members.part.database.collection('members_reviews');
  await reviews.updateOne({}, { $set: { visibleFrom: new Date() } });
  expect(await readers()).toMatchObject([{ id: own.id, author: { handle: 'ada' } }]);
});

it.each([
  ['a link', () => write(ada, 'Watch it at https://example.com/film now, it is free'), 'It has a link.'],
  [
    'the text of another review',
    async () => {
      await published();
      return write(members.member('copy'), TEXT.toUpperCase());
    },
    'Another review has the same text.',
  ],
])('a review with %s is held until a moderator publishes it', async (_what, writeOne, check) => {
  const own = await writeOne();
  expect(own).toMatchObject({ state: 'held', heldUntil: null, why: expect.stringContaining(check) });
  const held = (await queue()).find(({ subject }) => subject === own.id)!;
  expect(held).toMatchObject({ causes: ['held'], checks: [check] });
  const kept = await decide(held.id, { action: 'keep' });
  expect((await readers()).map(({ id }) => id)).toContain(own.id);
  await moderator.does(`POST /api/moderation/decisions/${kept.id}/undo`, { reason: 'Too fast.' });
  expect((await readers()).map(({ id }) => id)).not.toContain(own.id);
});

it('a review is one of a title and member, keeps what it said before, and a known account’s is public at once', async () => {
  const first = await published();
  const second = await write(ada, 'On second thoughts, no.');
  expect(second).toMatchObject({
    id: first.id,
    state: 'published',
    versions: 2,
    editedAt: expect.any(String),
  });
  expect(await write(ada, 'On second thoughts, no.')).toMatchObject({ versions: 2 });
  expect(await ada.does('GET /api/me/reviews/osuofia/history')).toMatchObject([
    { text: 'On second thoughts, no.' },
    { text: TEXT },
  ]);
});

it('what members report is decided with a reason, which the author reads, and the log names nobody', async () => {
  const { id } = await published();
  await report(members.member('kofi'), id, { note: 'It tells the end.' });
  await report(members.member('esi'), id, { reason: 'abuse' });
  await report(members.member('esi'), id, { reason: 'spam' });
  const [one] = (await queue()).filter(({ causes }) => causes.includes('reported'));
  expect(one).toMatchObject({
    subject: id,
    author: { handle: 'ada', removedCount: 0 },
    reports: [{ reason: 'spoiler', note: 'It tells the end.' }, { reason: 'spam' }],
  });
  expect(JSON.stringify(one)).not.toMatch(/kofi|esi"/i);
  await decide(one!.id, { action: 'remove', reason: 'It insults the crew.' });
  expect(await readers()).toEqual([]);
  expect(await ada.does('GET /api/me/reviews/osuofia')).toMatchObject({
    state: 'removed',
    why: 'It insults the crew.',
  });
  const log = (await members.anonymous.call('GET /api/moderation/log')).body as LoggedDecision[];
  expect(log).toMatchObject([{ action: 'remove', kind: 'review', reason: 'It insults the crew.' }]);
  expect(JSON.stringify(log)).not.toMatch(/ada|kofi|esi"|mod"/i);
});

it('a member appeals once; undone, all is as before', async () => {
  const { id } = await published();
  await report(members.member('kofi'), id);
  const [one] = (await queue()).filter(({ subject }) => subject === id);
  const { id: decision } = await decide(one!.id, { action: 'mark-spoilers' });
  expect(await readers()).toMatchObject([{ hasSpoilers: true }]);
  expect(
    (await moderator.call(`POST /api/moderation/cases/${one!.id}/decisions`, { action: 'keep', reason: 'x' }))
      .status,
  ).toBe(409);
  const appeal = `POST /api/me/decisions/${decision}/appeal`;
  expect(await ada.does(appeal, { text: 'It is on the poster.' })).toMatchObject({
    appeal: { state: 'open' },
  });
  expect((await ada.call(appeal, { text: 'Again.' })).status).toBe(409);
  expect(await queue()).toContainEqual(expect.objectContaining({ causes: ['appealed'], subject: id }));
  const undo = `POST /api/moderation/decisions/${decision}/undo`;
  expect(await moderator.does(undo, { reason: 'So it is.' })).toMatchObject({ appeal: { state: 'granted' } });
  expect((await moderator.call(undo, { reason: 'Again.' })).status).toBe(409);
  expect(await readers()).toMatchObject([{ hasSpoilers: false }]);
  expect((await queue()).filter(({ subject }) => subject === id)).toEqual([]);
});

it('another moderator than the one who decided turns an appeal down', async () => {
  const { id } = await published();
  await report(members.member('kofi'), id);
  const [one] = (await queue()).filter(({ subject }) => subject === id);
  const { id: decision } = await decide(one!.id, { action: 'mark-spoilers' });
  await ada.does(`POST /api/me/decisions/${decision}/appeal`, { text: 'It is on the poster.' });
  const uphold = `POST /api/moderation/decisions/${decision}/uphold`;
  expect(await moderator.call(uphold)).toMatchObject({
    status: 403,
    body: { detail: expect.stringContaining('another moderator') },
  });
  const other = members.member('other', { role: 'moderator' });
  expect(await other.does(uphold)).toMatchObject({ appeal: { state: 'upheld' } });
  expect((await other.call(uphold)).status).toBe(409);
  expect(await readers()).toMatchObject([{ hasSpoilers: true }]);
});

it('a suspended account’s votes leave the mean, its member is told, and undone they return', async () => {
  await published();
  await ada.does('PUT /api/me/ratings/osuofia', { rating: 2 });
  await members.member('kofi').does('PUT /api/me/ratings/osuofia', { rating: 9 });
  await report(members.member('kofi'), 'ada', { kind: 'member', reason: 'abuse' });
  const [one] = (await queue()).filter(({ kind }) => kind === 'member');
  const { id } = await decide(one!.id, { action: 'suspend', reason: 'Threats.' });
  expect(await members.told('osuofia')).toMatchObject({ average: 9, votes: 1 });
  expect(await ada.does('GET /api/me/state')).toMatchObject({
    limit: { kind: 'suspended', why: 'Threats.', decision: id },
  });
  expect(await ada.does('GET /api/me/decisions')).toMatchObject([{ id, action: 'suspend' }]);
  await moderator.does(`POST /api/moderation/decisions/${id}/undo`, { reason: 'It was a quote.' });
  expect(await members.told('osuofia')).toMatchObject({ average: 5.5, votes: 2 });
  expect(await ada.does('GET /api/me/state')).toMatchObject({ limit: null });
});

it('ratings that are new or change while their member is suspended do not count', async () => {
  await published();
  await ada.does('PUT /api/me/ratings/osuofia', { rating: 2 });
  await report(members.member('kofi'), 'ada', { kind: 'member', reason: 'abuse' });
  const [one] = (await queue()).filter(({ kind }) => kind === 'member');
  const slugs = ['osuofia', 'twins-a', 'twins-b', 'village'];
  const racing = [3, 4, 5].flatMap((rating) =>
    slugs.map((slug) => ada.call(`PUT /api/me/ratings/${slug}`, { rating })),
  );
  await Promise.all([decide(one!.id, { action: 'suspend' }), ...racing]);
  for (const slug of slugs) expect((await members.told(slug))?.votes ?? 0).toBe(0);
});

it('the core is told of a suspension and of its end before the moderator has the answer', async () => {
  await published();
  const member = ada.member.id;
  const decideAbout = async (decision: object): Promise<Decision> => {
    await report(members.member('kofi'), 'ada', { kind: 'member', reason: 'abuse' });
    const [one] = (await queue()).filter(({ kind }) => kind === 'member');
    return decide(one!.id, decision);
  };
  const until = new Date(Date.now() + 3_600_000).toISOString();
  const { id } = await decideAbout({ action: 'suspend', reason: 'Threats.', until });
  expect(members.suspensions).toEqual([{ member, suspension: { why: 'Threats.', until } }]);
  await moderator.does(`POST /api/moderation/decisions/${id}/undo`, { reason: 'It was a quote.' });
  expect(members.suspensions.at(-1)).toEqual({ member, suspension: null });
  await decideAbout({ action: 'limit', reason: 'Adverts.' });
  expect(members.suspensions.at(-1)).toEqual({ member, suspension: null });
});

it('a suspension that the core did not take is told with the next decision', async () => {
  await published();
  await report(members.member('kofi'), 'ada', { kind: 'member', reason: 'abuse' });
  const [one] = (await queue()).filter(({ kind }) => kind === 'member');
  members.isCoreAway = true;
  await decide(one!.id, { action: 'suspend', reason: 'Threats.' });
  expect(members.suspensions).toEqual([]);
  members.isCoreAway = false;
  await report(members.member('reader'), 'kofi', { kind: 'member', reason: 'abuse' });
  const [other] = (await queue()).filter(({ kind }) => kind === 'member');
  await decide(other!.id, { action: 'limit', reason: 'Adverts.' });
  expect(members.suspensions).toContainEqual({
    member: ada.member.id,
    suspension: { why: 'Threats.', until: null },
  });
});

it('a limit ends by itself, and votes count again', async () => {
  await published();
  await ada.does('PUT /api/me/ratings/osuofia', { rating: 2 });
  await report(members.member('kofi'), 'ada', { kind: 'member', reason: 'abuse' });
  const [one] = (await queue()).filter(({ kind }) => kind === 'member');
  await decide(one!.id, { action: 'suspend', until: new Date(Date.now() + 3_600_000).toISOString() });
  expect(await members.told('osuofia')).toMatchObject({ votes: 0 });
  const accounts = members.part.database.collection<{ limit: object }>('members_accounts');
  const { limit } = (await accounts.findOne({ handle: 'ada' }))!;
  await accounts.updateOne({ handle: 'ada' }, { $set: { limit: { ...limit, until: new Date(0) } } });
  expect(await ada.does('GET /api/me/state')).toMatchObject({ limit: null });
  expect(await members.told('osuofia')).toMatchObject({ average: 2, votes: 1 });
});

it('a limited account publishes nothing, and still rates and keeps a diary', async () => {
  const { id } = await published();
  await report(members.member('kofi'), id);
  const [one] = (await queue()).filter(({ subject }) => subject === id);
  await decide(one!.id, { action: 'limit', reason: 'Adverts.' });
  const refused = await ada.call('PUT /api/me/reviews/village', { text: 'More.', hasSpoilers: false });
  expect([refused.status, (refused.body as { detail: string }).detail]).toEqual([
    403,
    expect.stringContaining('Adverts.'),
  ]);
  expect((await ada.call('POST /api/me/lists', { name: 'Mine', visibility: 'public' })).status).toBe(403);
  expect((await ada.call('POST /api/me/lists', { name: 'Mine', visibility: 'private' })).status).toBe(201);
  expect((await ada.call('PUT /api/me/ratings/osuofia', { rating: 4 })).status).toBe(200);
});

it('nobody decides what concerns oneself, nor reports it', async () => {
  const own = await write(moderator);
  const [one] = await queue();
  const answer = await moderator.call(`POST /api/moderation/cases/${one!.id}/decisions`, {
    action: 'keep',
    reason: 'Mine.',
  });
  expect(answer.status).toBe(403);
  const reviews = members.part.database.collection('members_reviews');
  await reviews.updateOne({}, { $set: { visibleFrom: new Date(0) } });
  const reported = await moderator.call('POST /api/reports', {
    kind: 'review',
    subject: own.id,
    reason: 'spam',
  });
  expect(reported.status).toBe(403);
});

it('a member who writes too many reviews is asked to wait', async () => {
  await write(ada);
  const windows = members.part.database.collection('members_windows');
  await windows.updateMany({}, { $set: { count: 20 } });
  const answer = await ada.call('PUT /api/me/reviews/osuofia', { text: 'Once more.', hasSpoilers: false });
  expect([answer.status, Number(answer.headers['retry-after']) > 0]).toEqual([429, true]);
});
