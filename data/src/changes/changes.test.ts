import { openSmallFiles } from '../test/small-files.ts';
import { loadCatalogue } from '../load-catalogue.ts';
import type { CatalogueTitle } from '../shapes/catalogue-shape.ts';
import { textIn, textMark } from '../shapes/text-in.ts';
import { canonicalJson } from './canonical-json.ts';
import { CatalogueRecords } from './catalogue-records.ts';
import type { CatalogueChange, FieldChange } from './change.ts';
import { readChange } from './change-shape.ts';
import { planChange, type PlannedChange } from './plan-change.ts';
import type { RecordEffect } from './record-effect.ts';

const files = openSmallFiles();
const { catalogue } = loadCatalogue(files.dataDir);
afterAll(() => files.remove());

const ajoke = { kind: 'title', slug: 'ajoke' } as const;
const kofi = { kind: 'person', slug: 'kofi-mensah' } as const;
const ada = { kind: 'person', slug: 'ada-obi' } as const;
const nobody = (): undefined => undefined;

const change = (given: Partial<CatalogueChange>): CatalogueChange => ({
  edit: 'one',
  author: 7,
  kind: 'change',
  record: ajoke,
  fields: [],
  licence: 'CC0-1.0',
  decidedBy: 'votes',
  ...given,
});

const records = (): CatalogueRecords => CatalogueRecords.of(catalogue);

const plan = (
  of: CatalogueRecords,
  given: Partial<CatalogueChange>,
  effectsOf: (n: number) => readonly RecordEffect[] | undefined = nobody,
): PlannedChange => planChange(of, change(given), effectsOf);

/** Apply a change that is possible, and return what it did. */
function accept(
  of: CatalogueRecords,
  given: Partial<CatalogueChange>,
  effectsOf?: (n: number) => readonly RecordEffect[] | undefined,
) {
  const planned = plan(of, given, effectsOf);
  if (planned.outcome !== 'possible') throw new Error(JSON.stringify(planned));
  for (const effect of planned.effects) of.apply(effect);
  return planned.effects;
}

const runtime = (before: number, after: number): FieldChange => ({ field: 'runtimeMins', before, after });
const AMINA = { person: 'amina-bello', role: 'ACTOR', billingOrder: 2 };

it('a field is changed, and the record keeps the order of its fields', () => {
  const all = records();
  const order = Object.keys(all.facts(ajoke)!);
  accept(all, { fields: [runtime(101, 102)] });
  expect(all.facts(ajoke)).toMatchObject({ runtimeMins: 102 });
  expect(Object.keys(all.facts(ajoke)!)).toEqual(order);
});

it('an edit of a plot leaves its translations in the record, where they are of the earlier text', () => {
  const all = records();
  const plotSummary = String(all.facts(ajoke)!.plotSummary);
  const fr = { text: 'Une femme ouvre un cinéma.', of: textMark(plotSummary) };
  accept(all, { fields: [{ field: 'plotIn', after: { fr } }] });
  const shown = (): string => {
    const { plotSummary: english, plotIn } = all.facts(ajoke) as unknown as CatalogueTitle;
    return textIn(english!, plotIn, 'fr').text;
  };
  expect(shown()).toBe(fr.text);
  const after = `${plotSummary} Then the lights go out.`;
  accept(all, { fields: [{ field: 'plotSummary', before: plotSummary, after }] });
  expect(all.facts(ajoke)).toMatchObject({ plotIn: { fr } });
  expect(shown()).toBe(after);
});

it('a change of a field that is another one meanwhile is a conflict, with what it is now', () => {
  expect(plan(records(), { fields: [runtime(99, 102)] })).toEqual({
    outcome: 'conflict',
    conflicts: [{ field: 'runtimeMins', before: 99, now: 101 }],
  });
});

it('two edits of one list do not collide', () => {
  const all = records();
  accept(all, { fields: [{ field: 'credits', added: [{ person: 'amina-bello', role: 'WRITER' }] }] });
  accept(all, {
    fields: [{ field: 'credits', removed: [AMINA], added: [{ ...AMINA, characterName: 'Ada' }] }],
  });
  expect(all.facts(ajoke)?.credits).toMatchObject([
    { role: 'DIRECTOR' },
    { person: 'kofi-mensah' },
    { person: 'amina-bello', characterName: 'Ada' },
    { person: 'kofi-mensah' },
    { person: 'amina-bello', role: 'WRITER' },
  ]);
});

