import { openCatalogueLines } from './open-catalogue.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { problemText } from './source/problem.ts';
import { openSmallFiles, type SmallFiles } from './test/small-files.ts';

const SCREEN = 'festivals/the-screen.yaml';

let files: SmallFiles;

beforeEach(() => {
  files = openSmallFiles();
});

afterEach(() => files.remove());

const problems = (): string[] => loadCatalogue(files.dataDir).problems.map(problemText);

/** The replaced text, its replacement, and the checker's message about the field. */
const wrong: (readonly [from: string, to: string, ...said: string[]])[] = [
  [
    'award: the-drum',
    'award: the-drums',
    '7:8: award: nothing in awards/ has the slug "the-drums". Did you mean the-drum?',
  ],
  ['year: 2011', 'year: 2012', '23:11: editions[1].year: editions stand newest first, each year once.'],
  ['year: 2011', 'year: 2007', '23:11: editions[1].year: is before the festival began in 2008.'],
  ['number: 3', 'number: 4', '24:13: editions[1].number: is no smaller than that of a later year.'],
  ['begins: 2012', 'begins: 2011', '12:13: editions[0].begins: is not in 2012.'],
  ['ends: 2012-07-15', 'ends: 2012-07-09', '13:11: editions[0].ends: is before the beginning.'],
  ['ends: 2012-07-15', 'ends: 2012-09-15', '13:11: editions[0].ends: makes it 68 days long.'],
  ['place: Kumasi', 'place: Accra', '14:12: editions[0].place: is the city of the festival: take it out.'],
  [
    'person: amina-bello',
    'person: nobody',
    '17:30: editions[0].juries[0].president.person: nothing in people/ has the slug "nobody".',
  ],
  [
    'name: Somebody Else',
    'person: amina-bello',
    '18:19: editions[0].juries[0].members[0]: is named a second time.',
  ],
  [
    '{ name: Somebody Else }',
    '{}',
    '18:19: editions[0].juries[0].members[0]: say who it is: person or name.',
  ],
  [
    'title: ajoke',
    'title: ajok',
    '21:27: editions[0].selections[0].titles[0].title: nothing in titles/ has the slug "ajok". Did you mean ajoke?',
  ],
  [
    'title: ajoke',
    'title: soon',
    '21:27: editions[0].selections[0].titles[0].title: soon is of 2099, and this is the edition of 2012.',
  ],
  [
    'work: Far Away',
    'title: ajoke, work: Far Away',
    '21:36: editions[0].selections[0].titles[1]: say what it is: title or work.',
  ],
  ['work: Far Away', 'title: ajoke', '21:36: editions[0].selections[0].titles[1]: is named a second time.'],
  ['    sources: [https://example.org/2011]\n', '', '23:5: editions[1].sources: is missing.'],
];

it.each(wrong)(
  'checker refuses, in a festival, %j changed to %j, with line and remedy',
  (from, to, ...said) => {
    files.edit(SCREEN, from, to);
    expect(problems()).toEqual(
      expect.arrayContaining(said.map((text) => `data/catalogue/${SCREEN}:${text}`)),
    );
  },
);

it('open catalogue has a festival with its editions and the slug of its awards body', () => {
  const lines = openCatalogueLines(loadCatalogue(files.dataDir).catalogue);
  const festival = lines.map((line) => JSON.parse(line) as object).find((one) => 'city' in one);
  expect(festival).toMatchObject({
    kind: 'festival',
    award: 'the-drum',
    editions: [{ year: 2012 }, { year: 2011 }],
  });
});
