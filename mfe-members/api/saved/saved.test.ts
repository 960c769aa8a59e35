import { stableId } from '@sinima/api/database/stable-id';
import { Query } from 'mongoose';
import type { KnownMark, SavedMarks } from './saved-entry.dto.ts';
import { startMembers, type MembersUnderTest } from '../test/members-under-test.ts';

let members: MembersUnderTest;

beforeAll(async () => {
  members = await startMembers();
}, 60_000);

afterAll(() => members.stop());

const film = stableId('title', 'osuofia').toHexString();
const star = stableId('person', 'genevieve-nnaji').toHexString();
const gone = stableId('title', 'not-in-the-catalogue').toHexString();

const mark = (id: string, day: number, more: Partial<KnownMark> = {}): KnownMark => ({
  mark: 'watchlist',
  id,
  changedAt: `2025-01-${String(day).padStart(2, '0')}T00:00:00.000Z`,
  isRemoved: false,
  ...more,
});

/** What stands after merges: `watchlist <id> 2025-01-03`, with a minus where it was taken away. */
const standing = ({ items }: SavedMarks): string[] =>
  items
    .map(
      ({ mark: of, id, changedAt, isRemoved }) =>
        `${isRemoved ? '-' : '+'} ${of} ${id} ${changedAt.slice(0, 10)}`,
    )
    .sort();

it('the marks of a device come into the account, with what they mark', async () => {
  const ada = members.member('ada');
  const merged = await ada.does<SavedMarks>('PUT /api/me/saved', {
    items: [mark(film, 1), mark(star, 2, { mark: 'follow' }), mark(gone, 3)],
  });
  expect(merged.count).toBe(3);
  expect(merged.items).toMatchObject([
    { id: gone, title: null },
    { mark: 'follow', person: { slug: 'genevieve-nnaji' }, title: null },
    { mark: 'watchlist', title: { slug: 'osuofia' }, person: null },
  ]);
  expect(await ada.does('GET /api/me/saved')).toEqual(merged);
});

it('devices that merge in any order, twice, or at once, end with the same marks', async () => {
  const devices = [
    [mark(film, 1), mark(star, 1, { mark: 'follow' })],
    [mark(film, 3, { isRemoved: true })],
    [mark(film, 2), mark(star, 2, { mark: 'follow', isRemoved: true })],
    [mark(star, 2, { mark: 'follow' })],
  ];
  const orders = [
    [0, 1, 2, 3],
    [3, 2, 1, 0],
    [2, 0, 3, 1, 1, 0, 2],
  ];
  const expected = [`+ follow ${star} 2025-01-02`, `- watchlist ${film} 2025-01-03`].sort();
  for (const [place, order] of orders.entries()) {
    const member = members.member(`order-${place}`);
    for (const device of order) await member.does('PUT /api/me/saved', { items: devices[device] });
    expect(standing(await member.does<SavedMarks>('GET /api/me/saved'))).toEqual(expected);
  }
  const racing = members.member('racing');
  await Promise.all(devices.map((items) => racing.does('PUT /api/me/saved', { items })));
  expect(standing(await racing.does<SavedMarks>('GET /api/me/saved'))).toEqual(expected);
});

it('a device whose clock is fast does not hold against later changes', async () => {
  const ada = members.member('fast-clock');
  await ada.does('PUT /api/me/saved', { items: [mark(film, 1, { changedAt: '2999-01-01T00:00:00.000Z' })] });
  const now = new Date(Date.now() + 1).toISOString();
  const items = [mark(film, 1, { changedAt: now, isRemoved: true })];
  expect((await ada.does<SavedMarks>('PUT /api/me/saved', { items })).count).toBe(0);
});

it('five hundred marks at once cost a few questions to the database', async () => {
  const ada = members.member('many-marks');
  const idOf = (at: number): string => at.toString(16).padStart(24, '0');
  const items = Array.from({ length: 500 }, (_, at) => mark(idOf(at), 1));
  const asked = jest.spyOn(Query.prototype, 'exec');
  expect((await ada.does<SavedMarks>('PUT /api/me/saved', { items })).count).toBe(500);
  expect(asked.mock.calls.length).toBeLessThan(15);
  asked.mockRestore();
  const sameAgain = Array.from({ length: 500 }, (_, day) => mark(idOf(1), (day % 28) + 1));
  expect((await ada.does<SavedMarks>('PUT /api/me/saved', { items: sameAgain })).count).toBe(500);
});
