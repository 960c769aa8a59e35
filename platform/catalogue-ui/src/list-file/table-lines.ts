import { parse } from 'csv-parse/browser/esm/sync';
import type { Text } from '@sinima/contracts/text';
import { FileError } from './file-error.ts';
import * as messages from './list-file.messages.ts';

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
export function tableLines(file: string, content: string, text: Text): string[][] {
  try {
    return parse(content, {
      delimiter: delimiterOf(content),
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    });
  } catch (error) {
    const { lines = 1 } = error as { lines?: number };
    throw new FileError(text(messages.fileHasLooseQuotes, { file, line: lines }), { cause: error });
  }
}
