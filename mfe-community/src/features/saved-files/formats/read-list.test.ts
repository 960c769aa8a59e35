import { savedPerson } from '@sinima/catalogue-ui/saved-record';
import { englishText } from '@sinima/testing/render-fragment';
import { samplePerson } from '@sinima/testing/samples';
import type { SavedEntry } from '@sinima/catalogue-ui/saved-entry';
import { readList } from './read-list.ts';
import { MAX_FILE_BYTES } from '@sinima/catalogue-ui/file-text';
import { exportCsv, exportJson } from './write-export.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const read = (name: string, ...lines: string[]) => readList(name, bytesOf(lines.join('\n')), englishText);

const lionheart = { name: 'Lionheart', year: 2018, kind: null, savedAt: '2024-03-01' };

it.each([
  [
    'watchlist.csv',
    ['Date,Name,Year,Letterboxd URI', '2024-03-01,Lionheart,2018,https://boxd.it/abc'],
    lionheart,
  ],
  [
    'films.csv (likes)',
    ['Date,Name,Year,Letterboxd URI', '2024-03-01,"Lionheart",2018,https://boxd.it/abc'],
    lionheart,
  ],
  [
    'diary.csv',
    [
      'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date',
      '2024-03-02,Lionheart,2018,https://boxd.it/abc,4,,,2024-03-01',
      '2024-05-02,Lionheart,2018,https://boxd.it/abd,4,Yes,,2024-03-01',
    ],
    lionheart,
  ],
  [
    'a list of Letterboxd',
    [
      'Letterboxd list export v7',
      'Date,Name,Tags,URL,Description',
      '2024-01-01,My list,,https://boxd.it/x,',
      '',
      'Position,Name,Year,URL,Description',
      '1,Lionheart,2018,https://boxd.it/abc,',
    ],
    { ...lionheart, savedAt: null },
  ],
  [
    'a list of IMDb',
    [
      'Position,Const,Created,Modified,Description,Title,Original Title,URL,Title Type,IMDb Rating,Year',
      '1,tt7707314,2024-03-01,2024-03-01,,Lionheart,Lionheart,https://www.imdb.com/title/tt7707314/,Movie,5.7,2018',
    ],
    { ...lionheart, kind: 'MOVIE' },
  ],
  [
    'a series of IMDb, saved again by a spreadsheet with semicolons',
    ['Const;Your Rating;Date Rated;Title;Title Type;Year', 'tt1;8;2024-03-01;Shaka Zulu;tvMiniSeries;1986'],
    { name: 'Shaka Zulu', year: 1986, kind: 'SERIES', savedAt: '2024-03-01' },
  ],
  [
    'a list of people of IMDb',
    ['Position,Const,Created,Name,Known For', '1,nm1494720,2024-03-01,Genevieve Nnaji,Lionheart'],
    { name: 'Genevieve Nnaji', year: null, kind: 'PERSON', savedAt: '2024-03-01' },
  ],
])('file %s is read', (name, lines, row) => {
  expect(read(name, ...lines)).toMatchObject({ rows: [row] });
});

it('file in the letters of Windows is read', () => {
  const header = bytesOf('Const,Title,Year,Title Type\ntt1,');
  const list = readList(
    'imdb.csv',
    Uint8Array.from([...header, 0xc9, 0x74, 0xe9, ...bytesOf(',2001,Movie')]),
    englishText,
  );
  expect(list).toMatchObject({ rows: [{ name: 'Été' }] });
});

const entries: SavedEntry[] = [
  {
    mark: 'watchlist',
    id: 'a',
    savedAt: '2026-11-22T10:00:00.000Z',
    record: {
      id: 'a',
      kind: 'MOVIE',
      slug: 'the-ghost',
      name: 'The "Ghost", and\nthe House of Truth',
      year: 2019,
      country: 'Nigeria',
      genre: 'drama',
      picture: null,
    },
  },
  { mark: 'follow', id: 'b', savedAt: null, record: savedPerson(samplePerson({ id: 'b' })) },
];

it.each([
  ['CSV', exportCsv],
  ['JSON', exportJson],
])('what is exported as %s is read back to the letter', (_format, write) => {
  expect(readList('sinima-saved', bytesOf(write(entries)), englishText)).toEqual({ from: 'Sinima', entries });
});

it.each([
  ['', 'is empty'],
  ['PK\u0003\u0004…', 'is a ZIP file. Unpack it'],
  ['Const,Title\0\0', 'is no text file'],
  ['Name,Year\nLionheart,2018', 'is no list that Sinima knows'],
  ['Date,Name,Year,Letterboxd URI\n', 'Nothing is on the list'],
  ['Date,Name,Year,Letterboxd URI\n2024-01-01,"Lionheart,2018,x', 'quotation marks in line 2 do not match'],
  ['{"format":', 'is damaged: it is no JSON'],
  ['{"format":"other"}', 'is no list that Sinima exported'],
  ['{"format":"sinima-saved-1","entries":[{"mark":"like"},7]}', 'Nothing is on the list'],
])('file that holds %j is refused: it %s', (text, message) => {
  expect(() => readList('list.csv', bytesOf(text), englishText)).toThrow(message);
});

it('file that is too large is refused before it is read', () => {
  expect(() => readList('list.csv', new Uint8Array(MAX_FILE_BYTES + 1), englishText)).toThrow(
    'is larger than 5 MB',
  );
});

it('list that is too long is refused, with how long it may be', () => {
  const rows = Array.from({ length: 2_001 }, (_unused, index) => `2024-01-01,Film ${index},2018,x`);
  expect(() => read('list.csv', 'Date,Name,Year,Letterboxd URI', ...rows)).toThrow(
    'names 2001 titles; 2000 can be looked up at once',
  );
});
