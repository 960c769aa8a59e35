/** Forms as browsers without scripts send them. */
import { FORM_HEADER, formToHeader } from '@sinima/api/members/part-form';
import type { AskedAnswer } from '@sinima/api-parts/part-in-process';
import type { Edit, EditSummary } from '../edits/edit.dto.ts';
import {
  FIRST_EDITOR,
  runtime,
  startContribute,
  type ContributeUnderTest,
  type Person,
} from '../test/contribute-under-test.ts';

const LIONHEART = '/api/me/edits/forms/title/lionheart';
const NASTY = '"><script>alert(1)</script>';

let site: ContributeUnderTest;
let amina: Person;

beforeAll(async () => {
  site = await startContribute();
  amina = site.member('amina');
}, 90_000);

afterAll(() => site.stop());

const facts = () => JSON.stringify(site.core.records.get('title lionheart'));
const signedIn = { [FORM_HEADER]: formToHeader({ token: 'a-token' }) };

const send = (
  by: Person,
  address: string,
  fields: Record<string, string>,
  headers: Record<string, string> = signedIn,
) => by.call(`POST ${address}`, new URLSearchParams(fields), by.member ? headers : {});

const typed = (minutes: string): Record<string, string> => ({
  facts: facts(),
  fields: 'runtimeMins',
  runtimeMins: minutes,
  source: 'The credits on screen',
});

const shown = (by: Person, address: string) => by.call(`GET ${address}`, undefined, signedIn);

const text = ({ body }: AskedAnswer): string => String(body);

it('the form of a record shows first what would change, and keeps nothing', async () => {
  const answer = await send(amina, LIONHEART, typed('95'));
  expect(answer.status).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(text(answer)).toMatch(
    /Running time, in minutes[^]*Now:[^]*59[^]*Then:[^]*95[^]*The credits on screen/,
  );
  expect(text(answer)).toContain('name="token" value="a-token"');
  expect(await site.visitor.does('GET /api/edits')).toEqual([]);
});

it('a page of the site has no token as yet: what would change is shown all the same', async () => {
  const refused = {
    [FORM_HEADER]: formToHeader({ token: 'new', refused: { status: 403, why: 'Outdated.' } }),
  };
  const first = await site.visitor.call(`POST ${LIONHEART}`, new URLSearchParams(typed('95')), refused);
  expect(first.status).toBe(200);
  expect(text(first)).toContain('value="new"');
  const submitted = new URLSearchParams({ ...typed('95'), step: 'submit', agree: 'yes' });
  const second = await site.visitor.call(`POST ${LIONHEART}`, submitted, refused);
  expect(second.status).toBe(403);
  expect(text(second)).toMatch(/role="alert">Outdated\.[^]*value="95"/);
});

it('submitted, the edit is open, and its page follows; twice is once', async () => {
  const form = { ...typed('95'), step: 'submit', agree: 'yes', key: 'k1', comment: 'I measured it.' };
  const answers = [await send(amina, LIONHEART, form), await send(amina, LIONHEART, form)];
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  expect(answers[0]!.headers.location).toBe(answers[1]!.headers.location);
  const edits = await site.visitor.does<EditSummary[]>('GET /api/edits');
  expect(edits).toMatchObject([{ state: 'open', comment: 'I measured it.', author: { handle: 'amina' } }]);
  expect(answers[0]!.headers.location).toBe(`/contribute/edits/${edits[0]!.id}`);
});

it.each([
  ['no agreement', { agree: '' }, 'Tick the box'],
  ['no source', { source: ' ' }, 'Say where others can look it up'],
  ['a mail address in the comment', { comment: 'ada@sinima.example' }, 'mail address'],
  ['nothing changed', { runtimeMins: '59' }, 'Nothing is changed yet.'],
  ['what the rules refuse', { runtimeMins: 'IMPOSSIBLE' }, 'is not possible'],
])('%s gives the form back as it was typed', async (_what, more, why) => {
  const own = { ...typed('95'), step: 'submit', agree: 'yes', comment: 'My own words' };
  const form: Readonly<Record<string, string>> = { ...own, ...more };
  const answer = await send(amina, LIONHEART, form);
  expect(answer.status).toBe(400);
  expect(text(answer)).toContain(why);
  expect(text(answer)).toMatch(new RegExp(`<textarea [^>]*>\\n${form.comment}</textarea>`));
  expect(text(answer)).toContain(form.runtimeMins);
});

