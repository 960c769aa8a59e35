import { loadCatalogue } from './load-catalogue.ts';
import { problemText } from './source/problem.ts';
import { openSmallFiles, type SmallFiles } from './test/small-files.ts';

const AJOKE = 'titles/nigeria/ajoke.yaml';
const LATER =
  '  - { amount: 31000000, currency: NGN, precision: rounded, market: Nigeria, until: 2012-12-31, source: { where: A book } }\n';
const EARLIER =
  '  - { amount: 120, currency: NGN, market: Nigeria, year: 2011, source: { where: A book, url: https://example.org/ } }\n';

let files: SmallFiles;

beforeEach(() => {
  files = openSmallFiles();
});

afterEach(() => files.remove());

const enter = (figures: string): void =>
  files.edit(AJOKE, 'credits:\n', `boxOffice:${figures === '' ? ' []' : ''}\n${figures}credits:\n`);
const problems = (): string[] => loadCatalogue(files.dataDir).problems.map(problemText);

it('checker takes published figures of a box office, the latest first', () => {
  enter(LATER + EARLIER);
  expect(problems()).toEqual([]);
  expect(
    loadCatalogue(files.dataDir)
      .catalogue.titles.find(({ slug }) => slug === 'ajoke')
      ?.boxOffice?.map(({ amount }) => amount),
  ).toEqual([31_000_000, 120]);
});

it.each([
  ['none', '', '9:1: boxOffice: [] is empty: name a figure, or take the line out.'],
  ['a currency by its sign', EARLIER.replace('NGN', 'N'), '[0].currency: "N" is not a currency: as in NGN.'],
  ['no source', EARLIER.replace(/, source.*\}/, ' }'), '[0].source: is missing.'],
  ['no period', EARLIER.replace(' year: 2011,', ''), '[0]: say when the tickets were sold: year, or until.'],
  [
    'two periods',
    EARLIER.replace('year: 2011', 'year: 2011, until: 2011-12-31'),
    '[0]: say when the tickets were sold: year, or until.',
  ],
  ['a time before the release', EARLIER.replace('2011', '2009'), '[0]: is of before the release in 2010.'],
  ['the latest period last', EARLIER + LATER, '[1]: the latest period stands first.'],
  ['a period twice', EARLIER + EARLIER, '[1]: is of a market and period named above.'],
])('checker refuses a box office with %s', (_what, figures, said) => {
  enter(figures);
  expect(problems()).toEqual([expect.stringContaining(said)]);
});

it('checker refuses a box office of an upcoming title', () => {
  files.edit(
    'titles/nigeria/soon.yaml',
    'credits:',
    `boxOffice:\n${EARLIER.replace('2011', '2099')}credits:`,
  );
  expect(problems()).toEqual([expect.stringContaining('boxOffice: an upcoming title has none.')]);
});
