import type { Edit, EditSummary } from '../edits/edit.dto.ts';
import type { ProposeEdit } from '../edits/propose-edit.dto.ts';
import type { Rollback } from '../review/review.dto.ts';
import {
  FIRST_EDITOR,
  runtime,
  startContribute,
  type ContributeUnderTest,
  type Person,
} from '../test/contribute-under-test.ts';

let site: ContributeUnderTest;
let editor: Person;

beforeAll(async () => {
  site = await startContribute();
  editor = site.member(FIRST_EDITOR);
  for (let at = 0; at < 40; at += 1) {
    site.core.records.set(`title film-${at}`, { displayTitle: `Film ${at}`, plotSummary: 'A plot.' });
  }
}, 90_000);

afterAll(() => site.stop());

const blank = (slug: string): ProposeEdit => ({
  ...runtime(undefined, 1, slug),
  fields: [{ field: 'plotSummary', before: 'A plot.' }],
});

it('a vandal’s edits are held, end with the day’s limit, and none reaches the catalogue', async () => {
  const vandal = site.member('vandal');
  const statuses: number[] = [];
  for (let at = 0; at < 35; at += 1) {
    statuses.push((await vandal.call('POST /api/edits', blank(`film-${at}`))).status);
  }
  expect(statuses.filter((status) => status === 201)).toHaveLength(30);
  expect(statuses.slice(30)).toEqual([429, 429, 429, 429, 429]);
  const held = await site.visitor.does<EditSummary[]>('GET /api/edits?state=held&pageSize=100');
  expect(held).toHaveLength(30);
  expect(site.core.log).toEqual([]);
});

it('many records within an hour hold even edits that look right', async () => {
  const busy = site.member('busy');
  const states: string[] = [];
  for (let at = 0; at < 21; at += 1) {
    const { state, checks } = await busy.does('POST /api/edits', {
      ...runtime(undefined, 90, `film-${at}`),
      fields: [{ field: 'runtimeMins', after: 90, source: { where: 'The cassette' } }],
    });
    states.push(`${state} ${checks.join()}`);
  }
  expect(states[19]).toBe('open ');
  expect(states[20]).toBe('held Its author edited many records within an hour.');
});

it('an editor undoes all edits of an author in one step, and keeps the author from more', async () => {
  const trusted = site.member('was-trusted');
  const number = await site.give(trusted, 50);
  await site.part.database.collection('contribute_edits').deleteMany({ author: number });
  await site.give(trusted, 50);
  await site.part.database
    .collection('contribute_edits')
    .updateMany({ author: number }, { $set: { author: 1 } });
  const good = { ...site.core.records.get('title lionheart') };
  const landed: Edit[] = [];
  for (const minutes of [1, 2, 3]) {
    const { runtimeMins } = site.core.records.get('title lionheart')!;
    const { id } = await trusted.does('POST /api/edits', runtime(runtimeMins as number, minutes));
    landed.push(await editor.does(`POST /api/edits/${id}/decision`, { accepts: true }));
  }
  expect(landed.every(({ state }) => state === 'accepted')).toBe(true);
  const open = await trusted.does('POST /api/edits', runtime(3, 4));
  const call = `POST /api/edits/authors/${number}/rollback`;
  expect(await editor.does<Rollback>(call, { reason: 'Made up.' })).toEqual({
    reverted: 3,
    refused: 1,
    conflicts: 0,
    remaining: 0,
  });
  expect(site.core.records.get('title lionheart')).toEqual(good);
  expect(await site.visitor.does(`GET /api/edits/${open.id}`)).toMatchObject({
    state: 'refused',
    decision: { by: 'editor', reason: 'Made up.' },
  });
  expect((await trusted.call('POST /api/edits', runtime(59, 5))).status).toBe(403);
  const again = await editor.does<Rollback>(call, { reason: 'Made up.' });
  expect(again).toMatchObject({ reverted: 0, refused: 0 });
});

it('more edits than one call can wait for are undone after it, those of one record in their order', async () => {
  const fallen = site.member('fallen');
  const number = await site.give(fallen, 0);
  await editor.does('POST /api/edits/editors/fallen/appointment', { reason: 'Careful.' });
  const before = structuredClone([...site.core.records]);
  for (let at = 0; at < 60; at += 1) {
    const slug = `film-${at % 20}`;
    const { tagline } = site.core.records.get(`title ${slug}`)! as { tagline?: string };
    await fallen.does('POST /api/edits', {
      ...runtime(undefined, 1, slug),
      fields: [{ field: 'tagline', ...(tagline && { before: tagline }), after: `Mischief ${at}.` }],
    });
  }
  site.core.delayMs = 500;
  const call = `POST /api/edits/authors/${number}/rollback`;
  const { remaining } = await editor.does<Rollback>(call, { reason: 'Mischief.' });
  expect(remaining).toBeGreaterThan(0);
  const undone = (): boolean => JSON.stringify([...site.core.records]) === JSON.stringify(before);
  for (let waits = 0; !undone() && waits < 100; waits += 1) await new Promise((go) => setTimeout(go, 100));
  site.core.delayMs = 0;
  expect([...site.core.records]).toEqual(before);
  expect(await site.visitor.does('GET /api/edits?state=conflict')).toEqual([]);
});

it('an author whose number nobody has is not undone', async () => {
  const answer = await editor.call('POST /api/edits/authors/4/rollback', { reason: 'Spam.' });
  expect(answer.status).toBe(404);
});

it.each([
  ['a mail address in the comment', { comment: 'Ask ada@sinima.example' }, 'comment'],
  ['a telephone number in a reason', { comment: 'Call +234 803 555 0100' }, 'comment'],
  ['an invisible letter', { comment: 'It is\u202e so.' }, 'comment'],
  ['no licence', { licence: 'none' }, 'licence'],
  ['a field of another program', { handle: 'amina' }, 'handle'],
])('%s is a 400 that names it', async (_what, more, parameter) => {
  const answer = await site.member('amina').call('POST /api/edits', { ...runtime(59, 61), ...more });
  expect(answer).toMatchObject({ status: 400, body: { errors: [expect.objectContaining({ parameter })] } });
});
