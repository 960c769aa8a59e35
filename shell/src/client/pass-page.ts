import type { Location } from 'react-router-dom';
import { isOnScreen } from './is-on-screen.ts';
import { moveCloth } from './move-cloth.ts';
import { partsAhead } from './page-parts.ts';
import type { PageShower } from './page-transitions.ts';
import { revealPage } from './reveal-page.ts';
import {
  endServerPage,
  readServerPage,
  renderBehindServerPage,
  revealInPlace,
  showServerPage,
} from './server-page.ts';

/** One page, and the next that stands in its place when `show` has resolved. */
interface PagePair {
  readonly from: Location;
  readonly to: Location;
  /** What was clicked. */
  readonly by: Element | null;
  readonly show: PageShower['show'];
}

/** Return the cloth of the page at a path, where it is seen: in the card that was clicked, else wherever it stands first. */
function clothOf(pathname: string, clicked: Element | null = null): HTMLElement | null {
  const ahead = partsAhead();
  const cloths = [...document.querySelectorAll<HTMLElement>('main [data-cloth]')].filter(
    (element) =>
      element.dataset.cloth === pathname &&
      // First: asked where it stands, what is hidden is laid out for the answer.
      !ahead.some((part) => part.contains(element)) &&
      isOnScreen(element),
  );
  return cloths.find((element) => element.closest('article')?.contains(clicked)) ?? cloths[0] ?? null;
}

/**
 * Take the focus from what is about to go with its page. A browser that loses the focused element brings the looks of all
 * that stands up to date first, and here that would be the former page's once more.
 */
function leaveFocus(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.closest('main > *')) activeElement.blur();
}

/** Play an animation of `page-transitions.css` on an element. Resolves when it has ended. */
async function play(element: Element, className: string): Promise<void> {
  element.classList.add(className);
  await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
  element.classList.remove(className);
}

/** Let a page give way to the next: a cloth that both have moves from one place to the other, any other page fades in. */
async function passPage({ from, to, by, show }: PagePair): Promise<void> {
  leaveFocus();
  const cloths = [to, from].map(({ pathname }) => clothOf(pathname, by));
  const leaving = cloths.find((cloth) => cloth !== null);
  const path = leaving?.dataset.cloth;
  const start = leaving?.getBoundingClientRect();
  await show(revealPage);
  const arriving = path === undefined ? null : clothOf(path);
  if (start && arriving) await moveCloth(arriving, start);
  else await play(document.getElementById('main')!, 'page-arrives');
}

let isStepSwiped = false;
addEventListener(
  'popstate',
  ({ hasUAVisualTransition }) => {
    isStepSwiped = hasUAVisualTransition;
  },
  { capture: true },
);

/** Return whether the browser has shown the way back already, as it does when one swipes. */
const isSwiped = (): boolean => isStepSwiped;

/** How pages pass, and when they need not. */
export const passing = {
  passPage,
  isSwiped,
  readServerPage,
  showServerPage,
  renderBehindServerPage,
  revealInPlace,
  endServerPage,
};

export type Passing = typeof passing;
