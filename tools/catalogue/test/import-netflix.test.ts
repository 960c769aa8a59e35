import type { SearchResults } from '@sinima/bff/search/search.dto';
import type { TitleCard } from '@sinima/api/titles/title-card.dto';
import type { TitleDetail } from '@sinima/bff/titles/title.dto';
import { fixture, openImportCatalogue, reportLines, type ImportCatalogue } from './import-catalogue.ts';

const FILE = fixture('netflix-shape.csv');

/** Everything that is odd in the fixture, row by row. */
const FOUND = [
  '10 s9 rating: a running time where the age rating should be: taken as the duration',
  '11 s10 country: a stray comma: left out',
  '12 s11 country: a stray comma: left out',
  '16 s15 country: not a country that is known: left out',
  '17 s16 country: from no African country: left out',
  '18 s17 country: from no African country: left out',
  '19 s18 country: no country: left out',
  '20 s19 country: not a country that is known: left out',
  '20 s19 country: no country: left out',
  '22 s21 title: zero-width or bidi marks: kept as "The Silent Muezzin"',
  '23 s22 title: line breaks or unusual blanks; blanks at the ends, or doubled: kept as "Dusk in Djenné"',
  '24 s23 title: letters not in normal form C: kept as "Ìrìnàjò Àdùnní"',
  '25 s24 description: damaged letters (U+FFFD): kept',
  '26 s25 description: line breaks or unusual blanks: kept as "A letter arrives. Nobody dares to open it."',
  '29 s27 title: blanks at the ends, or doubled: kept as "Sugar Cane Boys"',
  '32 s30 date_added: not a day: not used',
  '33 s31 release_year: a year after the title was added: kept',
  '34 s32 release_year: not a year: left out',
  '35 s33 release_year: not a year: left out',
  '38 s36 title: the catalogue has this title: left out; see market-day-in-onitsha',
  '39 s37 title: another title has this name: kept beside it; see market-day-in-onitsha',
  '40 s38 title: the catalogue has this title: left out; see ajoke',
  '42 s40 title: a title that a spreadsheet may have made a date: kept',
  '43 s41 cast: the same name twice in one cell: kept once',
  '45 s43 cast: a sentence where a name should be: left out',
  '47 s45 director: a stray comma: left out',
  '47 s45 cast: a stray comma: left out',
  '48 s46 listed_in: not a genre that is known: left out',
  '50 s48 duration: not the duration of a film: left out',
  '51 s49 duration: not the duration of a series: left out',
  '52 s50 duration: no duration: kept without',
  '53 s51 duration: not the duration of a film: left out',
  '54 s52 duration: not a running time: left out',
  '55 s53 type: neither Movie nor TV Show: rejected',
  '56 s54 title: no title: rejected',
  '57  show_id: no show_id: rejected',
  '58 s56 title: no title: rejected',
  '59 s57 : 6 cells where there should be 12: rejected',
  '60 s58 : 13 cells where there should be 12: rejected',
  '66 s7 show_id: a row with this id came before: rejected',
];

const NAMESAKES = [
  ['Amina Bello', 5],
  ['Bode Ashiru', 3],
  ['Chidera Nwoye', 2],
  ['Fatou Sarr-Diallo', 2],
  ['Grace Nakitto', 2],
  ['Halima Souley', 2],
  ['Juma Kessy', 3],
  ['Kofi Mensah', 3],
  ['Kwabena Asiedu', 2],
  ['Mona Sherbini', 2],
  ['Pieter Mokoena-Louw', 3],
  ['Serge Yapi', 2],
  ['Tobi Oke-Martins', 2],
  ['Uzo Anene', 2],
  ['Wambui Ngeno', 3],
].map(([name, people]) => `- ${name} name: people share a name: kept apart; ${people} candidates`);

let catalogue: ImportCatalogue;

beforeAll(async () => {
  catalogue = await openImportCatalogue();
}, 60_000);

afterAll(() => catalogue.close(), 60_000);

