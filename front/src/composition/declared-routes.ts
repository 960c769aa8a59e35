/** What remotes declare, made safe: one team's mistake takes nothing from the others. */
import type { ComposedRoutes } from '@sinima/contracts/composition';
import type { LivePointer, OwnedRoutes } from '@sinima/contracts/pointer';
import { soundPage } from '@sinima/releases/declared-addresses';
import { soundNavigation } from '@sinima/releases/declared-navigation';

interface Routes {
  readonly declared: OwnedRoutes;
  readonly composed: ComposedRoutes;
}

/** They are the same objects until another generation is live. */
const known = new WeakMap<OwnedRoutes, Routes>();

function routesOf(owned: OwnedRoutes): Routes {
  const found = known.get(owned);
  if (found) return found;
  const pages = Object.entries(owned.pages).map(([id, page]) => [id, soundPage(page)] as const);
  const declared = { ...owned, pages: Object.fromEntries(pages), navigation: soundNavigation(owned) };
  const composed = {
    pages: Object.fromEntries(
      pages.map(([id, { sitemap: _ofTheServer, card: _alsoOfTheServer, ...routes }]) => [id, routes]),
    ),
    widgets: owned.widgets,
  };
  const routes = { declared, composed };
  known.set(owned, routes);
  return routes;
}

/** Return what a remote declares, without what is wrong of it. */
export const declaredRoutes = (owned: OwnedRoutes): OwnedRoutes => routesOf(owned).declared;

/** Return what browsers need of its routes. */
export const composedRoutes = (owned: OwnedRoutes): ComposedRoutes => routesOf(owned).composed;

/** What is live, as far as declarations go. */
interface LiveApps {
  readonly apps: Readonly<Record<string, Pick<LivePointer, 'owned' | 'canary'>>>;
}

/** What one remote declares of its pages. */
export interface DeclaredRemote {
  readonly name: string;
  /** Of its live version. */
  readonly owned: OwnedRoutes;
  /** Of its canary, if there is one. */
  readonly canary?: OwnedRoutes;
}

/** Return what remotes declare, without what is wrong of it: each from the first store in which it is live. */
export function declaredRemotes(generations: readonly LiveApps[]): DeclaredRemote[] {
  const found = new Map<string, DeclaredRemote>();
  for (const { apps } of generations) {
    for (const [name, { owned, canary }] of Object.entries(apps)) {
      if (name === 'shell' || found.has(name)) continue;
      const ofCanary = canary && { canary: declaredRoutes(canary.owned) };
      found.set(name, { name, owned: declaredRoutes(owned), ...ofCanary });
    }
  }
  return [...found.values()];
}
