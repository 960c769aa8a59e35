import type { MemberList } from '../lists/member-list.dto.ts';
import type { ModerationCase } from '../moderation/case.dto.ts';
import type { OwnReview } from '../reviews/member-review.dto.ts';
import {
  makeKnown,
  startMembers,
  type MembersUnderTest,
  type TestMember,
} from '../test/members-under-test.ts';
import type { MemberExport } from './export.dto.ts';
import type { ImportResult, ImportRow } from './import.dto.ts';
import { stableId } from '@sinima/api/database/stable-id';

let members: MembersUnderTest;
let ada: TestMember;

beforeAll(async () => {
  members = await startMembers();
  ada = members.member('ada');
}, 60_000);

afterEach(() => members.forget());

afterAll(() => members.stop());

const film = stableId('title', 'osuofia').toHexString();
const take = async (member: TestMember, ...rows: Partial<ImportRow>[]): Promise<ImportResult['rows']> =>
  (
    await member.does<ImportResult>('POST /api/me/import', {
      rows: rows.map((row, at) => ({ row: at, ...row })),
    })
  ).rows;

/** Give a member something of each kind; return the reviews' and lists' ids. */
async function live(member: TestMember, other: TestMember): Promise<void> {
  await makeKnown(members, member);
  await makeKnown(members, other);
  await member.does('PUT /api/me/ratings/osuofia', { rating: 7.5 });
  await member.does('PUT /api/me/ratings/village', { rating: 3 });
  await member.does('POST /api/me/diary', { title: 'osuofia', watchedOn: '2024-02-29', where: 'At home' });
  await member.does('POST /api/me/diary', { title: 'osuofia', watchedOn: '2025-03-01', isRewatch: true });
  const own = await member.does<OwnReview>('PUT /api/me/reviews/osuofia', {
    text: 'Fine,\n"so far".',
    hasSpoilers: true,
  });
  const list = await member.does<MemberList>('POST /api/me/lists', { name: 'Mine', visibility: 'public' });
  await member.does(`POST /api/me/lists/${list.key}/items`, { title: 'twins-a', note: 'Loud!' });
  const mark = { mark: 'watchlist', id: film, changedAt: '2025-01-01T00:00:00.000Z', isRemoved: false };
  await member.does('PUT /api/me/saved', { items: [mark] });
  const review = await other.does<OwnReview>('PUT /api/me/reviews/village', {
    text: 'Long.',
    hasSpoilers: false,
  });
  const others = await other.does<MemberList>('POST /api/me/lists', { name: 'Theirs', visibility: 'public' });
  const shared = await other.does<MemberList>('POST /api/me/lists', { name: 'Ours', visibility: 'private' });
  for (const one of [other, member]) {
    await one.does(`PUT /api/me/lists/${shared.key}/authors/${member.member.handle}`);
  }
  await other.does(`PUT /api/me/lists/${others.key}/authors/${member.member.handle}`);
  await member.does(`PUT /api/me/likes/reviews/${review.id}`);
  await member.does(`PUT /api/me/likes/lists/${others.key}`);
  await other.does(`PUT /api/me/likes/reviews/${own.id}`);
  await member.does(`PUT /api/me/follows/${other.member.handle}`);
  await other.does(`PUT /api/me/follows/${member.member.handle}`);
  const report = { kind: 'review', subject: review.id, reason: 'wrong', note: 'ADA knows better.' };
  await member.does('POST /api/reports', report);
  await other.does('POST /api/reports', { kind: 'review', subject: own.id, reason: 'spoiler' });
  const moderator = members.member('mod', { role: 'moderator' });
  const queue = await moderator.does<ModerationCase[]>('GET /api/moderation/queue?cause=reported');
  const one = queue.find(({ subject }) => subject === own.id)!;
  await moderator.does(`POST /api/moderation/cases/${one.id}/decisions`, {
    action: 'mark-spoilers',
    reason: 'It does.',
  });
  const [decision] = await member.does<{ id: string }[]>('GET /api/me/decisions');
  await member.does(`POST /api/me/decisions/${decision!.id}/appeal`, { text: 'It does not.' });
}

