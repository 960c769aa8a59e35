import { setTimeout } from 'node:timers/promises';
import type { RatedTitle, TitleRating } from './rating.dto.ts';
import { startMembers, type MembersUnderTest } from '../test/members-under-test.ts';
import { stableId } from '@sinima/api/database/stable-id';

let members: MembersUnderTest;

beforeAll(async () => {
  members = await startMembers();
}, 60_000);

afterEach(() => members.forget());

afterAll(() => members.stop());

const put = 'PUT /api/me/ratings/osuofia';

it('a rating is set, changed and taken back, and the catalogue is told each time', async () => {
  const [ada, kofi] = [members.member('ada'), members.member('kofi')];
  expect(await ada.does(put, { rating: 7.5 })).toMatchObject({ rating: 7.5, average: 7.5, votes: 1 });
  expect(await kofi.does(put, { rating: 9 })).toMatchObject({ rating: 9, average: 8.25, votes: 2 });
  expect(await members.told('osuofia')).toMatchObject({ average: 8.25, votes: 2 });
  expect(await ada.does<TitleRating>(put, { rating: 1 })).toMatchObject({ average: 5, votes: 2 });
  await ada.does('DELETE /api/me/ratings/osuofia');
  await ada.does('DELETE /api/me/ratings/osuofia');
  expect(await members.told('osuofia')).toMatchObject({ average: 9, votes: 1 });
  expect((await ada.call('GET /api/me/ratings/osuofia')).status).toBe(404);
  await kofi.does('DELETE /api/me/ratings/osuofia');
  expect(await members.told('osuofia')).toMatchObject({ average: null, votes: 0 });
});

it.each([0, 0.5, 7.25, 10.5, -1, '8', null])('the rating %j is none of the scale', async (rating) => {
  const answer = await members.member('ada').call(put, { rating });
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ parameter: 'rating' }] } });
});

it('the own ratings come in the order that is asked for', async () => {
  const ada = members.member('ada');
  for (const [slug, rating] of [
    ['osuofia', 6],
    ['village', 2],
    ['twins-a', 9],
  ] as const) {
    await ada.does(`PUT /api/me/ratings/${slug}`, { rating });
  }
  const slugsBy = async (sort: string) =>
    (await ada.does<RatedTitle[]>(`GET /api/me/ratings?sort=${sort}`)).map(({ title }) => title.slug);
  expect(await slugsBy('highest')).toEqual(['twins-a', 'osuofia', 'village']);
  expect(await slugsBy('lowest')).toEqual(['village', 'osuofia', 'twins-a']);
  expect(await slugsBy('recent')).toEqual(['twins-a', 'village', 'osuofia']);
});

it('devices and members that race lose no vote, and figures are those of a recount to the digit', async () => {
  const all = Array.from({ length: 6 }, (_, place) => members.member(`member-${place}`));
  const devices = all.flatMap((member, place) =>
    [member, member].map((one, device) => ({ one, rating: 1 + ((place + device) % 19) / 2 })),
  );
  const answers = await Promise.all(devices.map(({ one, rating }) => one.call(put, { rating })));
  expect(answers.map(({ status }) => status)).toEqual(devices.map(() => 200));
  await Promise.all(all.slice(0, 2).map((member) => member.call('DELETE /api/me/ratings/osuofia')));
  const stored = await members.part.database
    .collection<{ halfSteps: number }>('members_ratings')
    .find({})
    .toArray();
  expect(stored).toHaveLength(4);
  const sum = stored.reduce((total, { halfSteps }) => total + halfSteps, 0);
  expect(await members.told('osuofia')).toMatchObject({ votes: 4, average: sum / 2 / 4 });
  const moderator = members.member('mod', { role: 'moderator' });
  expect(await moderator.does('POST /api/moderation/recount')).toEqual({ titles: 1, corrected: 0 });
});

it('a change that was cut off before it was counted is found by a recount', async () => {
  const ada = members.member('ada');
  await ada.does(put, { rating: 8 });
  const figures = members.part.database.collection('members_figures');
  await figures.updateOne(
    { _id: stableId('title', 'osuofia') },
    { $set: { open: 1, sum: 2, changedAt: new Date(0) } },
  );
  await ada.does('PUT /api/me/ratings/twins-a', { rating: 3 });
  expect(await members.told('osuofia')).toMatchObject({ average: 8, votes: 1 });
  await figures.updateOne({ _id: stableId('title', 'osuofia') }, { $set: { sum: 4 } });
  const moderator = members.member('mod', { role: 'moderator' });
  expect(await moderator.does('POST /api/moderation/recount')).toEqual({ titles: 2, corrected: 1 });
  expect(await members.told('osuofia')).toMatchObject({ average: 8, votes: 1 });
});

it('a rating is kept while the core is away, and told with the next change', async () => {
  const ada = members.member('ada');
  members.isCoreAway = true;
  const said = jest.spyOn(console, 'error').mockImplementation();
  expect(await ada.does(put, { rating: 8 })).toMatchObject({ votes: 1 });
  while (said.mock.calls.length === 0) await setTimeout(5);
  expect(said.mock.calls.flat().join(' ')).toContain('The core is away.');
  said.mockRestore();
  members.isCoreAway = false;
  await ada.does('PUT /api/me/ratings/twins-a', { rating: 3 });
  expect(await members.told('osuofia')).toMatchObject({ average: 8, votes: 1 });
});
