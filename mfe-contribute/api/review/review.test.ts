import type { Edit, EditSummary } from '../edits/edit.dto.ts';
import {
  FIRST_EDITOR,
  runtime,
  startContribute,
  type ContributeUnderTest,
  type Person,
} from '../test/contribute-under-test.ts';

let site: ContributeUnderTest;
let editor: Person;
let voters: Person[];
let newest = 59;

const facts = () => site.core.records.get('title lionheart')!;

/** A new edit of the running time, by somebody with this handle. */
const propose = (handle: string, after = (newest += 1)): Promise<Edit> =>
  site.member(handle).does('POST /api/edits', runtime(facts().runtimeMins as number, after));

const votes = (id: string, ...by: readonly Person[]): Promise<unknown> =>
  Promise.all(by.map((person) => person.does(`POST /api/edits/${id}/votes`, { accepts: true })));

const edit = (id: string): Promise<Edit> => site.visitor.does(`GET /api/edits/${id}`);

beforeAll(async () => {
  site = await startContribute();
  editor = site.member(FIRST_EDITOR);
  voters = ['voter-a', 'voter-b', 'voter-c'].map((handle) => site.member(handle));
  for (const voter of voters) await site.give(voter, 10);
}, 90_000);

afterAll(() => site.stop());

it('an edit that three members accept is in the catalogue after 48 hours, and not before', async () => {
  const { id, state } = await propose('amina');
  expect(state).toBe('open');
  await votes(id, ...voters);
  await site.pass(id, 47);
  expect(await edit(id)).toMatchObject({ state: 'open', accepting: 3 });
  await site.pass(id, 1);
  expect(await edit(id)).toMatchObject({ state: 'accepted', decision: { by: 'votes', sequence: 1 } });
  expect(facts().runtimeMins).toBe(newest);
  expect(site.core.log.at(-1)).toMatchObject({ edit: id, decidedBy: 'votes', licence: 'CC0-1.0' });
});

it('nothing of a member is in the catalogue’s log but a number', async () => {
  const text = JSON.stringify(site.core.log);
  expect(text).not.toMatch(/amina/i);
  expect(site.core.log[0]!.author).toBeGreaterThan(0);
});

it('a list of edits does what became due meanwhile', async () => {
  const { id } = await propose('amina');
  await votes(id, ...voters);
  await site.pass(id, 48);
  await site.visitor.does('GET /api/edits');
  expect(site.core.log.at(-1)).toMatchObject({ edit: id });
});

it('a “no” with a reason stops an edit, and without an answer it is refused after 72 hours', async () => {
  const { id } = await propose('amina');
  await votes(id, voters[0]!, voters[1]!);
  const no = { accepts: false, reason: 'That is the trailer.' };
  await voters[2]!.does(`POST /api/edits/${id}/votes`, no);
  await site.pass(id, 71);
  expect(await edit(id)).toMatchObject({ state: 'open', refusing: 1 });
  await site.pass(id, 1);
  expect(await edit(id)).toMatchObject({ state: 'refused', decision: { by: 'votes' } });
});

it('a “no” without a reason is none', async () => {
  const { id } = await propose('amina');
  const { status } = await voters[0]!.call(`POST /api/edits/${id}/votes`, { accepts: false });
  expect(status).toBe(400);
});

it('an answered “no” brings the edit before the editors, who overrule it with a reason', async () => {
  const { id } = await propose('amina');
  await voters[0]!.does(`POST /api/edits/${id}/votes`, { accepts: false, reason: 'Unlikely.' });
  const answered = await site
    .member('amina')
    .does(`POST /api/edits/${id}/answer`, { text: 'See minute 90.' });
  expect(answered.state).toBe('with-editors');
  expect((await editor.call(`POST /api/edits/${id}/decision`, { accepts: true })).status).toBe(400);
  const decided = await editor.does(`POST /api/edits/${id}/decision`, {
    accepts: true,
    reason: 'It is on screen.',
  });
  expect(decided).toMatchObject({
    state: 'accepted',
    decision: { by: 'editor', reason: 'It is on screen.' },
  });
});

it('an edit that nobody reviewed in seven days goes to the editors', async () => {
  const { id } = await propose('amina');
  await site.pass(id, 168);
  expect(await edit(id)).toMatchObject({ state: 'with-editors' });
});

