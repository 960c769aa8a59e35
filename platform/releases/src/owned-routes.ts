/** Which remote owns which paths, and whether two want the same ones. */
import type { OwnedRoutes, LivePointers, Release } from '@sinima/contracts/release';

/** The routes and widgets of a release, without what belongs to the release alone. */
export function ownedRoutesOf({ pages, widgets }: Release): OwnedRoutes {
  return {
    pages: Object.fromEntries(Object.entries(pages).map(([id, { paths }]) => [id, { paths }])),
    widgets: Object.fromEntries(
      Object.entries(widgets).map(([id, { slot, order, height }]) => [
        id,
        height === undefined ? { slot, order } : { slot, order, height },
      ]),
    ),
  };
}

/**
 * The shapes of a path pattern: what it matches, whatever its parameters are called. An optional segment gives a shape
 * with it and one without. Letter case and a slash at the end make no difference, as in the router.
 *
 * @example patternShapes('/title/:slug/:tab?') // ['/title/:', '/title/:/:']
 */
export function patternShapes(pattern: string): string[] {
  const segments = pattern.split('/').filter((segment) => segment !== '');
  return segments
    .reduce<string[]>(
      (shapes, segment) => {
        const optional = segment.endsWith('?');
        const name = optional ? segment.slice(0, -1) : segment;
        const longer = shapes.map((shape) => `${shape}/${name.startsWith(':') ? ':' : name.toLowerCase()}`);
        return optional ? [...shapes, ...longer] : longer;
      },
      [''],
    )
    .map((shape) => shape || '/');
}

/** Two remotes that declare one path: the first that was found. */
export interface Clash {
  readonly pattern: string;
  readonly owner: string;
  readonly ownerPattern: string;
}

/** Find a path among the `owned` ones of `app` that another remote, live now, owns. */
export function findClash(app: string, owned: OwnedRoutes, live: LivePointers): Clash | undefined {
  const owners = new Map<string, { owner: string; ownerPattern: string }>();
  for (const [owner, pointer] of Object.entries(live.remotes)) {
    if (owner === app) continue;
    for (const ownerPattern of Object.values(pointer.claims.pages).flatMap(({ paths }) => paths)) {
      for (const shape of patternShapes(ownerPattern)) owners.set(shape, { owner, ownerPattern });
    }
  }
  for (const pattern of Object.values(owned.pages).flatMap(({ paths }) => paths)) {
    const taken = patternShapes(pattern).flatMap((shape) => owners.get(shape) ?? [])[0];
    if (taken) return { pattern, ...taken };
  }
  return undefined;
}
