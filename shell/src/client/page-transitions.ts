import type { Location, NavigationType } from 'react-router-dom';
import type { PagePreloader } from './page-preloader.ts';

/** How long the picture of the former page may stand while React brings in the next, in milliseconds. */
const COMMIT_DEADLINE_MS = 500;

/**
 * How long the former page itself stands while the next one arrives, in milliseconds: a round trip on a poor network, and
 * what the browser makes of it. What takes longer comes without a transition, part by part.
 */
const ARRIVAL_DEADLINE_MS = 1_500;

/** The one name that is ever given, so it is unique while one element of a page has it. */
const MORPHING_NAME = 'cloth';

/** A step of the visitor through the site, as the browser's history tells it. */
export interface Step {
  readonly action: NavigationType;
  readonly location: Location;
}

/** Shows pages in place of each other. */
export interface PageTransitions {
  /**
   * Show the next page by `show`, which resolves when it stands in the document: as soon as all of it has arrived, for
   * what has to be waited for cannot pass over. Where that takes too long it is shown all the same. A cloth that both pages
   * have, in a card here and at the head of its page there, passes from one place to the other. A step that is overtaken
   * while it waits is not shown.
   */
  go(from: Location, step: Step, show: () => Promise<void>): void;
}

const rests = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

function isOnScreen(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < innerHeight;
}

/** Return the cloth of the page at a path, where it is seen: in the card that was clicked, else wherever it stands first. */
function clothOf(pathname: string, clicked: Element | null = null): HTMLElement | null {
  const cloths = [...document.querySelectorAll<HTMLElement>('main [data-cloth]')].filter(
    (element) => element.dataset.cloth === pathname && isOnScreen(element),
  );
  return cloths.find((element) => element.closest('article')?.contains(clicked)) ?? cloths[0] ?? null;
}

/** Return whether the browser has shown the way back already, as it does when one swipes. */
function followSwipes(): () => boolean {
  let isSwiped = false;
  const note = (event: PopStateEvent): void => {
    isSwiped = event.hasUAVisualTransition;
  };
  addEventListener('popstate', note, { capture: true });
  return () => isSwiped;
}

function followClicks(): () => Element | null {
  let clicked: Element | null = null;
  const note = ({ target }: Event): void => {
    clicked = target instanceof Element ? target : null;
  };
  document.addEventListener('click', note, { capture: true });
  return () => clicked;
}

/** Return the site's transitions; none where the browser has none, or the visitor asks for less motion. */
export function createPageTransitions(pages: Pick<PagePreloader, 'isReady' | 'prepare'>): PageTransitions {
  const isSwiped = followSwipes();
  const clicked = followClicks();
  /** The latest step, and the page that stands until it is shown. */
  let latest: { readonly from: Location } | undefined;

  const isShownPlainly = (from: Location, { action, location }: Step): boolean =>
    !('startViewTransition' in document) ||
    from.pathname === location.pathname ||
    document.visibilityState === 'hidden' ||
    rests() ||
    (action === 'POP' && (isSwiped() || !pages.isReady(location)));

  function pass(from: Location, { location }: Step, by: Element | null, show: () => Promise<void>): void {
    const named = new Set<HTMLElement>();
    const name = (element: HTMLElement | null): void => {
      if (!element) return;
      element.style.setProperty('view-transition-name', MORPHING_NAME);
      named.add(element);
    };
    const unname = (): void => {
      for (const element of named) element.style.removeProperty('view-transition-name');
      named.clear();
    };

    const paths = [location.pathname, from.pathname];
    const leaving = paths.map((path) => clothOf(path, by)).find((element) => element !== null) ?? null;
    const path = leaving?.dataset.cloth;
    name(leaving);
    const transition = document.startViewTransition(async () => {
      await Promise.race([show(), new Promise((resolve) => setTimeout(resolve, COMMIT_DEADLINE_MS))]);
      unname();
      if (path !== undefined) name(clothOf(path));
    });
    // One that is overtaken by the next step, or that the browser declines, is no error: the page is shown all the same.
    const ended = [transition.ready, transition.updateCallbackDone, transition.finished];
    void Promise.allSettled(ended).then(unname);
  }

  async function arrive(location: Location): Promise<void> {
    const late = new Promise<void>((resolve) => setTimeout(resolve, ARRIVAL_DEADLINE_MS));
    await Promise.race([pages.prepare(location), late]);
  }

  return {
    go(before, step, show) {
      const from = latest?.from ?? before;
      if (isShownPlainly(from, step)) {
        latest = undefined;
        void show();
        return;
      }
      const by = clicked();
      if (pages.isReady(step.location)) {
        latest = undefined;
        pass(from, step, by, show);
        return;
      }
      const mine = { from };
      latest = mine;
      void arrive(step.location).then(() => {
        if (latest !== mine) return;
        latest = undefined;
        if (pages.isReady(step.location)) pass(from, step, by, show);
        else void show();
      });
    },
  };
}
