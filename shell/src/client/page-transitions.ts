import type { Location } from 'react-router-dom';
import type { Step } from '../app/page-slots.tsx';
import type { PagePreloader } from './page-preloader.ts';
import type { Passing } from './pass-page.ts';
import type { RevealPage } from './reveal-page.ts';

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
  go(from: Location, step: Step, show: (reveal?: RevealPage) => Promise<void>): void;
  /** Fetch the code that transitions take, ahead of the first. Never rejects. */
  prepare(): Promise<void>;
}

const rests = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

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
  readonly loadPassing: () => Promise<Passing>;
}

/** Return the site's transitions; none where the visitor asks for less motion. */
export function createPageTransitions({ pages, loadPassing }: PageTransitionsOptions): PageTransitions {
  const clicked = followClicks();
  /** The latest step, and the page that stands until it is shown. */
  let latest: { readonly from: Location } | undefined;
  let passing: Passing | undefined;

  /** Without it, pages are shown plainly. */
  const prepare = (): Promise<void> =>
    loadPassing().then(
      (loaded) => void (passing = loaded),
      () => undefined,
    );

  const isShownPlainly = (from: Location, { navigationType, location }: Step): boolean =>
    from.pathname === location.pathname ||
    document.visibilityState === 'hidden' ||
    rests() ||
    (navigationType === 'POP' && (!passing || passing.isSwiped() || !pages.isReady(location)));

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
        if (!passing || !pages.isReady(step.location)) return false;
        void passing.passPage({ from, to: step.location, by, show });
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
