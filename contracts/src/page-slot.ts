/** Slots in pages of remotes: their names, and which widgets may stand in them. */
import type { OwnedRoutes } from './pointer.ts';
import { SLOTS, type SlotDeclaration, type WidgetPlacement } from './remote.ts';

/** The parts of a slot's name. */
export interface PageSlot {
  readonly remote: string;
  readonly page: string;
  readonly slot: string;
}

const NAME = /^(?<remote>mfe-[a-z0-9-]+)\/(?<page>[\w-]+)\.(?<slot>[a-z0-9]+(?:-[a-z0-9]+)*)$/;

/**
 * Part the name of a slot in a page; undefined: it names none.
 *
 * @example pageSlotOf('mfe-title/title.rate'); // { remote: 'mfe-title', page: 'title', slot: 'rate' }
 */
export function pageSlotOf(name: string): PageSlot | undefined {
  const { remote, page, slot } = NAME.exec(name)?.groups ?? {};
  return remote === undefined || page === undefined || slot === undefined
    ? undefined
    : { remote, page, slot };
}

type Declared = (remote: string) => Pick<OwnedRoutes, 'pages'> | undefined;

/** Find what a page declares of its slot; undefined: there is no such slot. */
export function declaredSlot(
  { remote, page, slot }: PageSlot,
  declared: Declared,
): SlotDeclaration | undefined {
  const slots = declared(remote)?.pages[page]?.slots;
  return slots && Object.hasOwn(slots, slot) ? slots[slot] : undefined;
}

/** Tell whether a slot in a page admits the widgets of a remote. */
export function admits({ remote }: PageSlot, { admits: admitted }: SlotDeclaration, app: string): boolean {
  return app === remote || admitted.includes(app);
}

/**
 * Tell whether a remote's widget has a place: in a slot of the host, or of a page that admits it.
 *
 * @param declared returns what a remote of the site declares
 */
export function hasPlace(app: string, name: WidgetPlacement['slot'], declared: Declared): boolean {
  if ((SLOTS as readonly string[]).includes(name)) return true;
  const slot = pageSlotOf(name);
  const declaration = slot && declaredSlot(slot, declared);
  return slot !== undefined && declaration !== undefined && admits(slot, declaration, app);
}
