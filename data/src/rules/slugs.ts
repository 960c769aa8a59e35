import { meantWord } from '../source/explain-issue.ts';
import type { Fault } from '../source/explain-issue.ts';
import type { Entries, Entry } from '../source/entries.ts';
import type { Rule } from './rule.ts';

const WELL_FORMED = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Kinds to which other files refer by slug. */
type Referred = 'title' | 'people' | 'list' | 'festival' | 'award' | 'company';

const FOLDERS: Readonly<Record<Referred, string>> = {
  title: 'titles/',
  people: 'people/',
  list: 'lists/',
  festival: 'festivals/',
  award: 'awards/',
  company: 'companies/',
};

const known = new WeakMap<readonly unknown[], ReadonlyMap<string, Entry<unknown>>>();

function bySlug<Facts>(entries: readonly Entry<Facts>[]): ReadonlyMap<string, Entry<Facts>> {
  const map = known.get(entries) ?? new Map(entries.map((entry) => [entry.slug, entry]));
  known.set(entries, map);
  return map as ReadonlyMap<string, Entry<Facts>>;
}

/** The entry of a kind with this slug. */
export function find<Kind extends Referred>(
  catalogue: Entries,
  kind: Kind,
  slug: string | undefined,
): Entries[Kind][number] | undefined {
  return slug === undefined ? undefined : bySlug(catalogue[kind] as readonly Entry<never>[]).get(slug);
}

/** A fault where no entry of a kind has this slug. */
export function unknownSlug(
  catalogue: Entries,
  kind: Referred,
  slug: string | undefined,
  path: Fault['path'],
): Fault[] {
  if (slug === undefined || find(catalogue, kind, slug) !== undefined) return [];
  const meant = meantWord(slug, [...bySlug(catalogue[kind] as readonly Entry<never>[]).keys()]);
  return [{ path, text: `nothing in ${FOLDERS[kind]} has the slug "${slug}".${meant}` }];
}

/** Slugs are well-formed, and no two things of a kind share one. */
export const slugsAreUnique: Rule = (catalogue) =>
  (['title', 'people', 'list', 'festival', 'award', 'company'] as const).flatMap((kind) => {
    const entries: readonly Entry<unknown>[] = catalogue[kind];
    const first = new Map<string, Entry<unknown>>();
    return entries.flatMap((entry) => {
      const { slug, source, path } = entry;
      if (!WELL_FORMED.test(slug))
        return [source.problem(path, `"${slug}" is not a slug: as in king-of-boys.`)];
      const other = first.get(slug);
      first.set(slug, other ?? entry);
      return other === undefined
        ? []
        : [source.problem(path, `the slug "${slug}" is taken by data/${other.source.file}.`)];
    });
  });
