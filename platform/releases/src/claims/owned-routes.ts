import type { OwnedRoutes } from '@sinima/contracts/pointer';
import { isHostRelease, type BuiltRelease } from '@sinima/contracts/release';

/** Return the routes and widgets of a release, without what belongs to the release alone; none of the host. */
export function ownedRoutesOf(release: BuiltRelease): OwnedRoutes {
  if (isHostRelease(release)) return { pages: {}, widgets: {} };
  const { pages, widgets } = release;
  return {
    pages: Object.fromEntries(
      Object.entries(pages).map(([id, { paths, admits, query }]) => [
        id,
        { paths, ...(admits && { admits }), ...(query && { query }) },
      ]),
    ),
    widgets: Object.fromEntries(
      Object.entries(widgets).map(([id, { slot, order, height, query }]) => [
        id,
        { slot, order, ...(height !== undefined && { height }), ...(query && { query }) },
      ]),
    ),
  };
}
