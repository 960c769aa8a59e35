/** The log of a batch, in Markdown: what was entered, what was left out, and why. */
import type { AwardFacts } from '@sinima/data/catalogue';
import type { Batch } from './batch.ts';
import type { Conversion } from './convert-rows.ts';
import { groupedBy } from './grouped-by.ts';
import type { SourceRow } from './source-row.ts';

/** How many works without a page a log names. */
const WORKS_NAMED = 25;

/** Return the log of one batch. */
export function batchLog(
  name: string,
  batch: Batch,
  rows: readonly SourceRow[],
  { converted, leftOut, unlinked, works }: Conversion,
  editions: readonly AwardFacts['editions'][number][],
): string {
  const count = (holds: (one: Conversion['converted'][number]) => boolean): number =>
    converted.filter(holds).length;
  const total = editions.flatMap(({ categories }) => categories.flatMap(({ nominees }) => nominees)).length;
  return (
    [
      `# ${name}`,
      `Made by \`npm run awards -- import\`; corrections belong into \`${batch.body}.yaml\`.`,
      table([
        ['File', `\`${batch.file}\``],
        ['From', batch.from],
        ['Licence', batch.licence],
        ['Read on', batch.read],
        ['Rows in the file', rows.length],
        ['Rows entered', new Set(converted.map(({ row }) => row.line)).size],
        ['Nominees entered; several people of one row are several nominees', converted.length],
        ['… with a title of the catalogue', count(({ facts }) => facts.title !== undefined)],
        ['… with a person of the catalogue', count(({ facts }) => facts.person !== undefined)],
        ['… that won', count(({ facts }) => facts.won)],
        ['Rows left out', new Set(leftOut.map(({ row }) => row.line)).size],
        ['Nominees of the body, with those of other sources', total],
        ['Editions', editions.length],
      ]),
      ...section(
        'Corrected',
        batch.corrections.map(({ line, why }) => `- line ${line}: ${why}`),
      ),
      ...section('Left out', grouped(leftOut)),
      ...section(
        'Names like those of the catalogue, not linked',
        grouped(
          unlinked.map(({ row, name: one, why }) => ({ row, why: `${one}: ${why}` })),
          true,
        ),
      ),
      ...section(
        `Works without a page, named most often (of ${new Set(works.map((one) => one.name)).size})`,
        mostNamed(works),
      ),
    ].join('\n\n') + '\n'
  );
}

const table = (rows: readonly (readonly [string, string | number])[]): string =>
  ['| | |', '| --- | --- |', ...rows.map(([what, value]) => `| ${what} | ${value} |`)].join('\n');

const section = (heading: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [`## ${heading}`, lines.join('\n')];

/** One line for each reason, with the years and categories of its rows. */
function grouped(items: readonly { row: SourceRow; why: string }[], linesOnly = false): string[] {
  const byWhy = groupedBy(items, ({ why }) => why);
  return [...byWhy].map(([why, of]) => {
    const places = linesOnly
      ? [`line ${[...new Set(of.map(({ row }) => row.line))].join(', ')}`]
      : [...groupedBy(of, ({ row }) => `${row.year} ${row.category}`)].map(
          ([place, rows]) => `${place.trim()} (${rows.length})`,
        );
    return linesOnly ? `- ${why} (${places.join()})` : `- ${why}, ${of.length} rows: ${places.join('; ')}`;
  });
}

function mostNamed(works: Conversion['works']): string[] {
  const byName = [...groupedBy(works, ({ name }) => name)].sort(([, a], [, b]) => b.length - a.length);
  return byName.slice(0, WORKS_NAMED).map(([name, of]) => {
    const directors = [...new Set(of.flatMap((one) => one.directors))];
    const years = [...new Set(of.map(({ row }) => row.year))].join(', ');
    return `- ${name} (${years}${directors.length > 0 ? `; ${directors.join(', ')}` : ''}): ${of.length} rows`;
  });
}
