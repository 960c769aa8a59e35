import { startTransition } from 'react';
import type { PageSlots, PageSlotsSource } from '../app/page-slots.tsx';

/** The pages that there are, and what changes them. */
export interface PageSlotsStore extends PageSlotsSource {
  /** Change them in a transition of React, once it is where the document is; before it has the document's page, they stay. */
  change(next: (former: PageSlots) => PageSlots): void;
  /** Has React follow to a page that was revealed by hand. It has to, before it is told anything else. */
  follow?: (() => void) | undefined;
}

export function createPageSlots(first: PageSlots): PageSlotsStore {
  const listeners = new Set<(slots: PageSlots) => void>();
  let latest = first;
  const store: PageSlotsStore = {
    first,
    listen(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    change(next) {
      if (listeners.size === 0) return;
      store.follow?.();
      latest = next(latest);
      startTransition(() => {
        for (const onChange of listeners) onChange(latest);
      });
    },
  };
  return store;
}
