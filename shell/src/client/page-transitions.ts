import type { Location } from 'react-router-dom';
import type { Step } from '../app/page-slots.tsx';
import type { PagePreloader, Place } from './page-preloader.ts';
import type { Passing } from './pass-page.ts';
import type { RevealPage } from './reveal-page.ts';
import type { ServerPage } from './server-page.ts';

/**
 * How long the former page itself stands while the next one arrives, in milliseconds: a round trip on a poor network, and
 * what the browser makes of it. What takes longer comes without a transition, part by part.
 */
const ARRIVAL_DEADLINE_MS = 1_500;

/** How a page is put in place of another. */
export interface PageShower {
  /** Have React show the next page. Resolves when it stands in the document. */
  show(reveal?: RevealPage): Promise<void>;
  /** Put the next page into the document by hand; React shows the former one still. */
  showByHand(change: () => void): void;
  /** Whether React has been told to render it ahead. */
  isAhead(): boolean;
}

/** Shows pages in place of each other. */
export interface PageTransitions {
  /**
   * Show the next page: the server's as soon as it has come, and React's in its place; without it React's as soon as all of it
   * has arrived, for what has to be waited for cannot pass over. Where that takes too long it is shown all the same. A cloth
   * that both pages have, in a card here and at the head of its page there, passes from one place to the other. A step that
   * is overtaken while it waits is not shown.
   */
  go(from: Location, step: Step, shower: PageShower): void;
  /** Fetch the code that transitions take, ahead of the first; from then on, what is rendered ahead is laid out. Never rejects. */
  prepare(): Promise<void>;
}

/** Whether the visitor asks for less motion. */
export const rests = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

function followClicks(): () => Element | null {
  let clicked: Element | null = null;
  const note = ({ target }: Event): void => {
    clicked = target instanceof Element ? target : null;
  };
  document.addEventListener('click', note, { capture: true });
  return () => clicked;
}

interface PageTransitionsOptions {
  readonly pages: Pick<PagePreloader, 'isReady' | 'takeStep'>;
  /** Fetch the transition itself, which no first view needs. */
  readonly loadPassing: () => Promise<Passing>;
  /** Have React render a page that is not seen. */
  readonly renderAhead: (place: Place) => void;
}

/** Return the site's transitions; none where the visitor asks for less motion. */
export function createPageTransitions({
  pages,
  loadPassing,
  renderAhead,
}: PageTransitionsOptions): PageTransitions {
  const clicked = followClicks();
  /** The page that stands while a step waits. */
  let standing: Location | undefined;
  let turn = 0;
  let passing: Passing | undefined;

  /** Without it, pages are shown plainly. */
  const prepare = (): Promise<void> =>
    loadPassing().then(
      (loaded) => {
        passing = loaded;
        loaded.layOutPagesAhead();
      },
      () => undefined,
    );

  const isShownPlainly = (from: Location, { navigationType, location }: Step): boolean =>
    from.pathname === location.pathname ||
    document.visibilityState === 'hidden' ||
    rests() ||
    (navigationType === 'POP' && (!passing || passing.isSwiped() || !pages.isReady(location)));

  return {
    prepare,
    go(before, step, shower) {
      const from = standing ?? before;
      const { location: to } = step;
      const pair = { from, to, by: clicked() };
      const mine = ++turn;
      standing = undefined;
      const isReady = (): boolean => pages.isReady(to);
      const isOvertaken = (): boolean => turn !== mine;

      async function show(reveal?: RevealPage): Promise<void> {
        await shower.show(reveal);
        passing?.endServerPage(step.navigationType === 'POP' ? to : undefined);
      }

      const pass = (): boolean => {
        if (!passing || !isReady()) return false;
        void passing.passPage({ ...pair, show });
        return true;
      };

      const prepared = step.navigationType === 'POP' ? undefined : pages.takeStep(to);
      if (isShownPlainly(from, step)) {
        void show();
        return;
      }
      if ((!prepared?.serverPage || shower.isAhead()) && pass()) return;

      async function passToServerPage(by: Passing, page: ServerPage): Promise<void> {
        const showPage = async (): Promise<void> => shower.showByHand(() => by.showServerPage(page));
        await Promise.all([by.passPage({ ...pair, show: showPage }), prepared?.all]);
        if (!isOvertaken() && isReady() && !shower.isAhead()) {
          await by.renderBehindServerPage(() => renderAhead(to));
        }
        if (!isOvertaken()) await show(by.revealInPlace);
      }

      async function passWhenThere(): Promise<void> {
        const late = new Promise<undefined>((resolve) => setTimeout(resolve, ARRIVAL_DEADLINE_MS));
        const within = <T>(what: Promise<T>): Promise<T | undefined> => Promise.race([what, late]);
        const [page] = (await within(Promise.all([prepared?.serverPage, prepare()]))) ?? [];
        if (isOvertaken()) return;
        if (page && passing) {
          standing = undefined;
          await passToServerPage(passing, page);
          return;
        }
        await within(Promise.all([prepared?.all, prepare()]));
        if (isOvertaken()) return;
        standing = undefined;
        if (!pass()) await show();
      }

      standing = from;
      void passWhenThere();
    },
  };
}
