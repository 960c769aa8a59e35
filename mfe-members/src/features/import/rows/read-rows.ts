import { FileError } from '@sinima/catalogue-ui/file-error';
import { readText } from '@sinima/catalogue-ui/file-text';
import { tableLines } from '@sinima/catalogue-ui/table-lines';
import type { Text } from '@sinima/contracts/text';
import type { ImportRow } from '../../../../api/openapi.ts';
import * as messages from './read-rows.messages.ts';
import { plainReview } from './plain-review.ts';

type Cells = Readonly<Record<string, string | undefined>>;

/** How far down the names of the columns may stand: Letterboxd's lists begin with a table about the list. */
const MAX_LINES_ABOVE = 10;

/** Limits of the API. */
const MAX_NAME = 300;
const MAX_DIRECTORS = 500;
const YEARS = { first: 1870, last: 2100 } as const;

/** The contents of a file. */
export interface RowsOfFile {
  readonly from: 'Letterboxd' | 'IMDb';
  readonly rows: readonly ImportRow[];
  /** Lines that name no title, such as people. */
  readonly passedOver: number;
}

const dayIn = (cell = ''): string | null => /^\d{4}-\d{2}-\d{2}/.exec(cell)?.[0] ?? null;

const timeIn = (...cells: readonly (string | undefined)[]): string | null => {
  const day = cells.map(dayIn).find((known) => known !== null);
  return day === undefined || day === null ? null : `${day}T00:00:00.000Z`;
};

function yearIn(cell = ''): number | null {
  const year = /^\d{4}$/.test(cell) ? Number(cell) : Number.NaN;
  return year >= YEARS.first && year <= YEARS.last ? year : null;
}

/** Return a rating of this site; null: there is none, or none on its scale. */
function ratingIn(cell: string | undefined, toTen: number): number | null {
  const rating = Number(cell || Number.NaN) * toTen;
  return rating >= 1 && rating <= 10 && Number.isInteger(rating * 2) ? rating : null;
}

/** Letterboxd has one to five stars in half steps, and in `diary.csv` a day for each line. */
const fromLetterboxd = (cells: Cells): Omit<ImportRow, 'row'> => ({
  name: (cells['Name'] ?? '').slice(0, MAX_NAME),
  year: yearIn(cells['Year']),
  rating: ratingIn(cells['Rating'], 2),
  at: timeIn(cells['Date'], cells['Watched Date']),
  watchedOn: dayIn(cells['Watched Date']),
  isRewatch: cells['Rewatch'] === 'Yes',
  review: plainReview(cells['Review'] ?? '') || null,
});

const fromImdb = (cells: Cells): Omit<ImportRow, 'row'> => ({
  name: (cells['Title'] ?? '').slice(0, MAX_NAME),
  year: yearIn(cells['Year']),
  type: cells['Title Type'] ? (/series/i.test(cells['Title Type']) ? 'SERIES' : 'MOVIE') : null,
  imdbId: /^tt\d{7,8}$/.test(cells['Const'] ?? '') ? (cells['Const'] ?? null) : null,
  directors: cells['Directors']?.slice(0, MAX_DIRECTORS) || null,
  rating: ratingIn(cells['Your Rating'], 1),
  at: timeIn(cells['Date Rated'], cells['Created']),
});

/** The columns by which an export is known. */
const FORMATS = [
  { from: 'IMDb', columns: ['Const', 'Title'], rowOf: fromImdb },
  { from: 'Letterboxd', columns: ['Name', 'Letterboxd URI'], rowOf: fromLetterboxd },
  { from: 'Letterboxd', columns: ['Position', 'Name', 'URL'], rowOf: fromLetterboxd },
] as const;

const formatOf = (line: readonly string[]): (typeof FORMATS)[number] | undefined =>
  FORMATS.find(({ columns }) => columns.every((column) => line.includes(column)));

/** Return the lines of another site’s export. @throws FileError with the message for the member */
export function readRows(file: string, bytes: Uint8Array, text: Text): RowsOfFile {
  const lines = tableLines(file, readText(file, bytes, text), text);
  const top = lines.slice(0, MAX_LINES_ABOVE).findIndex((line) => formatOf(line) !== undefined);
  const columns = lines[top];
  const format = columns && formatOf(columns);
  if (columns === undefined || format === undefined)
    throw new FileError(text(messages.fileUnknown, { file }));
  const all = lines
    .slice(top + 1)
    .map((line): Cells => Object.fromEntries(columns.map((column, place) => [column, line[place]])))
    .map((cells, row) => ({ row, ...format.rowOf(cells) }));
  const rows = all.filter(({ name }) => name !== '');
  if (rows.length === 0) throw new FileError(text(messages.fileWithoutTitles, { file }));
  return { from: format.from, rows, passedOver: all.length - rows.length };
}