describe('an import of Netflix’s titles', () => {
  it('writes nothing when it is a trial, but reports what it would do', async () => {
    const before = await catalogue.documents();
    const [outcome] = await catalogue.run([FILE], { dryRun: true });
    expect(await reportLines(outcome!)).toEqual(FOUND);
    expect(await catalogue.documents()).toEqual(before);
  });

  it('reports each row that is rejected, left out, corrected or doubtful', async () => {
    const [outcome] = await catalogue.run([FILE]);
    const lines = await reportLines(outcome!);
    expect(lines.filter((line) => !line.startsWith('-'))).toEqual(FOUND);
    expect(lines.filter((line) => line.startsWith('-')).sort()).toEqual(NAMESAKES);
    expect(outcome!.progress.counts).toMatchObject({
      rows: 63,
      outcomes: { kept: 50, rejected: 7, 'left out': 6 },
    });
  });

  it('changes nothing when it is run again, even when the file is read again', async () => {
    const before = await catalogue.documents();
    const [second] = await catalogue.run([FILE]);
    expect([second!.wasDone, await catalogue.documents()]).toEqual([true, before]);
    const [third] = await catalogue.run([FILE], { again: true });
    expect([third!.wasDone, await catalogue.documents()]).toEqual([false, before]);
    expect((await reportLines(third!)).filter((line) => !line.startsWith('-'))).toEqual(FOUND);
  }, 30_000);

  it.each([
    ['laughing-in-enugu', { runtimeMins: 66, genres: [], countries: ['Nigeria'] }],
    ['two-shores', { countries: ['France', 'Algeria'] }],
    ['the-long-drought', { countries: ['Soviet Union', 'Ethiopia'], releaseYear: 1986 }],
    ['the-cocoa-ledger', { countries: ['Ivory Coast'] }],
    ['reed-dance-morning', { countries: ['Eswatini'] }],
    ['mist-over-kericho', { countries: ['Kenya'] }],
    ['title-netflix-s20', { displayTitle: 'ليالي الزمالك البعيدة' }],
    ['the-honest-broker', { displayTitle: 'The "Honest" Broker' }],
    ['market-day-in-onitsha-2019', { releaseYear: 2019 }],
    ['the-court-2018', { type: 'MOVIE', countries: ['Uganda'] }],
    ['a-goat-for-adwoa', { genres: ['family', 'comedy'], plotSummary: 'An invented story.' }],
    ['the-weavers-apprentice', { sourceId: 's7', releaseYear: 2009 }],
    ['lagoon-nights', { type: 'SERIES', genres: ['crime'], status: 'released' }],
  ])('keeps of %s %j', async (slug, facts) => {
    const title = await catalogue.connection.collection('titles').findOne({ slug });
    expect(title).toMatchObject({ source: 'netflix', ...facts });
  });

  it('leaves open what it cannot know', async () => {
    const titles = catalogue.connection.collection('titles');
    expect(await titles.findOne({ slug: 'undated-dreams' })).not.toHaveProperty('releaseYear');
    expect(await titles.findOne({ slug: 'three-days-long' })).not.toHaveProperty('runtimeMins');
    expect(await titles.findOne({ slug: 'harmattan-letters' })).not.toHaveProperty('votes');
  });

  it('shows the titles in lists, by name, in a search and on their pages', async () => {
    const slugs = async (url: string): Promise<string[]> =>
      (await catalogue.get<TitleCard[]>(url)).map(({ slug }) => slug).sort();
    expect(await slugs('/api/titles?country=Uganda')).toEqual(['night-bus-to-mbale', 'the-court-2018']);
    expect(await slugs('/api/titles?genre=thriller')).toEqual(['night-bus-to-mbale']);
    expect(await slugs('/api/titles?search=irinajo')).toEqual(['irinajo-adunni']);
    const found = await catalogue.get<SearchResults>('/api/search?q=harmatan%20leters');
    expect(found.titles.items.map(({ slug }) => slug)).toEqual(['harmattan-letters']);
    const page = await catalogue.get<TitleDetail>('/api/titles/slug/harmattan-letters');
    expect(page).toMatchObject({ displayTitle: 'Harmattan Letters', releaseYear: 2018 });
  }, 30_000);
});