it('nothing that was typed is markup', async () => {
  const answer = await send(amina, LIONHEART, {
    ...typed(NASTY),
    comment: NASTY,
    source: NASTY,
    [NASTY]: NASTY,
  });
  expect(text(answer)).not.toContain('<script');
});

it('a visitor is asked for a mail address, and goes on without an account', async () => {
  const shown = await send(site.visitor, LIONHEART, typed('96'));
  expect(text(shown)).toMatch(/not signed in[^]*Mail address for questions \(optional\)/);
  const form = { ...typed('96'), step: 'submit', agree: 'yes', mail: 'ada@sinima.example' };
  expect((await send(site.visitor, LIONHEART, form)).status).toBe(303);
});

it('a double, a record that does not belong here and a change to take back are proposed with a reason', async () => {
  const revert = { action: 'revert', reverts: '1', step: 'submit', agree: 'yes' };
  const shown = text(await send(amina, LIONHEART, { ...revert, step: '' }));
  expect(shown).toMatch(/Why\? Everybody reads it\.[^]*<textarea [^>]*required/);
  expect(shown).not.toContain('Where others can look it up');
  const answer = await send(amina, LIONHEART, revert);
  expect(text(answer)).toMatch(/Change 1 of Lionheart is taken back\.[^]*Say why\./);
});

it('a record that is two is proposed by form: what would go is shown first, and the edit has it', async () => {
  const credits = [
    { person: 'ada-obi', role: 'ACTOR' },
    { person: 'ben-obi', role: 'WRITER' },
  ];
  site.core.records.set('title two-films', { displayTitle: 'Two Films', type: 'MOVIE', credits });
  const address = '/api/me/edits/forms/title/two-films';
  const form = {
    action: 'split',
    facts: JSON.stringify(site.core.records.get('title two-films')),
    otherName: 'The Second',
    otherYear: '1999',
    'credits.goes': '1',
    moves: '/awards/amvca',
    source: 'A poster',
  };
  const shown = text(await send(amina, address, form));
  expect(shown).toMatch(/Two Films is two in one record: the other one is the-second\.[^]*Ben Obi, Writer/);
  expect(shown).toMatch(/The other one[^]*The Second[^]*1999[^]*It is meant in: Amvca \(award\)/);
  const sent = await send(amina, address, { ...form, step: 'submit', agree: 'yes' });
  expect(sent.status).toBe(303);
  const id = String(sent.headers.location).split('/').at(-1)!;
  expect(await site.visitor.does(`GET /api/edits/${id}`)).toMatchObject({
    kind: 'split',
    state: 'open',
    into: 'the-second',
    changes: [{ field: 'credits', removed: [credits[1]] }],
    split: {
      fields: [{ field: 'displayTitle' }, { field: 'releaseYear', after: 1999 }, { field: 'type' }],
      moves: [{ kind: 'award', slug: 'amvca' }],
    },
  });
  const editor = site.member(FIRST_EDITOR);
  const review = `/api/me/edits/forms/review/${id}`;
  expect(text(await editor.call(`GET ${review}`, undefined, signedIn))).toContain('The other one');
  expect((await send(editor, `${review}/approve`, {})).status).toBe(303);
  expect(site.core.log.at(-1)).toMatchObject({
    kind: 'change',
    into: 'the-second',
    split: { moves: [{ kind: 'award' }] },
  });
});

it.each([
  ['a fact of the other one that is wrong', { otherName: 'IMPOSSIBLE' }, 'is not possible'],
  ['a page of the other one, without a reason', { into: '/title/osuofia' }, 'Say why.'],
])('a split with %s gives the form back', async (_what, more, why) => {
  site.core.records.set('title twins', { displayTitle: 'Twins', type: 'MOVIE', credits: [] });
  const form = { action: 'split', facts: '{}', moves: '/awards/amvca', source: 'A poster', ...more };
  const answer = await send(amina, '/api/me/edits/forms/title/twins', {
    ...form,
    step: 'submit',
    agree: 'yes',
  });
  expect(answer.status).toBe(400);
  expect(text(answer)).toContain(why);
  expect(text(answer)).toContain('name="moves" value="/awards/amvca"');
  expect(text(answer)).not.toContain('name="displayTitle"');
});