it('an edit whose record changed meanwhile is in conflict, field by field, and its author renews it', async () => {
  const { id } = await propose('amina');
  const before = facts().runtimeMins;
  facts().runtimeMins = 1;
  const conflict = await editor.does(`POST /api/edits/${id}/decision`, { accepts: true });
  expect(conflict).toMatchObject({
    state: 'conflict',
    conflicts: [{ field: 'runtimeMins', before, now: 1 }],
  });
  const renewed = await site.member('amina').does(`POST /api/edits/${id}/renewal`);
  expect(renewed).toMatchObject({ state: 'open', conflicts: [], changes: [{ before: 1, after: newest }] });
  await editor.does(`POST /api/edits/${id}/decision`, { accepts: true });
  expect(facts().runtimeMins).toBe(newest);
});

it('an edit that is sent twice with one key is one edit', async () => {
  const body = runtime(facts().runtimeMins as number, (newest += 1));
  const headers = { 'idempotency-key': 'one' };
  const answers = await Promise.all(
    [1, 2].map(() => site.member('amina').call('POST /api/edits', body, headers)),
  );
  const ids = answers.filter(({ status }) => status === 201).map(({ body: sent }) => (sent as Edit).id);
  expect(new Set(ids).size).toBe(1);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
});

it('a small edit of a trusted member lands at once, and a large one waits', async () => {
  const trusted = site.member('trusted');
  await site.give(trusted, 50);
  const small = await trusted.does('POST /api/edits', runtime(facts().runtimeMins as number, (newest += 1)));
  expect(small).toMatchObject({ state: 'accepted', decision: { by: 'standing' } });
  const large = runtime(facts().runtimeMins as number, (newest += 1));
  large.fields.push({ field: 'releaseYear', after: 2018 });
  expect(await trusted.does('POST /api/edits', large)).toMatchObject({ state: 'open' });
});

it('a beginner’s mark ends with ten accepted edits', async () => {
  const { author } = await propose('new-here');
  expect(author).toMatchObject({ standing: 'beginner', displayName: 'NEW-HERE' });
  await site.give(site.member('new-here'), 9);
  expect((await propose('new-here')).author.standing).toBe('beginner');
  await site.give(site.member('tenth'), 10);
  expect((await propose('tenth')).author.standing).toBe('standing');
});

it('what the catalogue’s rules do not allow is a 400 that names the field', async () => {
  const body = runtime(facts().runtimeMins as number, 'IMPOSSIBLE' as never);
  const answer = await site.member('amina').call('POST /api/edits', body);
  expect(answer).toMatchObject({
    status: 400,
    body: { errors: [{ parameter: 'runtimeMins', message: 'is not possible' }] },
  });
});

it('a visitor’s edit waits seven days for its votes, and no answer has the mail address', async () => {
  const sent = { ...runtime(facts().runtimeMins as number, (newest += 1)), mail: 'ada@sinima.example' };
  const withMail = await site.visitor.does('POST /api/edits', sent);
  expect(JSON.stringify(withMail)).not.toContain('ada@');
  const { id, author } = await site.visitor.does('POST /api/edits', { ...sent, mail: undefined });
  expect(author).toMatchObject({ kind: 'visitor', displayName: null });
  await votes(id, ...voters);
  await site.pass(id, 167);
  expect(await edit(id)).toMatchObject({ state: 'open' });
});

it('open edits are listed by country, and accepted ones by the time of their decision', async () => {
  const open = await site.visitor.does<EditSummary[]>('GET /api/edits?state=undecided&country=Nigeria');
  expect(open.length).toBeGreaterThan(0);
  expect(open.every(({ countries }) => countries.includes('Nigeria'))).toBe(true);
  expect(await site.visitor.does('GET /api/edits?state=undecided&country=Kenya')).toEqual([]);
  const recent = await site.visitor.does<EditSummary[]>('GET /api/edits/recent');
  const times = recent.flatMap(({ decision }) => decision?.decidedAt ?? []);
  expect(times).toEqual([...times].sort().reverse());
});

it('statistics say how many edits there are, and how long review takes', async () => {
  const told = await site.visitor.does<Record<string, number>>('GET /api/edits/statistics');
  expect(told).toMatchObject({ accepted: expect.any(Number), medianHours: expect.any(Number) });
  expect(told.undecided).toBeGreaterThanOrEqual(told.withEditors!);
});

it('members thank the author of an accepted edit, once each', async () => {
  const [{ id } = { id: '' }] = await site.visitor.does<EditSummary[]>('GET /api/edits/recent');
  await site.member('reader').does(`POST /api/edits/${id}/thanks`);
  expect(await site.member('reader').does(`POST /api/edits/${id}/thanks`)).toMatchObject({ thanks: 1 });
});
