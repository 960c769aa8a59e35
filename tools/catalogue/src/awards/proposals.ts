/** Works and people that awards name and the catalogue does not have: proposals for new records. */
import { fold } from '@sinima/api/text/fold';
import type { Conversion } from './convert-rows.ts';
import { groupedBy } from './grouped-by.ts';

/** Return tab-separated lines: kind, name, first year, rows, country, directors or work, page; named most often first. */
export function proposalLines(award: string, { converted, works }: Conversion): string[] {
  const people = converted.flatMap(({ row, facts: { name, title, work } }) =>
    name === undefined ? [] : [{ kind: 'person', name, row, beside: title ?? work ?? '' }],
  );
  const titles = works.map(({ row, name, directors }) => {
    return { kind: 'title', name, row, beside: directors.join(', ') };
  });
  const groups = [...groupedBy([...titles, ...people], ({ kind, name }) => `${kind} ${fold(name)}`).values()];
  return groups
    .sort((a, b) => b.length - a.length)
    .map((of) => {
      const { kind, name, row } = of[0]!;
      const year = Math.min(...of.map((one) => one.row.year));
      const beside = [...new Set(of.map((one) => one.beside).filter(Boolean))].join('; ');
      return [kind, name, year, of.length, row.country, beside, award, row.source].join('\t');
    });
}