it('items that left a list come back to their places, whatever came to its end meanwhile', () => {
  const all = records();
  const before = all.facts(ajoke)!.credits as object[];
  const [first, second, ...others] = before;
  const effects = accept(all, { fields: [{ field: 'credits', removed: [second, first] }] });
  const later = { person: 'amina-bello', role: 'WRITER' };
  accept(all, { fields: [{ field: 'credits', added: [later] }] });
  expect(all.facts(ajoke)!.credits).toEqual([...others, later]);
  const reverted = accept(all, { kind: 'revert', reverts: 1 }, () => effects);
  expect(all.facts(ajoke)!.credits).toEqual([...before, later]);
  accept(all, { kind: 'revert', reverts: 3 }, () => reverted);
  expect(all.facts(ajoke)!.credits).toEqual([...others, later]);
});

it('an item that another edit took away is a conflict', () => {
  const all = records();
  accept(all, { fields: [{ field: 'credits', removed: [AMINA] }] });
  expect(
    plan(all, { fields: [{ field: 'credits', removed: [AMINA], added: [{ ...AMINA, billingOrder: 3 }] }] })
      .outcome,
  ).toBe('conflict');
});

it.each<[string, Partial<CatalogueChange>, string]>([
  [
    'no such word',
    { fields: [{ field: 'genres', before: ['drama', 'comedy'], after: ['dramma'] }] },
    'Did you mean drama?',
  ],
  ['no such field', { fields: [{ field: 'runtime', after: 1 }] }, 'there is no such field'],
  [
    'nobody of this name',
    { fields: [{ field: 'credits', added: [{ person: 'nobody', role: 'ACTOR' }] }] },
    'nothing in people/ has the slug "nobody"',
  ],
  [
    'a birthday of a living person',
    {
      record: { kind: 'person', slug: 'amina-bello' },
      fields: [{ field: 'birthDate', after: '1975-01-02' }],
    },
    'of living people only',
  ],
  [
    'a person who is credited is withdrawn',
    { kind: 'withdraw', record: kofi },
    'nothing in people/ has the slug "kofi-mensah"',
  ],
  ['nothing new', { fields: [runtime(101, 101)] }, 'It changes nothing.'],
  ['a slug that is taken', { kind: 'create', fields: [] }, 'is taken'],
  ['a merge with itself', { kind: 'merge', into: 'ajoke' }, 'one record already'],
  ['a revert of nothing', { kind: 'revert', reverts: 9 }, 'There is no such change.'],
])('refused: %s', (_what, given, message) => {
  const planned = plan(records(), given);
  expect(JSON.stringify(planned)).toContain(JSON.stringify(message).slice(1, -1));
  expect(planned.outcome).toBe('refused');
});

it('a person is created, credited, and has the role of the credit', () => {
  const all = records();
  accept(all, { kind: 'create', record: ada, fields: [{ field: 'name', after: 'Ada Obi' }] });
  accept(all, { fields: [{ field: 'credits', added: [{ person: 'ada-obi', role: 'COSTUME' }] }] });
  expect(all.toCatalogue().people.find(({ slug }) => slug === 'ada-obi')?.roles).toEqual([
    'Costume Designer',
  ]);
});

/** Records with a second entry of Kofi Mensah, who is credited in a title beside him and in another one. */
function withTwice(): CatalogueRecords {
  const all = records();
  accept(all, {
    kind: 'create',
    record: ada,
    fields: [
      { field: 'name', after: 'Ada Obi' },
      { field: 'bio', after: 'An actor.' },
    ],
  });
  const credits = [
    { person: 'ada-obi', role: 'ACTOR' },
    { person: 'ada-obi', role: 'WRITER' },
  ];
  accept(all, { fields: [{ field: 'credits', added: credits }] });
  return all;
}

const MERGE = { kind: 'merge', record: ada, into: 'kofi-mensah' } as const;

