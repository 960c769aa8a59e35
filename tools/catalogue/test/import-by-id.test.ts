import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Document } from 'mongodb';
import type { CreditRecord } from '@sinima/bff/credits/credit.schema';
import type { TitleDetail } from '@sinima/bff/titles/title.dto';
import { fixture, openImportCatalogue, reportLines, type ImportCatalogue } from './import-catalogue.ts';

const JUSTWATCH = ['justwatch-credits.csv', 'justwatch-titles.csv'].map(fixture);
const IMDB = ['name.basics.tsv', 'title.basics.tsv', 'title.principals.tsv', 'title.ratings.tsv'].map(
  fixture,
);

let catalogue: ImportCatalogue;

beforeAll(async () => {
  catalogue = await openImportCatalogue();
}, 60_000);

afterAll(() => catalogue.close(), 60_000);

const title = (slug: string): Promise<Document | null> =>
  catalogue.connection.collection('titles').findOne({ slug });
const person = (name: string): Promise<Document | null> =>
  catalogue.connection.collection('people').findOne({ name, source: { $exists: true } });
const credits = async (name: string): Promise<string[]> => {
  const found = await catalogue.connection
    .collection('credits')
    .find({ personId: (await person(name))?._id })
    .toArray();
  return (found as unknown as CreditRecord[])
    .map(({ roleCategory, characterName }) => `${roleCategory} ${characterName ?? ''}`.trim())
    .sort();
};
const reports = async (files: readonly string[], options = {}): Promise<Record<string, string[]>> => {
  const outcomes = await catalogue.run(files, options);
  const lines = outcomes.map(
    async (outcome) => [basename(outcome.file), await reportLines(outcome)] as const,
  );
  return Object.fromEntries(await Promise.all(lines));
};

describe('an import of JustWatch’s titles and credits', () => {
  it('reads titles before credits, and reports each odd row', async () => {
    const found = await reports(JUSTWATCH);
    expect(Object.keys(found)).toEqual(['justwatch-titles.csv', 'justwatch-credits.csv']);
    expect(found).toEqual({
      'justwatch-titles.csv': [
        '4 tm3 country: from no African country: left out',
        '6 tm5 genres: not a list in brackets: left out',
        '6 tm5 imdb_score: not a rating from 1 to 10: left out',
        '7 tm6 genres: not a genre that is known: left out',
        '7 tm6 production_countries: not a country that is known: left out',
        '8 tx7 type: neither MOVIE nor SHOW: rejected',
        '9 tm8 runtime: not a running time: left out',
      ],
      'justwatch-credits.csv': [
        '7 104 title: a credit of a title that is not here: left out',
        '8 105 name: no name: rejected',
        '9 106 role: neither ACTOR nor DIRECTOR: rejected',
        '10 106 name: blanks at the ends, or doubled: kept as "Sipho Radebe"',
        '11 107 title: a credit of a title that is not here: left out',
        '- Kofi Mensah name: people share a name: kept apart; 3 candidates',
      ],
    });
  });

  it('keeps votes, seasons, countries by their codes and all parts of a person', async () => {
    expect(await title('the-lantern-seller')).toMatchObject({
      votes: { count: 312, mean: 7.4, isSample: false },
      countries: ['Ghana', 'France'],
      genres: ['drama', 'science fiction'],
      runtimeMins: 88,
    });
    expect(await title('kumasi-central')).toMatchObject({ type: 'SERIES', seasonCount: 3 });
    expect(await credits('Abena Frimpong')).toEqual(['ACTOR Esi', 'ACTOR The stationmaster', 'DIRECTOR']);
    expect(await person('Abena Frimpong')).toMatchObject({ roles: ['Actor', 'Director'], creditCount: 3 });
  });

  it('rates a title by its votes', async () => {
    const page = await catalogue.get<TitleDetail>('/api/titles/slug/the-lantern-seller');
    expect(page.bayesianRating).toBeGreaterThan(6);
    expect(page.ratingIsSample).toBe(false);
    expect((await title('the-lantern-seller'))?.rank).toBeGreaterThan(0);
  });

  it('keeps people of one name apart when the source does', async () => {
    const people = catalogue.connection.collection('people');
    expect(await people.countDocuments({ name: 'Kofi Mensah' })).toBe(3);
    expect(await people.countDocuments({ name: 'Kofi Mensah', facets: 'any' })).toBe(3);
  });
});

describe('an import of IMDb’s files', () => {
  it.each([
    [['title.basics.tsv'], 'IMDb’s files do not say which country a title is from.'],
    [['title.principals.tsv'], 'title.principals has no names of people.'],
    [['netflix-shape.csv', 'nothing-there.csv'], 'nothing-there.csv cannot be read (ENOENT).'],
  ])('of %j alone is refused', async (files, message) => {
    await expect(catalogue.run(files.map(fixture))).rejects.toThrow(message);
  });

  it('takes the country from the operator, and reports each odd row', async () => {
    expect(await reports(IMDB, { assumeCountry: 'Nigeria' })).toEqual({
      'title.basics.tsv': [
        '4 tt8000003 titleType: neither a film nor a series: left out',
        '6 tt8000005 isAdult: for adults only: left out',
        '7 tt8000006 primaryTitle: no primaryTitle: rejected',
        '8 tt8000007 : 4 cells where there should be 9: rejected',
      ],
      'title.principals.tsv': ['8 tt8000003 title: a credit of a title that is not here: left out'],
      'name.basics.tsv': [
        '5 nm8000004 person: a person without a credit here: left out',
        '6 nm8000005 birthYear: not a year: left out',
      ],
      'title.ratings.tsv': [
        '3 tt8000002 averageRating: not a rating from 1 to 10: left out',
        '3 tt8000002 averageRating: no votes: rejected',
        '4 tt8000003 title: votes of a title that is not here: left out',
        '- tt8000001 person: a credit whose person no file names: left out',
        '- Peter Adeniran-Cole name: people share a name: kept apart; 2 candidates',
      ],
    });
  });

  it('keeps names, years, parts and votes', async () => {
    expect(await title('the-salt-harvest')).toMatchObject({
      originalTitle: 'Gishiri',
      countries: ['Nigeria'],
      votes: { count: 1204, mean: 7.9, isSample: false },
    });
    expect(await title('quoted-only-here')).toMatchObject({ displayTitle: '"Quoted" Only Here' });
    expect(await credits('Zainab Lawal-Musa')).toEqual(['ACTOR Hauwa / The Voice', 'PRODUCER']);
    expect(await person('Zainab Lawal-Musa')).toMatchObject({
      birthYear: 1961,
      roles: ['Actor', 'Producer'],
    });
    expect(await person('Old Scribe')).not.toHaveProperty('birthYear');
  });

  it('changes nothing when all is read again, and reads packed files alike', async () => {
    const { imports, ...before } = await catalogue.documents();
    await catalogue.run(JUSTWATCH, { again: true });
    const folder = await mkdtemp(join(tmpdir(), 'sinima-packed-'));
    try {
      const packed = IMDB.map((file) => join(folder, `${basename(file)}.gz`));
      for (const [place, file] of IMDB.entries())
        await writeFile(packed[place]!, gzipSync(await readFile(file)));
      const outcomes = await catalogue.run(packed, { assumeCountry: 'Nigeria' });
      expect(outcomes.map(({ progress }) => progress.counts.rows)).toEqual([7, 8, 5, 3]);
    } finally {
      await rm(folder, { recursive: true });
    }
    const { imports: later, ...after } = await catalogue.documents();
    expect(after).toEqual(before);
    expect([imports!.length, later!.length]).toEqual([6, 10]);
  }, 30_000);
});
