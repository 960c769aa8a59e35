/** The page that is shown, and beside it the next one, rendered before the visitor takes the step. */
import {
  Activity,
  createContext,
  memo,
  use,
  useLayoutEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import {
  UNSAFE_LocationContext as LocationContext,
  useLocation,
  useNavigationType,
  type Location,
  type NavigationType,
} from 'react-router-dom';

/** A step of the visitor through the site, as the router's hooks tell it. */
export interface Step {
  readonly navigationType: NavigationType;
  readonly location: Location;
}

/** A place that a page is rendered in. What a page has of state is there as long as its slot is. */
export interface PageSlot {
  /** Greater than those of the slots before it; 0 is the document's. */
  readonly id: number;
  /** By which the page came, or is to come. */
  readonly step: Step;
}

/** The pages that there are. */
export interface PageSlots {
  /** The latest: where the visitor is. */
  readonly step: Step;
  readonly shown: PageSlot;
  /** Not to be seen; none of its effects has run. */
  readonly ahead?: PageSlot;
}

/** Return the slots of a document, which has its own page alone. */
export const slotsOfDocument = (step: Step): PageSlots => ({ step, shown: { id: 0, step } });

export type Page = Pick<Location, 'pathname' | 'search'>;

export const isSamePage = (a: Page, b: Page): boolean => a.pathname === b.pathname && a.search === b.search;

/**
 * Show the page at a location. One that was rendered ahead keeps its own location, key included: all that reads it would
 * be rendered again. A place within a page, and a step with a state, are no page that was rendered ahead.
 */
export function withPageShown(slots: PageSlots, step: Step): PageSlots {
  return { step, shown: slotAhead(slots, step) ?? { id: slots.shown.id, step } };
}

/** Return the slot of the page at a location, where it is rendered ahead. */
export function slotAhead({ ahead }: PageSlots, { location }: Step): PageSlot | undefined {
  const { hash, state } = location;
  return ahead && !hash && !state && isSamePage(location, ahead.step.location) ? ahead : undefined;
}

/** The slots as they change. */
export interface PageSlotsSource {
  readonly first: PageSlots;
  /** Call back with each change. @returns what ends it */
  listen(onChange: (slots: PageSlots) => void): () => void;
}

/** Return the slots that React has: all who call it have the same ones. */
export function useSlots(source: PageSlotsSource): PageSlots;
export function useSlots(source: PageSlotsSource | null): PageSlots | undefined;
export function useSlots(source: PageSlotsSource | null): PageSlots | undefined {
  const [slots, setSlots] = useState(source?.first);
  useLayoutEffect(() => source?.listen(setSlots), [source]);
  return slots;
}

/**
 * The source, which stays the same. Were it the slots, each change of theirs would wait for the widgets that stand as the
 * server rendered them: React does not know which of them read a context, and hydrates them first.
 */
const PageSlotsContext = createContext<PageSlotsSource | null>(null);

export const PageSlotsProvider = PageSlotsContext.Provider;

/** The slots; where nobody renders a page ahead, as on the server, the router's page alone. */
function usePageSlots(): PageSlots {
  const location = useLocation();
  const navigationType = useNavigationType();
  return useSlots(use(PageSlotsContext)) ?? slotsOfDocument({ navigationType, location });
}

/** Let what the host has around its pages read where the visitor is. */
export function WhereVisitorIs({ children }: { children: ReactNode }): ReactNode {
  return <LocationContext value={usePageSlots().step}>{children}</LocationContext>;
}

interface PageInSlotProps {
  slot: PageSlot;
  page: ComponentType;
}

/** Rendered again when its own slot changes, not when it comes to be shown. */
const PageInSlot = memo(function PageInSlot({ slot, page: Page }: PageInSlotProps) {
  return (
    <LocationContext value={slot.step}>
      <Page />
    </LocationContext>
  );
});

/** Render the page of each slot, one of which is seen. */
export function PagesInSlots({ page }: Pick<PageInSlotProps, 'page'>): ReactNode {
  const { shown, ahead } = usePageSlots();
  return [shown, ...(ahead ? [ahead] : [])].map((slot) => {
    const content = <PageInSlot key={slot.id} slot={slot} page={page} />;
    // The document's page is never rendered ahead, and its HTML is the server's.
    if (slot.id === 0) return content;
    return (
      <Activity key={slot.id} mode={slot === shown ? 'visible' : 'hidden'}>
        {content}
      </Activity>
    );
  });
}
