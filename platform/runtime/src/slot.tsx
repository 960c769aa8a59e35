/** Places in a page for widgets of other remotes: the page says where, the host shows them. */
import { createContext, use, type ReactNode } from 'react';

const SlotContext = createContext<(name: string) => ReactNode>(() => null);

/** The host's side: returns what stands in a slot of the page around. */
export const SlotProvider = SlotContext.Provider;

/**
 * The widgets that stand in a slot of the page, which declares it in `remote.config.ts`; nothing where none does, also in
 * tests and in the workbench.
 *
 * @example <Slot name="rate" />
 */
export function Slot({ name }: { name: string }): ReactNode {
  return use(SlotContext)(name);
}
