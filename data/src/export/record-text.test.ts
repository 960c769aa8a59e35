import { RecordText } from './record-text.ts';

const FILE = `# A remark.
displayTitle: Àjọ̀kẹ́
type: MOVIE # a film
releaseYear: 2010

genres: [drama, comedy]
plotSummary: >-
  A made-up story about a woman
  who opens a cinema.
credits:
  # The director first.
  - { person: amina, role: DIRECTOR }

  - { person: kofi,   role: ACTOR, characterName: 'Deji' }
trivia:
  - One fact.
`;
const ORDER = [
  'displayTitle',
  'type',
  'releaseYear',
  'runtimeMins',
  'genres',
  'plotSummary',
  'plotIn',
  'credits',
  'trivia',
];

function changed(...effects: Parameters<RecordText['change']>[1][]): string {
  const text = new RecordText(FILE);
  for (const effect of effects) text.change(undefined, effect, ORDER);
  return text.toString();
}

it.each<[string, Parameters<RecordText['change']>[1], string, string]>([
  [
    'a remark stays in its line',
    { field: 'type', after: 'SERIES' },
    'type: MOVIE # a film',
    'type: SERIES # a film',
  ],
  [
    'a new field stands in its place',
    { field: 'runtimeMins', after: 101 },
    '2010\n\n',
    '2010\nruntimeMins: 101\n\n',
  ],
  ['a field goes', { field: 'releaseYear' }, 'releaseYear: 2010\n', ''],
  ['a short list', { field: 'genres', removed: ['comedy'], added: ['crime'] }, 'comedy]', 'crime]'],
  [
    'an item takes the place of another',
    {
      field: 'credits',
      removed: [{ person: 'amina', role: 'DIRECTOR' }],
      added: [{ person: 'ada', role: 'DIRECTOR' }],
    },
    'person: amina,',
    'person: ada,',
  ],
  [
    'an item comes last',
    { field: 'credits', added: [{ person: 'ada', role: 'WRITER' }] },
    "'Deji' }\n",
    "'Deji' }\n  - { person: ada, role: WRITER }\n",
  ],
  [
    'an item comes to its place',
    { field: 'credits', added: [{ person: 'ada', role: 'WRITER' }], addedAt: [1] },
    '  - { person: kofi,',
    '  - { person: ada, role: WRITER }\n  - { person: kofi,',
  ],
  [
    'an item takes the place of another, and two come beside it',
    {
      field: 'credits',
      removed: [{ person: 'amina', role: 'DIRECTOR' }],
      added: [
        { person: 'ada', role: 'DIRECTOR' },
        { person: 'bola', role: 'WRITER' },
        { person: 'zola', role: 'WRITER' },
      ],
      addedAt: [2, 0, 1],
    },
    '  - { person: amina, role: DIRECTOR }\n',
    '  - { person: bola, role: WRITER }\n  - { person: zola, role: WRITER }\n  - { person: ada, role: DIRECTOR }\n',
  ],
  [
    'a text in a list',
    { field: 'trivia', added: ['Another: fact.'] },
    '  - One fact.\n',
    "  - One fact.\n  - 'Another: fact.'\n",
  ],
  [
    'translations stand below the text that they translate, each in lines of its own',
    {
      field: 'plotIn',
      after: {
        fr: { text: `Une femme ${'qui ouvre un cinéma '.repeat(5)}rit.`, of: 'abcdefgh', isDraft: true },
      },
    },
    'opens a cinema.\n',
    [
      'opens a cinema.',
      'plotIn:',
      '  fr:',
      '    text: >-',
      '      Une femme qui ouvre un cinéma qui ouvre un cinéma qui ouvre un cinéma qui ouvre un cinéma qui',
      '      ouvre un cinéma rit.',
      '    of: abcdefgh',
      '    isDraft: true\n',
    ].join('\n'),
  ],
  ['all items go', { field: 'trivia', removed: ['One fact.'] }, 'trivia:\n  - One fact.\n', ''],
  [
    'a folded text becomes a short one',
    { field: 'plotSummary', after: 'Short.' },
    '>-\n  A made-up story about a woman\n  who opens a cinema.',
    'Short.',
  ],
])('every other byte stays: %s', (_what, effect, from, to) => {
  expect(FILE.split(from)).toHaveLength(2);
  expect(changed(effect)).toBe(FILE.replace(from, () => to));
});

it('a person comes into a file in the order of the slugs, and goes without a trace', () => {
  const people = '# A remark.\namina:\n  name: Amina\n\nkofi:\n  name: Kofi\n';
  const text = new RecordText(people);
  text.addEntry('ada', { name: 'Ada' });
  text.addEntry('bola', { name: 'Bola' });
  text.addEntry('zola', { name: 'Zola' });
  text.change('kofi', { field: 'bio', after: 'An actor.' }, ['name', 'bio']);
  expect(text.toString()).toBe(
    '# A remark.\nada:\n  name: Ada\n\namina:\n  name: Amina\n\nbola:\n  name: Bola\n\nkofi:\n  name: Kofi\n  bio: An actor.\n\nzola:\n  name: Zola\n',
  );
  for (const slug of ['ada', 'bola', 'zola']) text.removeEntry(slug);
  text.change('kofi', { field: 'bio' }, ['name', 'bio']);
  expect(text.toString()).toBe(people);
});
