import type { OwnedRoutes } from '@sinima/contracts/pointer';
import { isHostRelease, type BuiltRelease } from '@sinima/contracts/release';

/** Return what a remote declares of its pages, widgets and navigation, without what belongs to the release alone; none of the host. */
export function ownedRoutesOf(release: BuiltRelease): OwnedRoutes {
  if (isHostRelease(release)) return { pages: {}, widgets: {} };
  const { pages, widgets, navigation, api } = release;
  return {
    pages: Object.fromEntries(
      Object.entries(pages).map(([id, { paths, admits, query, slots, sitemap, card, feeds, isStatic }]) => [
        id,
        { paths, admits, query, slots, sitemap, card, feeds, isStatic },
      ]),
    ),
    widgets: Object.fromEntries(
      Object.entries(widgets).map(([id, { slot, order, height, query, isStatic }]) => [
        id,
        { slot, order, height, query, isStatic },
      ]),
    ),
    navigation,
    ...(api && { api: { prefixes: api.prefixes, collections: api.collections } }),
  };
}
