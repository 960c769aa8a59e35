/** Declarations of a small site. */
import type { OwnedRoutes } from '@sinima/contracts/pointer';
import type { RouteDeclaration } from '@sinima/contracts/remote';
import { declaredRemotes, type DeclaredRemote } from '../composition/declared-routes.ts';

/** Return what remotes declare that own these. */
export function declaredBy(remotes: Readonly<Record<string, OwnedRoutes>>): DeclaredRemote[] {
  const apps = Object.fromEntries(Object.entries(remotes).map(([name, owned]) => [name, { owned }]));
  return declaredRemotes([{ apps }]);
}

/** Return a remote that has these pages, and a navigation, as any that was built since remotes declare theirs. */
export function ownedPages(...pages: readonly RouteDeclaration[]): OwnedRoutes {
  return {
    pages: Object.fromEntries(pages.map((page, at) => [`page-${at}`, page])),
    widgets: {},
    navigation: [],
  };
}

/** Return a site of one remote with a page of each kind; it is from before remotes declared anything. */
export function formerSite(): DeclaredRemote[] {
  const patterns = [
    '/about',
    '/lists/:slug',
    '/festivals/:slug',
    '/awards/:slug',
    '/title/:slug',
    '/person/:slug',
    '/search',
    '/api-docs',
  ];
  const { navigation: _none, ...owned } = ownedPages(...patterns.map((path) => ({ paths: [path] })));
  return declaredBy({ 'mfe-all': owned });
}
