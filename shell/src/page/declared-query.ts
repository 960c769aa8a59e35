import type { Composition } from '@sinima/contracts/composition';
import { findOwner, widgetsIn } from './fragment-owner.ts';

/** Return the query parameters that the page at a path reads; undefined: it may read any. Where nothing is, none. */
export function declaredQuery(composition: Composition, pathname: string): readonly string[] | undefined {
  const remote = (name: string) => composition.remotes.find((each) => each.name === name);
  if (pathname === '/') {
    const widgets = widgetsIn(composition, 'home');
    return [
      ...new Set(widgets.flatMap(({ remote: name, id }) => remote(name)?.owned.widgets[id]?.query ?? [])),
    ];
  }
  const owner = findOwner(composition, pathname);
  return owner ? remote(owner.ref.remote)?.owned.pages[owner.ref.id]?.query : [];
}

/**
 * Return the part of a search that the page at a path reads, in the order of names: the same for all addresses that show
 * the same. With its question mark, or empty.
 */
export function declaredSearch(composition: Composition, pathname: string, search: string): string {
  if (search.length < 2) return '';
  const declared = declaredQuery(composition, pathname);
  if (!declared) return search;
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of [...declared].sort()) {
    for (const value of given.getAll(name)) kept.append(name, value);
  }
  return kept.size === 0 ? '' : `?${kept.toString()}`;
}