it('the export has all that is the member’s own', async () => {
  await live(ada, members.member('kofi'));
  expect(await ada.does('GET /api/me/export')).toMatchObject({
    format: 'sinima-member-1',
    ratings: [
      { title: { slug: 'osuofia' }, rating: 7.5 },
      { title: { slug: 'village' }, rating: 3 },
    ],
    diary: [
      { watchedOn: '2024-02-29', where: 'At home' },
      { watchedOn: '2025-03-01', isRewatch: true },
    ],
    reviews: expect.arrayContaining([
      expect.objectContaining({ text: 'Fine,\n"so far".', hasSpoilers: true }),
    ]),
    lists: [{ name: 'Mine', items: [{ title: { slug: 'twins-a' }, note: 'Loud!' }] }],
    saved: [{ mark: 'watchlist', id: film }],
    likedReviews: [{ text: 'Long.' }],
    likedLists: [{ name: 'Theirs' }],
    followedMembers: [{ handle: 'kofi' }],
    reports: [{ reason: 'wrong', state: 'open' }],
    decisions: [{ action: 'mark-spoilers', appeal: { text: 'It does not.' } }],
    sharedLists: [
      { name: 'Theirs', role: 'invited' },
      { name: 'Ours', role: 'author' },
    ],
    next: null,
  });
});

it('much comes in parts, which together have everything once', async () => {
  const memberId = stableId('member', 'ada');
  const titleId = stableId('title', 'osuofia');
  const viewings = Array.from({ length: 1_200 }, (_, day) => ({
    memberId,
    titleId,
    watchedOn: new Date(day * 86_400_000).toISOString().slice(0, 10),
    isRewatch: true,
    createdAt: new Date(),
  }));
  await members.part.database.collection('members_diary').insertMany(viewings);
  const days: string[] = [];
  let parts = 0;
  for (let after: string | null = '0.0'; after !== null; parts += 1) {
    const part: MemberExport = await ada.does(`GET /api/me/export?after=${after}`);
    days.push(...part.diary.map(({ watchedOn }) => watchedOn));
    after = part.next;
  }
  expect([parts > 1, days.length, new Set(days).size]).toEqual([true, 1_200, 1_200]);
});

it('what another account exported as Letterboxd’s CSV comes back whole', async () => {
  await live(ada, members.member('kofi'));
  const { body, headers } = await ada.call('GET /api/me/export?format=letterboxd');
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  const [head, ...lines] = String(body).trim().split('\r\n');
  expect(head).toBe('imdbID,Title,Year,Directors,Rating10,WatchedDate,Rewatch,Tags,Review');
  expect(lines).toEqual([
    'tt0424300,Osuofia in London,2003,,8,2024-02-29,false,,',
    'tt0424300,Osuofia in London,2003,,8,2025-03-01,true,,"Fine,\n""so far""."',
    ',The Village,1984,,3,,,,',
    ',The Twins,2010,Ada Obi,,,,,A first word by ada',
    ',The Twins,2010,Kofi Mensah,,,,,A first word by ada',
  ]);
  const rows: Partial<ImportRow>[] = [
    { imdbId: 'tt0424300', name: 'Osuofia in London', rating: 8, watchedOn: '2024-02-29' },
    {
      imdbId: 'tt0424300',
      name: 'Osuofia in London',
      watchedOn: '2025-03-01',
      isRewatch: true,
      review: 'Fine.',
    },
    { name: 'The Village', year: 1984, rating: 3 },
    { name: 'The Twins', year: 2010, directors: 'Ada Obi', review: 'First.' },
    { name: 'The Twins', year: 2010, directors: 'Kofi Mensah', review: 'Second.' },
  ];
  const esi = members.member('esi');
  expect((await take(esi, ...rows)).map(({ outcome }) => outcome)).toEqual(rows.map(() => 'imported'));
  const { ratings, diary, reviews } = await esi.does<MemberExport>('GET /api/me/export');
  expect([ratings.length, diary.length, reviews.map(({ title, text }) => [title.slug, text])]).toEqual([
    2,
    2,
    [
      ['osuofia', 'Fine.'],
      ['twins-a', 'First.'],
      ['twins-b', 'Second.'],
    ],
  ]);
  expect((await take(esi, ...rows)).map(({ outcome }) => outcome)).toEqual(rows.map(() => 'kept'));
});

