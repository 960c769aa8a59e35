/** Rows of files about awards, whatever their columns are called. */
import { fileRows } from '../import/read-rows.ts';
import { ImportError } from '../import/import-error.ts';
import { cleanText } from '../import/clean-text.ts';

/** A row as its file gives it, text cleaned of invisible marks. */
export interface SourceRow {
  /** Of the file, from 1. */
  readonly line: number;
  readonly year: number;
  readonly category: string;
  readonly nominee: string;
  readonly work: string;
  readonly country: string;
  readonly won: boolean;
  readonly source: string;
  /** IMDb's id of the work. */
  readonly imdb?: string;
  /** The row as it stands in the file, for comparison. */
  readonly cells: readonly string[];
}

type Cells = (column: string) => string;
type Read = (cell: Cells) => Omit<SourceRow, 'line' | 'cells'>;

/** The Academy Awards of a year are for films of the year before; the first were given in 1929. */
const BEFORE_FIRST_CEREMONY = 1928;

const OSCAR_DATA = 'https://github.com/DLu/oscar_data';

/** Each shape by the columns that tell it, and how its rows are read. */
const SHAPES: readonly { readonly needs: readonly string[]; readonly read: Read }[] = [
  {
    needs: ['year', 'category', 'nominee', 'film', 'winner', 'source_url'],
    read: (cell) => ({
      year: Number(cell('year')),
      category: [cell('category'), cell('award')].filter(Boolean).join(': '),
      nominee: cell('nominee'),
      work: cell('film'),
      country: cell('country'),
      won: cell('winner') === '1',
      source: cell('source_url'),
    }),
  },
  {
    needs: ['year', 'category', 'nominee_name', 'work_title', 'result', 'source_url'],
    read: (cell) => ({
      year: Number(cell('year')),
      category: cell('category'),
      nominee: cell('nominee_name'),
      work: cell('work_title'),
      country: '',
      won: cell('result') === 'Winner',
      source: cell('source_url'),
    }),
  },
  {
    needs: ['Ceremony', 'Category', 'Film', 'FilmId', 'Nominees', 'Winner'],
    read: (cell) => ({
      year: BEFORE_FIRST_CEREMONY + Number(cell('Ceremony')),
      category: cell('Category'),
      nominee: cell('Nominees').replaceAll('|', ' / '),
      work: cell('Film'),
      country: cell('Category').startsWith('FOREIGN') ? cell('Name') : '',
      won: cell('Winner') === 'True',
      source: OSCAR_DATA,
      imdb: cell('FilmId'),
    }),
  },
];

/** Read the rows of a file; the header tells its shape. @throws ImportError for an unknown header */
export async function sourceRows(file: string): Promise<SourceRow[]> {
  const rows: SourceRow[] = [];
  let header: readonly string[] | undefined;
  let read: Read | undefined;
  for await (const row of fileRows(file)) {
    if (!('cells' in row)) throw new ImportError(`${file}:${row.line} ${row.fault}.`);
    if (header === undefined) {
      header = row.cells;
      read = SHAPES.find(({ needs }) => needs.every((column) => header!.includes(column)))?.read;
      if (read === undefined) throw new ImportError(`${file}: no known columns of awards in its first line.`);
      continue;
    }
    const columns = header;
    const cell = (column: string): string => cleanText(row.cells[columns.indexOf(column)] ?? '').text;
    rows.push({ ...read!(cell), line: row.line, cells: row.cells });
  }
  return rows;
}
