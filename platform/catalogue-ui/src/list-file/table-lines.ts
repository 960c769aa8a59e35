import { parse } from 'csv-parse/browser/esm/sync';
import { FileError } from './file-error.ts';

/** Commas; what spreadsheets of other countries save in their place. */
const DELIMITERS = [',', ';', '\t'] as const;

/** How far into a file its delimiter is looked for, in characters. */
const SAMPLE = 1_000;

/** Return what stands most often between words at the beginning of a table. */
function delimiterOf(text: string): string {
  const beginning = text.slice(0, SAMPLE);
  const countOf = (delimiter: string): number => beginning.split(delimiter).length;
  return DELIMITERS.reduce((most, delimiter) => (countOf(delimiter) > countOf(most) ? delimiter : most));
}

/** Return the cells of each line of a table. @throws FileError where the quotation marks do not match */
export function tableLines(name: string, text: string): string[][] {
  try {
    return parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    });
  } catch (error) {
    const { lines = 1 } = error as { lines?: number };
    throw new FileError(
      `“${name}” is damaged: the quotation marks in line ${lines} do not match. Export it again.`,
      { cause: error },
    );
  }
}
