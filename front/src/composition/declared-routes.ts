/** The declarations of remotes. They were checked before the pointer was signed. */
import type { ComposedRoutes } from '@sinima/contracts/composition';
import { hasPlace } from '@sinima/contracts/page-slot';
import type { LivePointer, OwnedRoutes } from '@sinima/contracts/pointer';
import type { RouteDeclaration } from '@sinima/contracts/remote';

/**
 * Return what browsers need of a remote's routes: sitemaps, cards, feeds and slots are for the server.
 *
 * @param owners what each remote of the site declares: it tells which widgets have a place
 */
export const composedRoutes = (
  name: string,
  { pages, widgets }: OwnedRoutes,
  owners: ReadonlyMap<string, OwnedRoutes>,
): ComposedRoutes => ({
  pages: Object.fromEntries(
    Object.entries(pages).map(
      ([id, { sitemap: _sitemap, card: _card, feeds: _feeds, slots: _slots, ...routes }]) => [id, routes],
    ),
  ),
  widgets: Object.fromEntries(
    Object.entries(widgets).filter(([, { slot }]) => hasPlace(name, slot, (other) => owners.get(other))),
  ),
});

/** The declarations of the live versions. */
interface LiveApps {
  readonly apps: Readonly<Record<string, Pick<LivePointer, 'owned' | 'canary'>>>;
}

/** The pages that one remote declares. */
export interface DeclaredRemote {
  readonly name: string;
  /** Of its live version. */
  readonly owned: OwnedRoutes;
  /** Of its canary, if there is one. */
  readonly canary?: OwnedRoutes;
}

/** Return what remotes declare: each from the first store in which it is live. */
export function declaredRemotes(generations: readonly LiveApps[]): DeclaredRemote[] {
  const found = new Map<string, DeclaredRemote>();
  for (const { apps } of generations) {
    for (const [name, { owned, canary }] of Object.entries(apps)) {
      if (name === 'shell' || found.has(name)) continue;
      found.set(name, { name, owned, ...(canary && { canary: canary.owned }) });
    }
  }
  return [...found.values()];
}

/** Return the pages of all remotes: those of live versions, then those that a canary is the first to have. */
export function declaredPages(remotes: readonly DeclaredRemote[]): RouteDeclaration[] {
  const owned = [...remotes.map((each) => each.owned), ...remotes.flatMap(({ canary }) => canary ?? [])];
  return owned.flatMap(({ pages }) => Object.values(pages));
}
