import type { ImportedRow, ImportSource } from './import-records.ts';
import type { RowFields } from './row-fields.ts';

/** A kind of file that can be imported. */
export interface ImportShape {
  readonly name: string;
  readonly source: ImportSource;
  /** The columns by which its header is known; there may be more. */
  readonly columns: readonly string[];
  /** Files of a lower stage are read first: titles, their credits, the people's names, votes. */
  readonly stage: number;
  /** The column that names a row in the report. */
  readonly idColumn: string;
  /** Return the contents of a row. @throws RowRefusal when it cannot be kept */
  parse(fields: RowFields): ImportedRow;
}
