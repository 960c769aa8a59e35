/** A table in Markdown, aligned for a terminal too: the first column to the left, the others to the right. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(4, ...all.map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]): string => {
    const cells = widths.map((width, column) => {
      const cell = row[column] ?? '';
      return column === 0 ? cell.padEnd(width) : cell.padStart(width);
    });
    return `| ${cells.join(' | ')} |`;
  };
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [line(head), `| ${rule.join(' | ')} |`, ...rows.map(line)].join('\n');
}
