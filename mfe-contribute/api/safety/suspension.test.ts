/** What becomes of the edits of a member whose account moderators suspend. */
import { MEMBER_HEADER, memberToHeader } from '@sinima/api/members/part-member';
import type { AskedAnswer } from '@sinima/api-parts/part-in-process';
import type { OwnAuthor } from '../own/own-edits.dto.ts';
import {
  FIRST_EDITOR,
  runtime,
  startContribute,
  type ContributeUnderTest,
  type Person,
} from '../test/contribute-under-test.ts';

let site: ContributeUnderTest;

beforeAll(async () => {
  site = await startContribute();
}, 90_000);

afterAll(() => site.stop());

const SUSPENSION = { why: 'Spam.', until: '2999-01-01T12:00:00.000Z' };

/** A call of a member as the core names it while the account is suspended. */
const suspended = (person: Person, call: string, body?: unknown): Promise<AskedAnswer> =>
  person.call(call, body, {
    [MEMBER_HEADER]: memberToHeader({ ...person.member!, suspension: SUSPENSION }),
  });

/** The call by which the core tells a part of a changed profile or suspension. */
const TOLD = 'GET /api/me/edits/author';

it('open edits are with the editors as soon as the part is told, and votes do not accept them any more', async () => {
  const ada = site.member('ada');
  const { id } = await ada.does('POST /api/edits', runtime(59, 95));
  const other = await site.member('other').does('POST /api/edits', runtime(59, 96));
  expect((await suspended(ada, TOLD)).status).toBe(200);
  await suspended(ada, TOLD);
  const held = await site.visitor.does(`GET /api/edits/${id}`);
  expect(held).toMatchObject({ state: 'held', checks: ['The account of its author is suspended.'] });
  expect(await site.visitor.does(`GET /api/edits/${other.id}`)).toMatchObject({ state: 'open' });
  const voter = site.member('voter');
  await site.give(voter, 10);
  expect((await voter.call(`POST /api/edits/${id}/votes`, { accepts: true })).status).toBe(409);
  const accepted = await site
    .member(FIRST_EDITOR)
    .does(`POST /api/edits/${id}/decision`, { accepts: true, reason: 'It is right all the same.' });
  expect(accepted).toMatchObject({ state: 'accepted' });
});

it('a suspended member neither proposes nor votes, is told why and until when, and does so again afterwards', async () => {
  const amina = site.member('amina');
  await site.give(amina, 10);
  const { id } = await site.member('author').does('POST /api/edits', runtime(95, 97));
  const [proposed, voted] = [
    await suspended(amina, 'POST /api/edits', runtime(95, 98)),
    await suspended(amina, `POST /api/edits/${id}/votes`, { accepts: true }),
  ];
  const detail =
    'Your account is suspended until 2999-01-01 12:00 UTC: Spam. You can appeal in your account, under “Decisions”.';
  expect(proposed).toMatchObject({ status: 403, body: { detail } });
  expect(voted).toMatchObject({ status: 403, body: { detail } });
  const { body } = await suspended(amina, TOLD);
  expect(body as OwnAuthor).toMatchObject({ mayVote: false, blockedFor: 'Spam.' });
  expect(await amina.does(TOLD)).toMatchObject({ mayVote: true, blockedFor: null });
  expect(await amina.does(`POST /api/edits/${id}/votes`, { accepts: true })).toMatchObject({ accepting: 1 });
});

it('a suspended member still withdraws and takes along what is the member’s own', async () => {
  const ben = site.member('ben');
  const { id } = await ben.does('POST /api/edits', runtime(95, 99));
  expect((await suspended(ben, `POST /api/edits/${id}/withdrawal`, {})).status).toBe(200);
  expect((await suspended(ben, 'GET /api/me/edits/export')).status).toBe(200);
});

it.each(['authors/{number}/rollback', 'editors/ada/appointment', 'editors/ada/dismissal'])(
  'a suspended editor does nothing by POST /api/edits/%s',
  async (call) => {
    const number = await site.give(site.member('ada'), 0);
    const address = `POST /api/edits/${call.replace('{number}', String(number))}`;
    const answer = await suspended(site.member(FIRST_EDITOR), address, { reason: 'No reason.' });
    expect(answer).toMatchObject({ status: 403, body: { detail: expect.stringContaining('suspended') } });
  },
);
