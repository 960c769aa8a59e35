import { recordFrom, MARKS, type Mark, type SavedEntry } from '@sinima/catalogue-ui/saved-entry';
import type { Text } from '@sinima/contracts/text';
import * as messages from '../import.messages.ts';
import type { ExportColumn } from './export-columns.ts';
import { FileError } from '@sinima/catalogue-ui/file-error';
import type { ImportList, ImportRow } from './import-list.ts';

type Cells = Readonly<Record<string, string | undefined>>;

/** How far down the names of the columns may stand: Letterboxd's lists begin with a table about the list. */
const MAX_LINES_ABOVE = 10;

/** How many titles are looked for in one import. */
const MAX_ROWS = 2_000;

const DATE = /^\d{4}-\d{2}-\d{2}/;
const dateIn = (...cells: readonly (string | undefined)[]): string | null =>
  cells.find((cell) => cell !== undefined && DATE.test(cell)) ?? null;

const yearIn = (cell = ''): number | null => (/^\d{4}$/.test(cell) ? Number(cell) : null);

/** `Title Type` of IMDb, old and new: "TV Series", "tvMiniSeries", "Movie", "Video". */
function kindOfImdb(type = ''): ImportRow['kind'] {
  if (type === '') return null;
  return /series/i.test(type) ? 'SERIES' : 'MOVIE';
}

const fromLetterboxd = (cells: Cells): ImportRow => ({
  name: cells['Name'] ?? '',
  year: yearIn(cells['Year']),
  kind: null,
  savedAt: dateIn(cells['Watched Date'], cells['Date']),
});

const fromImdb = (cells: Cells): ImportRow =>
  cells['Const']?.startsWith('nm') === true
    ? { name: cells['Name'] ?? '', year: null, kind: 'PERSON', savedAt: dateIn(cells['Created']) }
    : {
        name: cells['Title'] ?? '',
        year: yearIn(cells['Year']),
        kind: kindOfImdb(cells['Title Type']),
        savedAt: dateIn(cells['Created'], cells['Date Rated']),
      };

function fromSinima(cells: Cells): SavedEntry | undefined {
  const of = (column: ExportColumn): string | null => cells[column] || null;
  const mark = of('List') as Mark;
  const id = of('Id');
  if (!MARKS.includes(mark) || id === null) return undefined;
  const data = {
    kind: of('Kind'),
    slug: of('Slug'),
    name: of('Name'),
    year: yearIn(cells['Year']),
    country: of('Country'),
    genre: of('Genre'),
    picture: of('Picture'),
  };
  const record = recordFrom(mark, data, id);
  return record === null ? undefined : { mark, id, savedAt: dateIn(cells['Saved']), record };
}

/** The columns by which an export is known. */
const FORMATS = [
  { from: 'Sinima', columns: ['List', 'Slug', 'Id'] },
  { from: 'IMDb', columns: ['Const'] },
  { from: 'Letterboxd', columns: ['Name', 'Letterboxd URI'] },
  { from: 'Letterboxd', columns: ['Position', 'Name', 'URL'] },
] as const;

function formatOf(line: readonly string[]): (typeof FORMATS)[number]['from'] | undefined {
  return FORMATS.find(({ columns }) => columns.every((column) => line.includes(column)))?.from;
}

/** The key of a line, since a diary names a film once for each time that it was watched. */
const sameness = ({ name, year, kind }: ImportRow): string => `${name}\n${year}\n${kind}`;

function uniqueRows(rows: readonly ImportRow[]): ImportRow[] {
  const named = rows.filter(({ name }) => name !== '');
  return [...new Map(named.map((row) => [sameness(row), row])).values()];
}

/**
 * Return what a table holds, which the names of its columns tell.
 *
 * @param lines the cells of each line
 * @throws FileError where it is none of the known exports, or holds nothing
 */
export function readTable(file: string, lines: readonly (readonly string[])[], text: Text): ImportList {
  const top = lines.slice(0, MAX_LINES_ABOVE).findIndex((line) => formatOf(line) !== undefined);
  const columns = lines[top];
  const from = columns && formatOf(columns);
  if (columns === undefined || from === undefined) throw new FileError(text(messages.fileUnknown, { file }));
  const rows = lines
    .slice(top + 1)
    .map((line): Cells => Object.fromEntries(columns.map((column, place) => [column, line[place]])));
  const list = listOf(from, rows);
  const { length } = list.from === 'Sinima' ? list.entries : list.rows;
  if (length === 0) throw new FileError(text(messages.fileEmpty, { file }));
  if (list.from !== 'Sinima' && length > MAX_ROWS)
    throw new FileError(text(messages.fileTooLong, { file, count: length, max: MAX_ROWS }));
  return list;
}

function listOf(from: ImportList['from'], rows: readonly Cells[]): ImportList {
  if (from === 'Sinima') return { from, entries: rows.flatMap((cells) => fromSinima(cells) ?? []) };
  return { from, rows: uniqueRows(rows.map(from === 'IMDb' ? fromImdb : fromLetterboxd)) };
}
