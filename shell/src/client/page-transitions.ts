import type { Location } from 'react-router-dom';
import type { Step } from '../app/page-slots.tsx';
import type { PagePreloader } from './page-preloader.ts';
import type { PassPage } from './pass-page.ts';

/**
 * How long the former page itself stands while the next one arrives, in milliseconds: a round trip on a poor network, and
 * what the browser makes of it. What takes longer comes without a transition, part by part.
 */
const ARRIVAL_DEADLINE_MS = 1_500;

/** Shows pages in place of each other. */
export interface PageTransitions {
  /**
   * Show the next page by `show`, which resolves when it stands in the document: as soon as all of it has arrived, for
   * what has to be waited for cannot pass over. Where that takes too long it is shown all the same. A cloth that both pages
   * have, in a card here and at the head of its page there, passes from one place to the other. A step that is overtaken
   * while it waits is not shown.
   */
  go(from: Location, step: Step, show: () => Promise<void>): void;
  /** Fetch the code that transitions take, ahead of the first. Never rejects. */
  prepare(): Promise<void>;
}

const rests = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

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

interface PageTransitionsOptions {
  readonly pages: Pick<PagePreloader, 'isReady' | 'prepare'>;
  /** Fetch the transition itself, which no first view needs. */
  readonly loadPassPage: () => Promise<PassPage>;
}

/** Return the site's transitions; none where the browser has none, or the visitor asks for less motion. */
export function createPageTransitions({ pages, loadPassPage }: PageTransitionsOptions): PageTransitions {
  const isSwiped = followSwipes();
  const clicked = followClicks();
  /** The latest step, and the page that stands until it is shown. */
  let latest: { readonly from: Location } | undefined;
  let passPage: PassPage | undefined;

  /** Without it, pages are shown plainly. */
  const prepare = (): Promise<void> =>
    loadPassPage().then(
      (loaded) => void (passPage = loaded),
      () => undefined,
    );

  const isShownPlainly = (from: Location, { navigationType, location }: Step): boolean =>
    !('startViewTransition' in document) ||
    from.pathname === location.pathname ||
    document.visibilityState === 'hidden' ||
    rests() ||
    (navigationType === 'POP' && (isSwiped() || passPage === undefined || !pages.isReady(location)));

  async function arrive(location: Location): Promise<void> {
    const late = new Promise<void>((resolve) => setTimeout(resolve, ARRIVAL_DEADLINE_MS));
    await Promise.race([Promise.all([pages.prepare(location), prepare()]), late]);
  }

  return {
    prepare,
    go(before, step, show) {
      const from = latest?.from ?? before;
      const by = clicked();
      const pass = (): boolean => {
        if (!passPage || !pages.isReady(step.location)) return false;
        passPage({ from, to: step.location, by, show });
        return true;
      };
      latest = undefined;
      if (isShownPlainly(from, step)) {
        void show();
        return;
      }
      if (pass()) return;
      const mine = { from };
      latest = mine;
      void arrive(step.location).then(() => {
        if (latest !== mine) return;
        latest = undefined;
        if (!pass()) void show();
      });
    },
  };
}
