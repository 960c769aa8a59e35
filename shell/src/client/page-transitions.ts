import type { Location, NavigationType } from 'react-router-dom';

/** How long the picture of the former page may stand while React brings in the next, in milliseconds. */
const COMMIT_DEADLINE_MS = 500;

/** The one name that is ever given, so it is unique while one element of a page has it. */
const MORPHING_NAME = 'cloth';

/** A step of the visitor through the site, as the browser's history tells it. */
export interface Step {
  readonly action: NavigationType;
  readonly location: Location;
}

interface PageTransitionsOptions {
  /** Whether the page at this address can be shown at once. What has to be waited for comes without a transition. */
  isReady: (location: Pick<Location, 'pathname' | 'search'>) => boolean;
}

/** Shows pages in place of each other. */
export interface PageTransitions {
  /**
   * Show the next page by `show`, which resolves when it stands in the document. A cloth that both pages have, in a card
   * here and at the head of its page there, passes from one place to the other.
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
export function createPageTransitions({ isReady }: PageTransitionsOptions): PageTransitions {
  const isSwiped = followSwipes();
  const clicked = followClicks();

  const isShownPlainly = (from: Location, { action, location }: Step): boolean =>
    !('startViewTransition' in document) ||
    from.pathname === location.pathname ||
    document.visibilityState === 'hidden' ||
    rests() ||
    (action === 'POP' && isSwiped()) ||
    !isReady(location);

  return {
    go(from, step, show) {
      if (isShownPlainly(from, step)) {
        void show();
        return;
      }
      const paths = [step.location.pathname, from.pathname];
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

      const leaving =
        paths.map((path) => clothOf(path, clicked())).find((element) => element !== null) ?? null;
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
    },
  };
}