it('a row that may mean several titles is the member’s choice, and none is dropped', async () => {
  const results = await take(
    ada,
    { name: 'The Twins', year: 2010, rating: 6 },
    { name: 'living in bondage', rating: 9 },
    { name: 'Nowhere Film', year: 2001, rating: 5 },
    { name: 'Living in Bondage', year: 2018, rating: 4 },
    { name: 'The Twins', year: 2010, directors: 'Somebody Else', rating: 6 },
  );
  expect(
    results.map(({ row, outcome, candidates, title }) => [
      row,
      outcome,
      candidates.map((one) => one.title.slug),
      title?.slug,
    ]),
  ).toEqual([
    [0, 'unclear', ['twins-a', 'twins-b'], undefined],
    [1, 'unclear', ['living-in-bondage', 'breaking-free'], undefined],
    [2, 'missing', [], undefined],
    [3, 'imported', [], 'breaking-free'],
    [4, 'unclear', ['twins-a', 'twins-b'], undefined],
  ]);
  expect(results[0]!.candidates).toMatchObject([{ directors: ['Ada Obi'] }, { directors: ['Kofi Mensah'] }]);
  const chosen = await take(ada, { name: 'The Twins', title: 'twins-b', rating: 6, mark: 'watchlist' });
  expect(chosen).toMatchObject([{ outcome: 'imported', title: { slug: 'twins-b' } }]);
});

it('an older rating of another site gives way to the one that is here', async () => {
  await ada.does('PUT /api/me/ratings/osuofia', { rating: 7.5 });
  const row = { imdbId: 'tt0424300', name: 'Osuofia', rating: 2 };
  expect(await take(ada, { ...row, at: '2019-01-01T00:00:00Z' }, row)).toMatchObject([
    { outcome: 'kept' },
    { outcome: 'kept' },
  ]);
  expect(await ada.does('GET /api/me/ratings/osuofia')).toMatchObject({ rating: 7.5 });
});

it('a deleted member leaves nothing behind, and others’ figures and counts are right again', async () => {
  const kofi = members.member('kofi');
  await live(ada, kofi);
  await kofi.does('PUT /api/me/ratings/osuofia', { rating: 9 });
  await ada.does('POST /api/me/diary', { title: 'osuofia', watchedOn: '2024-03-01' });
  expect((await ada.call('DELETE /api/me/records')).status).toBe(204);
  const { database } = members.part;
  const left: string[] = [];
  for (const { name } of await database.listCollections()) {
    const records = await database.collection(name).find({}).toArray();
    const text = JSON.stringify(records);
    if (text.includes(ada.member.id) || /\bADA\b|"ada"|Fine,/.test(text)) left.push(name);
  }
  expect(left).toEqual([]);
  expect(await members.told('osuofia')).toMatchObject({ average: 9, votes: 1 });
  expect(await members.told('village')).toMatchObject({ votes: 0 });
  const [review] = (await members.anonymous.call('GET /api/member-reviews?title=village'))
    .body as OwnReview[];
  expect(review).toMatchObject({ text: 'Long.', likes: 0 });
  expect(await kofi.does('GET /api/me/follows')).toEqual([]);
});
