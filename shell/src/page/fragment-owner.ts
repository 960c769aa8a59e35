/** The owners of paths and slots: they come from the composition, never from a list of names. */
import type { Composition } from '@sinima/contracts/composition';
import type { WidgetPlacement } from '@sinima/contracts/remote';
import type { FragmentRef } from './fragment-ref.ts';
import { matchPattern } from '@sinima/contracts/path-pattern';

/** The page that owns a path, with the pattern that it matched and the parameters in it. */
export interface OwnedPage {
  readonly ref: FragmentRef;
  readonly pattern: string;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** Find the page that owns a path; the most specific pattern wins. Null: nobody owns it. */
export function findOwner({ remotes }: Composition, pathname: string): OwnedPage | null {
  const routes = remotes.flatMap(({ name, owned }) =>
    Object.entries(owned.pages).flatMap(([id, { paths }]) =>
      paths.map((path) => ({ path, handle: { remote: name, kind: 'pages', id } satisfies FragmentRef })),
    ),
  );
  const match = matchPattern(routes, pathname);
  return match ? { ref: match.route.handle, pattern: match.route.path, params: match.params } : null;
}

function widgetsWhere(
  { remotes }: Composition,
  isThere: (slot: WidgetPlacement['slot']) => boolean,
): FragmentRef[] {
  return remotes
    .flatMap(({ name, owned }) =>
      Object.entries(owned.widgets).map(([id, offer]) => ({
        ref: { remote: name, kind: 'widgets', id } satisfies FragmentRef,
        offer,
      })),
    )
    .filter(({ offer }) => isThere(offer.slot))
    .sort((a, b) => a.offer.order - b.offer.order || a.ref.remote.localeCompare(b.ref.remote))
    .map(({ ref }) => ref);
}

/** Return the widgets that stand in a slot, in their order. */
export const widgetsIn = (composition: Composition, name: WidgetPlacement['slot']): FragmentRef[] =>
  widgetsWhere(composition, (slot) => slot === name);

/** Return the widgets that stand in the slots of a page. */
export const widgetsOn = (composition: Composition, { remote, id }: FragmentRef): FragmentRef[] =>
  widgetsWhere(composition, (slot) => slot.startsWith(`${remote}/${id}.`));

/** Return whether the server's markup of a fragment is all that a page needs of it. */
export function isStatic({ remotes }: Composition, { remote, kind, id }: FragmentRef): boolean {
  return remotes.find(({ name }) => name === remote)?.owned[kind][id]?.isStatic ?? false;
}

/** Return the CSS height that a fragment asks to be kept free while its code is on its way; undefined: it asks for none. */
export function heightOf({ remotes }: Composition, { remote, kind, id }: FragmentRef): string | undefined {
  if (kind === 'pages') return undefined;
  return remotes.find(({ name }) => name === remote)?.owned.widgets[id]?.height;
}

/** Return the fragments that a path may show: its owner's page and the widgets in that page's slots, or the home page's widgets. */
export function fragmentsAt(composition: Composition, pathname: string): FragmentRef[] {
  if (pathname === '/') return widgetsIn(composition, 'home');
  const owner = findOwner(composition, pathname);
  return owner ? [owner.ref, ...widgetsOn(composition, owner.ref)] : [];
}
