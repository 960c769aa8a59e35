import Table from 'cli-table3';

/** No lines are drawn: columns stand two spaces apart, and can be cut and sorted. */
const NO_LINES = Object.fromEntries(
  [
    'top',
    'top-mid',
    'top-left',
    'top-right',
    'bottom',
    'bottom-mid',
    'bottom-left',
    'bottom-right',
    'left',
    'left-mid',
    'mid',
    'mid-mid',
    'right',
    'right-mid',
  ].map((name) => [name, '']),
);

/** The narrowest that the last column becomes, in characters. */
const NARROWEST = 20;

/**
 * Return a table for people. The last column is wrapped to the width of the terminal.
 *
 * @param width of the terminal, in characters; undefined where there is none: nothing is wrapped
 */
export function tableText(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  width = process.stdout.isTTY ? process.stdout.columns : undefined,
): string {
  const last = head.length - 1;
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)),
  );
  const others = widths.slice(0, last).reduce((sum, each) => sum + each + 2, 0);
  const room = width === undefined ? Infinity : Math.max(NARROWEST, width - others - 1);
  const table = new Table({
    head: [...head],
    chars: { ...NO_LINES, middle: '  ' },
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 0 },
    wordWrap: true,
    ...(widths[last]! > room ? { colWidths: [...widths.slice(0, last), room] } : {}),
  });
  table.push(...rows.map((row) => [...row]));
  return table
    .toString()
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n');
}
