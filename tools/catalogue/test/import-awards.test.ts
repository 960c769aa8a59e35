import { join } from 'node:path';
import type { Catalogue } from '@sinima/data/catalogue';
import { editionsText } from '../src/awards/award-file.ts';
import { readBatch, type Batch } from '../src/awards/batch.ts';
import { convertRows } from '../src/awards/convert-rows.ts';
import { mergeEditions } from '../src/awards/merge-editions.ts';
import { sourceRows } from '../src/awards/source-row.ts';

const FILE = join(__dirname, 'fixtures/awards.csv');
const credit = (person: string, role: string) => ({ person, role });
const title = (slug: string, displayTitle: string, releaseYear: number, credits: object[]) => {
  return { slug, displayTitle, releaseYear, type: 'MOVIE', countries: ['Nigeria'], credits };
};
const catalogue = {
  titles: [
    title('ajoke', 'Àjọ̀kẹ́', 2012, [credit('amina-bello', 'ACTOR'), credit('amina-bello', 'DIRECTOR')]),
    title('the-court', 'The Court', 2013, [credit('kofi-mensah', 'DIRECTOR')]),
  ],
  people: [
    { slug: 'amina-bello', name: 'Amina Bello', roles: ['Director', 'Actor'] },
    { slug: 'kofi-mensah', name: 'Kofi Mensah', roles: ['Director'] },
  ],
} as unknown as Catalogue;
const batch: Batch = {
  body: 'stars',
  file: 'awards.csv',
  from: 'https://example.org',
  licence: 'none',
  read: '2026-01-01',
  directorsIn: [],
  knownTitlesOnly: false,
  allWon: false,
  categories: {},
  headings: [],
  personForWork: false,
  titles: [],
  leaveOut: [],
  corrections: [],
};

const converted = async (changes: Partial<Batch> = {}) => {
  const {
    converted: nominees,
    leftOut,
    unlinked,
  } = convertRows({ ...batch, ...changes }, await sourceRows(FILE), catalogue);
  return {
    facts: nominees.map(({ row, facts }) => [row.line, facts]),
    leftOut: leftOut.map(({ row, why }) => [row.line, why]),
    unlinked: unlinked.map(({ row, why }) => [row.line, why]),
  };
};

describe('importing awards', () => {
  it('import of awards links films whatever their spelling, and names nobody for a film', async () => {
    const { facts } = await converted();
    expect(facts.slice(0, 2)).toEqual([
      [2, { work: 'The Drum', won: true }],
      [3, { title: 'ajoke', won: false }],
    ]);
  });

  it('import of awards links people by their credits, and makes several of one cell', async () => {
    const { facts } = await converted();
    expect(facts).toContainEqual([4, { title: 'ajoke', person: 'amina-bello', won: true }]);
    expect(facts.filter(([line]) => line === 5)).toEqual([
      [5, { title: 'ajoke', name: 'Kofi Mensah', won: false }],
      [5, { title: 'ajoke', name: 'Nobody Known', won: false }],
    ]);
    expect(facts).toContainEqual([6, { name: 'Old Star', won: true }]);
  });

  it('import of awards does not link a film of another director or of another time', async () => {
    const { facts, unlinked } = await converted();
    expect(facts).toContainEqual([7, { work: 'The Court', name: 'Wrong Person', won: true }]);
    expect(facts).toContainEqual([10, { work: 'Ajoke', won: true }]);
    expect(unlinked).toEqual(
      expect.arrayContaining([
        [7, 'another director than the-court'],
        [10, 'another year than ajoke (2012)'],
      ]),
    );
  });

  it('import of awards leaves out lost headings and categories without a winner', async () => {
    const { leftOut } = await converted();
    expect(leftOut).toEqual([
      [8, 'the heading of the category is lost in the file'],
      [9, 'no winner of the category is marked'],
    ]);
  });

  it('import of awards takes the headings, corrections and titles of a batch', async () => {
    const { facts } = await converted({
      headings: [
        {
          year: 2013,
          was: 'Kofi Mensah (',
          is: 'Best Writer',
          where: 'https://example.org',
          isSwapped: false,
        },
      ],
      corrections: [{ line: 9, won: true, why: 'the page says so' }],
      titles: [{ work: 'the drum', year: 2013, title: 'the-court', why: 'another name' }],
    });
    expect(facts).toContainEqual([2, { title: 'the-court', won: true }]);
    expect(facts).toContainEqual([8, { title: 'ajoke', name: 'Kofi Mensah', won: true }]);
    expect(facts).toContainEqual([9, { title: 'ajoke', won: true }]);
  });

  it('merged editions keep what other sources say, and report what they say otherwise', async () => {
    const there = [
      {
        year: 2013,
        source: 'https://example.org/other',
        categories: [
          { name: 'Best Film', nominees: [{ title: 'ajoke', won: true }] },
          { name: 'Best Song', nominees: [{ name: 'A Song', won: true }] },
        ],
      },
    ];
    const { converted: nominees } = convertRows(batch, await sourceRows(FILE), catalogue);
    const { editions, contradictions, onlyThere } = mergeEditions(there, nominees);
    expect(editions.map(({ year }) => year)).toEqual([2030, 2013]);
    expect(editions[1]!.categories.at(-1)).toEqual({
      name: 'Best Song',
      source: 'https://example.org/other',
      nominees: [{ name: 'A Song', won: true }],
    });
    expect(contradictions).toHaveLength(1);
    expect(onlyThere).toHaveLength(1);
    expect(editionsText(editions).split('\n').slice(0, 6)).toEqual([
      'editions:',
      '  - year: 2030',
      '    source: https://example.org/2030',
      '    categories:',
      '      - name: Best Film',
      '        nominees:',
    ]);
  });

  it('a file without columns of awards, and a batch that is none, are refused', async () => {
    await expect(sourceRows(join(__dirname, 'fixtures/netflix-shape.csv'))).rejects.toThrow(
      /no known columns/,
    );
    expect(() => readBatch(FILE)).toThrow(/is not right/);
  });
});
