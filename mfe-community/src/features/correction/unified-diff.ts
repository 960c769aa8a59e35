/** What of a file is changed: the lines of one record. */
export interface RecordChange {
  /** Path from the repository. */
  readonly file: string;
  /** The line at which the record begins, from 1. */
  readonly line: number;
  readonly before: string;
  readonly after: string;
}

const linesOf = (text: string): string[] => text.replace(/\n$/, '').split('\n');

/** Return the change as `git apply` and `patch -p1` take it; null where nothing is changed. */
export function unifiedDiff({ file, line, before, after }: RecordChange): string | null {
  // `git apply` wants a line after the change that stays: blank lines at the end stay as they were.
  const [end] = /\s*$/.exec(before) ?? [''];
  const was = linesOf(before);
  const is = linesOf(after.replace(/\r\n/g, '\n').trimEnd() + end);
  if (was.join('\n') === is.join('\n')) return null;
  return [
    `--- a/${file}`,
    `+++ b/${file}`,
    `@@ -${line},${was.length} +${line},${is.length} @@`,
    ...markedLines(was, is),
    '',
  ].join('\n');
}

/** Mark which lines go (`-`), come (`+`) and stay, by the longest run of lines that both have. */
function markedLines(was: readonly string[], is: readonly string[]): string[] {
  const common = commonLengths(was, is);
  const marked: string[] = [];
  let from = 0;
  let to = 0;
  while (from < was.length || to < is.length) {
    const goes = common[from + 1]?.[to] ?? -1;
    const comes = common[from]?.[to + 1] ?? -1;
    if (from < was.length && to < is.length && was[from] === is[to]) {
      marked.push(` ${was[from]}`);
      from += 1;
      to += 1;
    } else if (from < was.length && (to >= is.length || goes >= comes)) {
      marked.push(`-${was[from]}`);
      from += 1;
    } else {
      marked.push(`+${is[to]}`);
      to += 1;
    }
  }
  return marked;
}

/** How many lines both have in common from each place on. */
function commonLengths(was: readonly string[], is: readonly string[]): number[][] {
  const lengths = Array.from({ length: was.length + 1 }, () => Array.from(is, () => 0).concat(0));
  for (let from = was.length - 1; from >= 0; from -= 1) {
    for (let to = is.length - 1; to >= 0; to -= 1) {
      lengths[from]![to] =
        was[from] === is[to]
          ? 1 + lengths[from + 1]![to + 1]!
          : Math.max(lengths[from + 1]![to]!, lengths[from]![to + 1]!);
    }
  }
  return lengths;
}
