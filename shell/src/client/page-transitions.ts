import type { Location } from 'react-router-dom';
import type { Step } from '../app/page-slots.tsx';
import { keptTop } from '../app/scroll-restoration.ts';
import { isPlainStep } from './motion.ts';
import type { RenderAhead } from './page-ahead.ts';
import type { PagePreloader } from './page-preloader.ts';
import type { Passing } from './pass-page.ts';
import type { RevealPage } from './reveal-page.ts';
import type { ServerPage } from './server-page.ts';

/**
 * How long the former page itself stands while the next one arrives, in milliseconds: a round trip on a poor network, and
 * what the browser makes of it. What takes longer comes without a transition, part by part.
 */
const ARRIVAL_DEADLINE_MS = 1_500;

/** How the page of a step is put in place of another. */
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
}

interface PageTransitionsOptions {
  readonly pages: Pick<PagePreloader, 'isReady' | 'takeStep'>;
  readonly passing: Passing;
  readonly renderAhead: RenderAhead;
  /** What was clicked last. */
  readonly clicked: () => Element | null;
}

/** Return the site's transitions; none where the visitor asks for less motion. */
export function createPageTransitions({
  pages,
  passing,
  renderAhead,
  clicked,
}: PageTransitionsOptions): PageTransitions {
  /** The page that stands while a step waits. */
  let standing: Location | undefined;
  let turn = 0;

  const isShownPlainly = (from: Location, { navigationType, location }: Step): boolean =>
    isPlainStep(from, location) ||
    (navigationType === 'POP' && (passing.isSwiped() || !pages.isReady(location)));

  return {
    go(before, step, shower) {
      const from = standing ?? before;
      const { location: to } = step;
      const pair = { from, to, by: clicked() };
      const mine = ++turn;
      standing = undefined;
      const isReady = (): boolean => pages.isReady(to);
      const isOvertaken = (): boolean => turn !== mine;

      const isBack = step.navigationType === 'POP';
      // By now: what is shown by hand meanwhile may still be said to have scrolled.
      const top = isBack ? keptTop(to) : 0;

      async function show(reveal?: RevealPage): Promise<void> {
        await shower.show(reveal);
        passing.endServerPage();
        // React may have been on that page all the while, another one being shown by hand.
        if (isBack && !isOvertaken()) window.scrollTo({ top, behavior: 'instant' });
      }

      const pass = (): boolean => {
        if (!isReady()) return false;
        void passing.passPage({ ...pair, show });
        return true;
      };

      const prepared = isBack ? undefined : pages.takeStep(to);
      // A place within the page is gone to by React.
      const serverPage = to.hash === '' ? prepared?.serverPage : undefined;
      if (isShownPlainly(from, step)) {
        void show();
        return;
      }
      if ((!serverPage || shower.isAhead()) && pass()) return;

      async function passToServerPage(page: ServerPage): Promise<void> {
        const showPage = async (): Promise<void> => shower.showByHand(() => passing.showServerPage(page));
        await Promise.all([passing.passPage({ ...pair, show: showPage }), prepared?.all]);
        if (!isOvertaken() && isReady() && !shower.isAhead()) {
          await passing.renderBehindServerPage(() => renderAhead(to));
        }
        if (!isOvertaken()) await show(passing.revealInPlace);
      }

      async function passWhenThere(): Promise<void> {
        const late = new Promise<undefined>((resolve) => setTimeout(resolve, ARRIVAL_DEADLINE_MS));
        const within = <T>(what: Promise<T> | undefined): Promise<T | undefined> =>
          Promise.race([what, late]);
        const page = await within(serverPage);
        if (isOvertaken()) return;
        if (page) {
          standing = undefined;
          await passToServerPage(page);
          return;
        }
        await within(prepared?.all);
        if (isOvertaken()) return;
        standing = undefined;
        if (!pass()) await show();
      }

      standing = from;
      void passWhenThere();
    },
  };
}
