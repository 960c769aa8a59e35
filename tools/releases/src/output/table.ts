/** The narrowest that the last column becomes, in characters. */
const NARROWEST = 20;

/** Break a text at its spaces into lines that are no longer than `width` where its words allow. */
function wrapped(text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1)!;
    if (last === '' || last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`.trim();
    else lines.push(word);
  }
  return lines;
}

/**
 * Return a table for people: columns stand two spaces apart, and can be cut and sorted. The last column is wrapped to the
 * width of the terminal.
 *
 * @param width of the terminal, in characters; undefined where there is none: nothing is wrapped
 */
export function tableText(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  width = process.stdout.isTTY ? process.stdout.columns : Infinity,
): string {
  const widths = head
    .slice(0, -1)
    .map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]!.length)));
  const others = widths.reduce((sum, each) => sum + each + 2, 0);
  return [head, ...rows]
    .flatMap((row) =>
      wrapped(row.at(-1)!, Math.max(NARROWEST, width - others - 1)).map((last, line) => {
        const cells = widths.map((each, column) => (line === 0 ? row[column]! : '').padEnd(each));
        return [...cells, last].join('  ').trimEnd();
      }),
    )
    .join('\n');
}
