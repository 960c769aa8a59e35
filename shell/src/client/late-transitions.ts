import type { Location } from 'react-router-dom';
import type { Step } from '../app/page-slots.tsx';
import { rests } from './reduced-motion.ts';
import type { RevealPage } from './reveal-page.ts';

/** How long a step waits for the code of transitions, in milliseconds. */
const CODE_DEADLINE_MS = 1_000;

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
}

/** Transitions whose code comes with the visitor's first sign. */
export interface LateTransitions extends PageTransitions {
  /** Fetch that code. Never rejects. */
  prepare(): Promise<void>;
}

/** @returns what was clicked last */
export function followClicks(): () => Element | null {
  let clicked: Element | null = null;
  const note = ({ target }: Event): void => {
    clicked = target instanceof Element ? target : null;
  };
  document.addEventListener('click', note, { capture: true });
  return () => clicked;
}

/**
 * Return the transitions that `load` fetches. A step that is taken before they are there waits for them; pages are shown
 * plainly where they do not come, and where there would be none.
 */
export function createLateTransitions(load: () => Promise<PageTransitions>): LateTransitions {
  let loaded: PageTransitions | undefined;
  /** The step that waits, from the page that stands. */
  let waiting: Parameters<PageTransitions['go']> | undefined;

  const prepare = (): Promise<void> =>
    load().then(
      (transitions) => void (loaded ??= transitions),
      () => undefined,
    );

  async function goWhenThere(): Promise<void> {
    await Promise.race([prepare(), new Promise((resolve) => setTimeout(resolve, CODE_DEADLINE_MS))]);
    const [from, step, shower] = waiting ?? [];
    waiting = undefined;
    if (from && step && shower) {
      if (loaded) loaded.go(from, step, shower);
      else void shower.show();
    }
  }

  return {
    prepare,
    go(from, step, shower) {
      if (loaded) {
        loaded.go(from, step, shower);
        return;
      }
      const isWaiting = waiting !== undefined;
      const standing = waiting?.[0] ?? from;
      const isPlain =
        step.navigationType === 'POP' || standing.pathname === step.location.pathname || rests();
      waiting = isPlain ? undefined : [standing, step, shower];
      if (isPlain) void shower.show();
      else if (!isWaiting) void goWhenThere();
    },
  };
}