it('of two people who are one, credits and prizes go to the one who stays, whose former name leads to them', () => {
  const all = withTwice();
  accept(all, MERGE);
  expect(all.facts(ada)).toBeUndefined();
  expect(all.presentSlug(ada)).toBe('kofi-mensah');
  expect(all.facts(kofi)).toMatchObject({ name: 'Kofi Mensah', bio: 'An actor.', formerSlugs: ['ada-obi'] });
  expect(all.facts(ajoke)?.credits).toHaveLength(5);
  expect(JSON.stringify(all.facts(ajoke))).not.toContain('ada-obi');
});

it('a featured person who is merged is featured by the name of the one who stays, and by the former one after a revert', () => {
  const all = records();
  const amina = { kind: 'person', slug: 'amina-bello' } as const;
  const merged = accept(all, { kind: 'merge', record: amina, into: 'kofi-mensah' });
  expect(all.toCatalogue().curation.featuredPeople).toEqual(['kofi-mensah']);
  accept(all, { kind: 'revert', reverts: 1 }, () => merged);
  expect(all.toCatalogue().curation.featuredPeople).toEqual(['amina-bello']);
});

const split = (
  into: string,
  fields: readonly FieldChange[],
  moves: NonNullable<CatalogueChange['split']>['moves'] = [],
) => ({ into, split: { fields, moves } });

it('a person who is two: the other one has the credits and facts that go there, and all comes back with a revert', () => {
  const all = records();
  const before = canonicalJson(all.toCatalogue());
  const { bio } = all.facts(kofi)!;
  const credited = (person: string): unknown[] =>
    (all.facts(ajoke)!.credits as { person: string }[]).filter((credit) => credit.person === person);
  const credits = credited('kofi-mensah');
  const effects = accept(all, {
    ...split('ada-obi', [{ field: 'name', after: 'Ada Obi' }], [ajoke]),
    record: kofi,
    fields: bio === undefined ? [] : [{ field: 'bio', before: bio }],
  });
  expect(all.facts(ada)).toMatchObject({ name: 'Ada Obi', ...(bio !== undefined && { bio }) });
  expect(all.facts(kofi)).not.toHaveProperty('bio');
  expect(credited('kofi-mensah')).toEqual([]);
  expect(credited('ada-obi')).toHaveLength(credits.length);
  accept(all, { kind: 'revert', record: kofi, reverts: 1 }, () => effects);
  expect(canonicalJson(all.toCatalogue())).toBe(before);
});

it('prizes of a person for a title go with the title, and others with the award that is named', () => {
  const all = records();
  const prizes = (): string =>
    JSON.stringify(all.slugs('award').map((slug) => all.facts({ kind: 'award', slug })));
  const [award] = all.slugs('award');
  const { editions } = all.facts({ kind: 'award', slug: award! }) as { editions: object[] };
  const honoured = (title?: string) => ({
    ...editions[0],
    categories: [
      { name: 'Best Actor', nominees: [{ ...(title && { title }), person: 'kofi-mensah', won: true }] },
    ],
  });
  const record = { kind: 'award', slug: award! } as const;
  accept(all, { record, fields: [{ field: 'editions', before: editions, after: [honoured('ajoke')] }] });
  const given = [{ field: 'name', after: 'Ada Obi' }];
  accept(all, { ...split('ada-obi', given, [ajoke]), record: kofi });
  expect(prizes()).toContain('"title":"ajoke","person":"ada-obi"');
  accept(all, {
    record,
    fields: [
      {
        field: 'editions',
        before: [
          {
            ...honoured('ajoke'),
            categories: [
              { name: 'Best Actor', nominees: [{ title: 'ajoke', person: 'ada-obi', won: true }] },
            ],
          },
        ],
        after: [honoured()],
      },
    ],
  });
  expect(prizes()).toContain('"person":"kofi-mensah"');
  accept(all, { ...split('ada-obi', [], [record]), record: kofi });
  expect(prizes()).not.toContain('kofi-mensah');
});

