import { loadCatalogue } from './load-catalogue.ts';
import { openCatalogueLines } from './open-catalogue.ts';
import { problemText } from './source/problem.ts';
import { openSmallFiles, type SmallFiles } from './test/small-files.ts';

const COURT = 'titles/ghana/the-court.yaml';
const CREDIT = '  - { company: loom-pictures, role: production, source: { where: A made-up poster } }\n';

let files: SmallFiles;

beforeEach(() => {
  files = openSmallFiles();
});

afterEach(() => files.remove());

it('catalogue has companies, and titles that credit them', () => {
  const { catalogue, problems, remarks } = loadCatalogue(files.dataDir);
  expect([...problems, ...remarks]).toEqual([]);
  expect(catalogue.companies).toMatchObject([
    { slug: 'loom-pictures', name: 'Loom Pictures', country: 'Ghana' },
  ]);
  const record = openCatalogueLines(catalogue).find((line) => line.includes('"kind":"company"'));
  expect(JSON.parse(record ?? '{}')).toMatchObject({ slug: 'loom-pictures', otherNames: ['LP'] });
});

it.each([
  [
    'that has no file',
    'loom-pictures, role',
    'loom-picture, role',
    'companies[0].company: nothing in companies/ has the slug "loom-picture". Did you mean loom-pictures?',
  ],
  ['in another role', 'production', 'catering', 'companies[0].role: "catering" is not known'],
  [
    'with a market of its production',
    'role: production',
    'role: production, market: Ghana',
    'companies[0].market: is for distribution alone: take it out.',
  ],
  ['without a source', ', source: { where: A made-up poster }', '', 'companies[0].source: is missing.'],
  ['twice', CREDIT, CREDIT + CREDIT, 'companies[1]: is named a second time.'],
])('checker refuses a title with a company %s', (_how, from, to, said) => {
  files.edit(COURT, from, to);
  expect(loadCatalogue(files.dataDir).problems.map(problemText)).toEqual([expect.stringContaining(said)]);
});

it('checker refuses a company without a source, and one that no title credits', () => {
  files.edit('companies/loom-pictures.yaml', 'country: Ghana\n', '');
  files.add('companies/nobody.yaml', 'name: Nobody\n');
  const { problems, remarks } = loadCatalogue(files.dataDir);
  expect([...problems, ...remarks].map(problemText)).toEqual([
    'data/catalogue/companies/nobody.yaml:1:1: sources: is missing.',
    'data/catalogue/companies/nobody.yaml:1:1: no title credits nobody: add a credit, or take it out.',
  ]);
});
