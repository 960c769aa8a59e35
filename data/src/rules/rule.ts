import type { Problem } from '../source/problem.ts';
import type { Fault } from '../source/explain-issue.ts';
import type { Entries, Entry, FactsOf } from '../source/entries.ts';
import type { KindName } from '../shapes/kinds.ts';

/** Rules for the whole catalogue, beyond the shape of each file. */
export type Rule = (catalogue: Entries) => Problem[];

/** Each entry that can be read, with its facts. */
export function readable<Facts>(entries: readonly Entry<Facts>[]): (Entry<Facts> & { facts: Facts })[] {
  return entries.filter((entry): entry is Entry<Facts> & { facts: Facts } => entry.facts !== undefined);
}

/** Each entry of a kind that is to be checked. */
function checkedOf<Kind extends KindName>(
  catalogue: Entries,
  kind: Kind,
): (Entry<FactsOf<Kind>> & { facts: FactsOf<Kind> })[] {
  const all = readable<FactsOf<Kind>>(catalogue[kind] as readonly Entry<FactsOf<Kind>>[]);
  return catalogue.checked === undefined
    ? all
    : all.filter(({ slug }) => catalogue.checked?.[kind]?.has(slug));
}

/**
 * A rule about each entry of a kind by itself or beside the rest of the catalogue.
 *
 * @param faults what is wrong with one entry, at paths from its top
 */
export function ruleOf<Kind extends KindName>(
  kind: Kind,
  faults: (facts: FactsOf<Kind>, catalogue: Entries, entry: Entry<FactsOf<Kind>>) => Fault[],
): Rule {
  return (catalogue) =>
    checkedOf(catalogue, kind).flatMap((entry) =>
      faults(entry.facts, catalogue, entry).map(({ path, text }) =>
        entry.source.problem([...entry.path, ...path], text),
      ),
    );
}

/** A fault where something is so. */
export const faultIf = (isWrong: boolean, path: Fault['path'], text: string): Fault[] =>
  isWrong ? [{ path, text }] : [];
