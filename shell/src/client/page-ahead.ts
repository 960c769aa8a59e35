import { NavigationType, type Location } from 'react-router-dom';
import { isSamePage, type Page, type PageSlots } from '../app/page-slots.tsx';
import type { PageSlotsStore } from './page-slots-store.ts';

/** Return the slots with a page ahead, in place of any other. */
function withPageAhead(slots: PageSlots, { pathname, search }: Page): PageSlots {
  const { step, shown, ahead } = slots;
  const location: Location = { pathname, search, hash: '', state: null, key: 'ahead' };
  if ([step, ahead?.step].some((other) => other && isSamePage(location, other.location))) return slots;
  const id = (ahead ?? shown).id + 1;
  return { step, shown, ahead: { id, step: { navigationType: NavigationType.Push, location } } };
}

/** Has a page rendered ahead all of which has arrived. */
export type RenderAhead = (place: Page) => void;

export const renderAheadIn =
  (store: Pick<PageSlotsStore, 'change'>): RenderAhead =>
  (place) =>
    store.change((former) => withPageAhead(former, place));
