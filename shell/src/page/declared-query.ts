import type { Composition } from '@sinima/contracts/composition';
import { findOwner, widgetsIn, widgetsOn } from './fragment-owner.ts';
import type { FragmentRef } from './fragment-ref.ts';

/** Return the query parameters that the page at a path reads; undefined: it may read any. Where nothing is, none. */
export function declaredQuery(composition: Composition, pathname: string): readonly string[] | undefined {
  const ownedBy = (name: string) => composition.remotes.find((each) => each.name === name)?.owned;
  const ofWidgets = (widgets: readonly FragmentRef[]): readonly string[] =>
    widgets.flatMap(({ remote, id }) => ownedBy(remote)?.widgets[id]?.query ?? []);
  if (pathname === '/') return [...new Set(ofWidgets(widgetsIn(composition, 'home')))];
  const ref = findOwner(composition, pathname)?.ref;
  if (!ref) return [];
  const ofPage = ownedBy(ref.remote)?.pages[ref.id]?.query;
  return ofPage && [...new Set([...ofPage, ...ofWidgets(widgetsOn(composition, ref))])];
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