it('a title that is two: credits and texts go to the new one, which has the others of its own', () => {
  const all = records();
  const { credits, ...facts } = all.facts(ajoke)!;
  const [, second] = credits as object[];
  const given = ['type', 'releaseYear', 'genres', 'countries', 'languages'].flatMap((field) =>
    field in facts ? [{ field, after: facts[field] }] : [],
  );
  accept(all, {
    ...split('ajoke-2', [{ field: 'displayTitle', after: 'Ajoke 2' }, ...given]),
    fields: [{ field: 'credits', removed: [second] }],
  });
  expect(all.facts({ kind: 'title', slug: 'ajoke-2' })).toMatchObject({
    displayTitle: 'Ajoke 2',
    credits: [second],
  });
  expect(all.facts(ajoke)!.credits).toHaveLength((credits as object[]).length - 1);
});

it('two people who were merged by mistake are two again, each with the own address', () => {
  const all = withTwice();
  accept(all, MERGE);
  accept(all, { ...split('ada-obi', [{ field: 'name', after: 'Ada Obi' }], [ajoke]), record: kofi });
  expect(all.presentSlug(ada)).toBe('ada-obi');
  expect(all.facts(kofi)).not.toHaveProperty('formerSlugs');
  expect(all.facts(ada)).toEqual({ name: 'Ada Obi' });
});

it('what goes to a record that is there is added to its own, and two who were merged since are found', () => {
  const all = withTwice();
  accept(all, { record: kofi, fields: [{ field: 'bio', after: 'A writer.' }] });
  accept(all, {
    ...split('ada-obi', []),
    record: kofi,
    fields: [{ field: 'bio', before: 'A writer.' }],
  });
  expect(all.facts(ada)).toMatchObject({ name: 'Ada Obi', bio: 'An actor.' });
  expect(all.facts(kofi)).not.toHaveProperty('bio');
});

it.each<[string, Partial<CatalogueChange>, string]>([
  ['of a list', { record: { kind: 'list', slug: 'all' } }, 'Only titles and people'],
  ['into itself', { into: 'kofi-mensah' }, 'They are one record.'],
  ['that adds something', { fields: [{ field: 'bio', after: 'New.' }] }, 'facts only leave'],
  ['of nothing', { split: { fields: [], moves: [] } }, 'Say what is the other one’s.'],
  ['without a name of the new one', { split: { fields: [], moves: [ajoke] } }, 'name'],
  [
    'to a record that is there, with facts of its own',
    { into: 'amina-bello', split: { fields: [{ field: 'name', after: 'Ada' }], moves: [ajoke] } },
    'correct its own facts',
  ],
  [
    'from a record that does not name it',
    { split: { fields: [{ field: 'name', after: 'Ada Obi' }], moves: [ada] } },
    'person/ada-obi does not name it.',
  ],
  ['without a word of the other one', { into: undefined }, 'what the other record is called'],
])('refused: a split %s', (_what, given, message) => {
  const fields = [{ field: 'name', after: 'Ada Obi' }];
  const planned = plan(records(), { ...split('ada-obi', fields, [ajoke]), record: kofi, ...given });
  expect(JSON.stringify(planned)).toContain(message);
  expect(planned.outcome).toBe('refused');
});

it('any change is taken back, a merge too', () => {
  const all = withTwice();
  const before = canonicalJson(all.toCatalogue());
  const merged = accept(all, MERGE);
  expect(canonicalJson(all.toCatalogue())).not.toBe(before);
  accept(all, { kind: 'revert', reverts: 1 }, () => merged);
  expect(canonicalJson(all.toCatalogue())).toBe(before);
});

it('what changed since a change is a conflict of its revert', () => {
  const all = records();
  const first = accept(all, { fields: [runtime(101, 102)] });
  accept(all, { fields: [runtime(102, 103)] });
  expect(plan(all, { kind: 'revert', reverts: 1 }, () => first).outcome).toBe('conflict');
});

it.each([
  [{ comment: 'Ask me: ada@example.org' }, 'mail address'],
  [{ comment: 'Call +234 803 123 4567' }, 'telephone'],
  [{ author: 0 }, 'Too small'],
  [{ author: 'ada' }, 'expected number'],
  [{ fields: [{ field: 'credits', source: { where: 'x', url: 'javascript:alert(1)' } }] }, 'URL'],
])('no change: %j', (given, message) => {
  expect(JSON.stringify(readChange({ ...change({}), ...given }))).toContain(message);
});