it('a new title is proposed by form', async () => {
  site.core.records.set('title a-new-film', {});
  const form = { action: 'create', fields: 'displayTitle', displayTitle: 'A New Film', source: 'A poster' };
  const shown = await send(amina, '/api/me/edits/forms/title/new', form);
  expect(text(shown)).toMatch(/href="\/contribute\/new\/title"[^]*A New Film is new in the catalogue\./);
  const sent = await send(amina, '/api/me/edits/forms/title/new', { ...form, step: 'submit', agree: 'yes' });
  expect(sent.status).toBe(303);
  const [edit] = await site.visitor.does<EditSummary[]>('GET /api/edits');
  expect(edit).toMatchObject({
    kind: 'create',
    record: { slug: 'a-new-film' },
    fields: ['displayTitle', 'credits'],
  });
});

describe('in French', () => {
  const french = { language: 'fr' };

  it('a proposal stays in French, refused and submitted', async () => {
    const record = { displayTitle: 'Fable', genres: ['drama'], credits: [] };
    site.core.records.set('title fable', record);
    const form = {
      ...typed('97'),
      ...french,
      facts: JSON.stringify(record),
      fields: 'genres',
      genres: 'war',
      step: 'submit',
    };
    const refused = text(await send(amina, '/api/me/edits/forms/title/fable', form));
    expect(refused).toContain('<html lang="fr" dir="ltr">');
    expect(refused).toMatch(/Genres[^]*Maintenant : drame[^]*Ensuite : guerre/);
    expect(refused).toContain('href="/fr/contribute/edit/title/fable"');
    expect(refused).toContain('>Cochez la case');
    const sent = await send(amina, '/api/me/edits/forms/title/fable', { ...form, agree: 'yes' });
    expect(sent.headers.location).toMatch(/^\/fr\/contribute\/edits\/\w+$/);
    const id = String(sent.headers.location).split('/').at(-1)!;
    const page = `/api/me/edits/forms/review/${id}`;
    expect(text(await shown(amina, `${page}?language=fr`))).toContain('Ouverte.');
    const withdrawn = await send(amina, `${page}/withdraw`, french);
    expect(withdrawn.headers.location).toBe(`${page}?done=withdraw&language=fr`);
    const own = await send(amina, `${page}/thank`, french);
    expect([own.status, text(own)]).toEqual([403, expect.stringContaining('pas le droit')]);
  });

  it('what holds an edit is said to editors in French, what a former version found in English', async () => {
    const editor = site.member(FIRST_EDITOR);
    const insult = { ...runtime(59, 96), comment: 'What a stupid film.' };
    const { id, checks } = await site.member('rude').does<Edit>('POST /api/edits', insult);
    expect(checks).toEqual(['It has an insult.']);
    await site.part.database
      .collection<{ slug: string; checks: string[] }>('contribute_edits')
      .updateOne({ slug: 'lionheart', checks }, { $set: { checks: [...checks, 'It is <odd>.'] } });
    const page = `/api/me/edits/forms/review/${id}`;
    const french = text(await shown(editor, `${page}?language=fr`));
    expect(french).toContain('<p class="wrong">Elle contient une insulte.</p>');
    expect(french).toContain('<p class="wrong" lang="en" dir="ltr">It is &lt;odd&gt;.</p>');
    expect(text(await shown(editor, page))).toContain('<p class="wrong">It has an insult.</p>');
    expect(text(await shown(amina, page))).not.toContain('It has an insult.');
  });

  it('the page of the own edits leads to pages in French', async () => {
    const page = text(await shown(amina, '/api/me/edits/forms/own?language=fr'));
    expect(page).toMatch(/href="\/fr\/contribute"[^]*href="\/fr\/contribute\/edits\?/);
    expect(page).toContain('Vous débutez');
  });
});

describe('the page of the own edits', () => {
  const OWN = '/api/me/edits/forms/own';

  it('says what the member may do, and leads to the edits', async () => {
    expect((await site.visitor.call(`GET ${OWN}`)).status).toBe(401);
    const page = text(await amina.call(`GET ${OWN}`, undefined, signedIn));
    expect(page).toContain('You are a beginner');
    expect(page).toMatch(/contribute\/edits\?state=all&amp;author=\d+/);
    expect(page).not.toContain('Undo all edits');
  });

  it('has the tools of editors, and gives nobody else what they do', async () => {
    const editor = site.member(FIRST_EDITOR);
    await site.give(site.member('careful'), 0);
    const form = { 'handle-appoint': 'careful', 'reason-appoint': 'Knows the archive.' };
    expect((await send(amina, `${OWN}/appoint`, form)).status).toBe(403);
    const appointed = await send(editor, `${OWN}/appoint`, form);
    expect(appointed).toMatchObject({ status: 303, headers: { location: `${OWN}?done=appoint` } });
    expect(text(await shown(editor, `${OWN}?done=appoint`))).toContain('The member is an editor.');
    const number = await site.give(site.member('spammer'), 0);
    const rollback = { 'author-rollback': String(number), 'reason-rollback': 'Spam.' };
    const { status, headers } = await send(editor, `${OWN}/rollback`, rollback);
    expect(status).toBe(303);
    expect(text(await shown(editor, String(headers.location)))).toContain('0 edits are taken back');
    expect(text(await shown(site.member('spammer'), OWN))).toContain('Spam.');
  });

  it('gives a refused form back as it was typed', async () => {
    const form = { 'handle-appoint': NASTY, 'reason-appoint': 'Knows <the> archive.' };
    const answer = await send(site.member(FIRST_EDITOR), `${OWN}/appoint`, form);
    expect(answer.status).toBe(404);
    expect(text(answer)).toMatch(
      /role="alert">[^]*value="&quot;&gt;&lt;script&gt;[^]*<textarea [^>]*>\nKnows &lt;the&gt; archive\./,
    );
  });

  it('says nothing that its address makes up', async () => {
    expect((await shown(amina, `${OWN}?done=everything`)).status).toBe(400);
    expect((await shown(amina, `${OWN}?done=rollback&reverted=-1`)).status).toBe(400);
  });
});

describe('the page of one edit', () => {
  const page = (id: string): string => `/api/me/edits/forms/review/${id}`;
  const propose = (minutes: number): Promise<Edit> => amina.does('POST /api/edits', runtime(59, minutes));

  it('asks visitors to sign in', async () => {
    const { id } = await propose(101);
    expect((await site.visitor.call(`GET ${page(id)}`)).status).toBe(401);
  });

  it('has a vote for members with standing, and none for others', async () => {
    const { id } = await propose(102);
    const voter = site.member('voter');
    await site.give(voter, 10);
    expect(text(await voter.call(`GET ${page(id)}`, undefined, signedIn))).toContain('Say no');
    expect(text(await site.member('new').call(`GET ${page(id)}`, undefined, signedIn))).not.toContain(
      'Say no',
    );
    const voted = await send(voter, `${page(id)}/accept`, {});
    expect(voted).toMatchObject({ status: 303, headers: { location: `${page(id)}?done=accept` } });
    expect(await site.visitor.does(`GET /api/edits/${id}`)).toMatchObject({ accepting: 1 });
    const no = await send(voter, `${page(id)}/say-no`, { 'reason-say-no': '' });
    expect(no.status).toBe(400);
    expect(text(no)).toContain('Say why not.');
  });

  it('has the decision for editors, who alone read the mail address of a visitor', async () => {
    const editor = site.member(FIRST_EDITOR);
    const proposed = { ...runtime(59, 103), mail: 'ada@sinima.example' };
    const { id } = await site.visitor.does('POST /api/edits', proposed);
    expect(text(await editor.call(`GET ${page(id)}`, undefined, signedIn))).toContain('ada@sinima.example');
    expect(text(await amina.call(`GET ${page(id)}`, undefined, signedIn))).not.toContain('ada@');
    expect((await send(editor, `${page(id)}/approve`, {})).status).toBe(303);
    expect(site.core.records.get('title lionheart')).toMatchObject({ runtimeMins: 103 });
    expect(text(await editor.call(`GET ${page(id)}`, undefined, signedIn))).not.toContain('ada@');
  });
});
