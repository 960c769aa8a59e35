/** Rows of a batch with its corrections, and those that stay out. */
import { categoryOf, headingOf, type Batch } from './batch.ts';
import type { SourceRow } from './source-row.ts';
import { prizeKind } from '@sinima/data/prize-kind';

/** A row that is not entered. */
export interface LeftOut {
  readonly row: SourceRow;
  readonly why: string;
}

const HEADING_LOST = 'the heading of the category is lost in the file';
const ROWS_MIXED = 'two rows of the page are mixed into one';
const NO_WINNER = 'no winner of the category is marked';

/** A name of a category that is the remainder of a name: the heading was lost when the page was read. */
const REMAINDER = /^•|[-–(]\s*$/;

/** Apply a batch's corrections; return the rows to enter and those that stay out. */
export function correctedRows(
  batch: Batch,
  rows: readonly SourceRow[],
): { kept: SourceRow[]; leftOut: LeftOut[] } {
  const leftOut: LeftOut[] = [];
  const known = new Set([...Object.values(batch.categories), ...batch.headings.map(({ is }) => is)]);
  const corrections = new Map(batch.corrections.map((correction) => [correction.line, correction]));
  const kept = rows.flatMap((raw): SourceRow[] => {
    const row = corrected(batch, raw, corrections.get(raw.line));
    const why = reasonToLeaveOut(batch, raw) ?? (isHeading(row.category, known) ? undefined : HEADING_LOST);
    if (why === undefined) return [row];
    leftOut.push({ row: raw, why });
    return [];
  });
  return withWinners(kept, leftOut);
}

function corrected(
  batch: Batch,
  raw: SourceRow,
  correction: Batch['corrections'][number] | undefined,
): SourceRow {
  const cells = headingOf(batch, raw)?.isSwapped ? { nominee: raw.work, work: raw.nominee } : {};
  const { nominee, work, won } = { ...raw, ...cells, ...correction };
  return { ...raw, nominee, work, won: won || batch.allWon, category: categoryOf(batch, raw) };
}

function reasonToLeaveOut({ leaveOut }: Batch, row: SourceRow): string | undefined {
  const { line, year, category } = row;
  if (row.nominee.includes(' • ')) return ROWS_MIXED;
  return leaveOut.find(
    (one) =>
      (one.line ?? line) === line && (one.year ?? year) === year && (one.category ?? category) === category,
  )?.why;
}

function isHeading(category: string, known: ReadonlySet<string>): boolean {
  if (known.has(category)) return true;
  return !REMAINDER.test(category) && (prizeKind(category) !== 'open' || /mention/i.test(category));
}

/** Leave out categories of which nobody is marked as the winner: who won is not known, so who did not is not either. */
function withWinners(
  rows: readonly SourceRow[],
  leftOut: LeftOut[],
): { kept: SourceRow[]; leftOut: LeftOut[] } {
  const keyOf = ({ year, category }: SourceRow): string => `${year} ${category}`;
  const won = new Set(rows.filter(({ won }) => won).map(keyOf));
  const kept = rows.filter((one) => won.has(keyOf(one)));
  const without = rows.filter((one) => !won.has(keyOf(one)));
  return { kept, leftOut: [...leftOut, ...without.map((row) => ({ row, why: NO_WINNER }))] };
}
