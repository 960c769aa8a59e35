import type { PersonCredit } from '@sinima/contracts/api';
import { PROFESSION_OF_ROLE } from '@sinima/contracts/vocabulary';

/** A title that somebody worked on, with all that they did on it. */
export interface Work {
  readonly id: string;
  readonly title: PersonCredit['title'];
  /** The named roles in their order, then the departments. */
  readonly roles: readonly string[];
  readonly characters: readonly string[];
  /** Whether none of it is in the title's credits. */
  readonly isUncredited: boolean;
}

function roleOf({ roleCategory, department }: PersonCredit): string {
  return roleCategory === 'OTHER' ? (department ?? 'Additional Crew') : PROFESSION_OF_ROLE[roleCategory];
}

/** Return the names without repetition, those of roles first and in their order. */
function inOrder(names: readonly string[]): string[] {
  const known = new Set(names);
  return [...new Set([...Object.values<string>(PROFESSION_OF_ROLE), ...names])].filter((name) =>
    known.has(name),
  );
}

/** Return items by a key, in the order in which the keys come. */
function grouped<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): [Key, Item[]][] {
  const groups = new Map<Key, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups];
}

/** Return each title of some credits once, in the order in which the API has them. */
export function worksOf(credits: readonly PersonCredit[]): Work[] {
  return grouped(credits, ({ title }) => title.id).map(([id, own]) => ({
    id,
    title: own[0]!.title,
    roles: inOrder(own.map(roleOf)),
    characters: own.flatMap(({ characterName }) => characterName ?? []),
    isUncredited: own.every(({ uncredited }) => uncredited),
  }));
}

/** Return the roles of some works, each with how many works have it. */
export function rolesOf(works: readonly Work[]): { name: string; count: number }[] {
  return inOrder(works.flatMap(({ roles }) => roles)).map((name) => ({
    name,
    count: works.filter(({ roles }) => roles.includes(name)).length,
  }));
}

/** Return works by the first year of their decade, 1970; null: those without a year stand by themselves. */
export function byDecade(works: readonly Work[]): { year: number | null; works: readonly Work[] }[] {
  const decadeOf = ({ title: { releaseYear } }: Work): number | null =>
    releaseYear === null ? null : releaseYear - (releaseYear % 10);
  return grouped(works, decadeOf).map(([year, own]) => ({ year, works: own }));
}
