/** Vandals act on 200 records by the real API: what passes, and how long it takes until one call of an editor has undone it. */
import { setTimeout as wait } from 'node:timers/promises';
import { DATABASE, membersSiteOfTests } from './members/members-site.ts';
import { killPart } from './members/kill-part.ts';
import { SignedInMember } from './members/signed-in-member.ts';
import {
  harmfulEdit,
  harmlessEdit,
  mischiefAt,
  type Mischief,
  type TitleFacts,
} from './contribute/vandal.ts';

const RECORDS = 200;

/** After edits of so many records within an hour, all others are held (`mfe-contribute/api/safety/edit-checks.ts`). */
const MANY_RECORDS = 20;

const VICTIM = 'genevieve-nnaji';

/** How many accepted edits make a member trusted here: few, as each is made. */
const TRUSTED = 5;

const running = membersSiteOfTests({
  PART_CONTRIBUTE_EDITORS: 'first-editor,fallen-editor,cut-off-editor',
  PART_CONTRIBUTE_STANDING: String(TRUSTED),
  PART_CONTRIBUTE_TRUSTED: String(TRUSTED),
});

const say = (text: string): void => void process.stdout.write(`  ${text}\n`);

const read = async <T>(path: string): Promise<T> => {
  const response = await fetch(running.site.bff.origin + path);
  if (!response.ok) throw new Error(`${path} answers ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
};

const factsOf = async (slug: string): Promise<TitleFacts> => ({
  slug,
  facts: (await read<Pick<TitleFacts, 'facts'>>(`/api/records/titles/${slug}`)).facts,
});

/** Titles that have a plot and a cast without the victim: all that a vandal can take away. */
async function targets(): Promise<TitleFacts[]> {
  const found = await running.client
    .db(DATABASE)
    .collection('titles')
    .find({}, { projection: { slug: 1, plotSummary: 1 } })
    .sort({ slug: 1 })
    .toArray();
  const titles: TitleFacts[] = [];
  for (const { slug } of found.filter(({ plotSummary }) => typeof plotSummary === 'string')) {
    const title = await factsOf(String(slug));
    const people = new Set(title.facts.credits.map(({ person }) => person));
    if (people.size > 3 && !people.has(VICTIM)) titles.push(title);
    if (titles.length === RECORDS + TRUSTED) return titles;
  }
  throw new Error(`Only ${titles.length} titles have a plot and a cast.`);
}

async function memberNamed(handle: string): Promise<SignedInMember> {
  const member = await SignedInMember.byMail(running.site.bff.origin, `${handle}@sinima.example`);
  await member.ask('PATCH', '/api/me', { handle });
  return member;
}

const authorOf = async (member: SignedInMember): Promise<number> =>
  ((await (await member.ask('GET', '/api/me/edits/author')).json()) as { author: { number: number } }).author
    .number;

/** What became of a vandal's edits, by their state; `429` and the like where they were not taken. */
type Outcomes = Partial<Record<string, number>>;

interface Passed {
  readonly outcomes: Outcomes;
  readonly landed: Partial<Record<Mischief, number>>;
}

async function vandalise(
  titles: readonly TitleFacts[],
  send: (edit: object, key: string) => Promise<Response>,
): Promise<Passed> {
  const passed: { outcomes: Record<string, number>; landed: Record<string, number> } = {
    outcomes: {},
    landed: {},
  };
  for (const [place, title] of titles.entries()) {
    const mischief = mischiefAt(place);
    const response = await send(harmfulEdit(title, mischief, VICTIM), `${title.slug}-${mischief}`);
    const outcome = response.ok
      ? ((await response.json()) as { state: string }).state
      : String(response.status);
    passed.outcomes[outcome] = (passed.outcomes[outcome] ?? 0) + 1;
    if (outcome === 'accepted') passed.landed[mischief] = (passed.landed[mischief] ?? 0) + 1;
  }
  return passed;
}

async function harmed(): Promise<string[]> {
  const now = await Promise.all(titles.map(({ slug }) => factsOf(slug)));
  return titles.flatMap(({ slug, facts }, place) =>
    JSON.stringify(now[place]!.facts) === JSON.stringify(facts) ? [] : [slug],
  );
}

let titles: readonly TitleFacts[];
/** Titles that nobody harms: by their corrections a member becomes trusted. */
let unharmed: readonly TitleFacts[];
let editor: SignedInMember;

beforeAll(async () => {
  const all = await targets();
  titles = all.slice(0, RECORDS);
  unharmed = all.slice(RECORDS);
  editor = await memberNamed('first-editor');
  await authorOf(editor);
});

/** Undo all edits of an author by one call, and wait until the records are as they were. @param meanwhile is done right after it */
async function undo(author: number, meanwhile?: () => Promise<void>): Promise<void> {
  const before = await harmed();
  const begun = performance.now();
  const address = `/api/edits/authors/${author}/rollback`;
  const response = await editor.ask('POST', address, { reason: 'Vandalism.' });
  expect(response.status).toBe(200);
  const answered = Math.round(performance.now() - begun);
  await meanwhile?.();
  while ((await harmed()).length > 0) await wait(500);
  const ms = Math.round(performance.now() - begun);
  say(
    `${before.length} records undone within ${ms} ms; the call says after ${answered} ms: ${await response.text()}`,
  );
}

it('nothing that a new member or a visitor sends is shown', async () => {
  const vandal = await memberNamed('new-vandal');
  const asMember = await vandalise(titles, (edit, key) => vandal.ask('POST', '/api/edits', edit, key));
  say(`A new member: ${JSON.stringify(asMember)}`);
  const asVisitor = await vandalise(titles, (edit) =>
    fetch(`${running.site.bff.origin}/api/edits`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(edit),
    }),
  );
  say(`A visitor: ${JSON.stringify(asVisitor)}`);
  expect(asMember.landed).toEqual({});
  expect(asVisitor.landed).toEqual({});
  expect(await harmed()).toEqual([]);
  const author = await authorOf(vandal);
  await undo(author);
  expect(await read(`/api/edits?state=undecided&author=${author}`)).toEqual([]);
});

it('of a trusted member’s edits, small ones of the first twenty records are shown until an editor undoes them', async () => {
  const vandal = await memberNamed('trusted-vandal');
  const author = await authorOf(vandal);
  for (const title of unharmed) {
    const proposed = await vandal.ask('POST', '/api/edits', harmlessEdit(title));
    const { id } = (await proposed.json()) as { id: string };
    expect((await editor.ask('POST', `/api/edits/${id}/decision`, { accepts: true })).status).toBe(200);
  }
  const passed = await vandalise(titles, (edit, key) => vandal.ask('POST', '/api/edits', edit, key));
  say(`A trusted member: ${JSON.stringify(passed)}`);
  const { move = 0, ...others } = passed.landed;
  expect(others).toEqual({});
  expect(move).toBeLessThanOrEqual(MANY_RECORDS);
  expect(await harmed()).toHaveLength(move);
  await undo(author);
});

it('all that a fallen editor did to 200 records is undone by one command', async () => {
  const vandal = await memberNamed('fallen-editor');
  const author = await authorOf(vandal);
  const passed = await vandalise(titles, (edit, key) => vandal.ask('POST', '/api/edits', edit, key));
  say(`A fallen editor: ${JSON.stringify(passed)}`);
  // What the catalogue's rules refuse, no editor can write: a role of somebody who was not born, a cast without its prize-winners.
  expect(Object.keys(passed.outcomes).toSorted()).toEqual(['400', 'accepted']);
  expect(await harmed()).toHaveLength(passed.outcomes.accepted!);
  await undo(author);
});

it('a rollback whose process is killed is finished by the next one', async () => {
  const vandal = await memberNamed('cut-off-editor');
  const author = await authorOf(vandal);
  await vandalise(titles, (edit, key) => vandal.ask('POST', '/api/edits', edit, key));
  expect((await harmed()).length).toBeGreaterThan(RECORDS / 2);
  await undo(author, () => killPart(running.site.bff, 'mfe-contribute'));
});
