import type { Location } from 'react-router-dom';
import { isOnScreen } from './is-on-screen.ts';

/** How long the picture of the former page may stand while React brings in the next, in milliseconds. */
const COMMIT_DEADLINE_MS = 500;

/** The one name that is ever given, so it is unique while one element of a page has it. */
const MORPHING_NAME = 'cloth';

/** One page, and the next that stands in its place when `show` has resolved. */
interface Passing {
  readonly from: Location;
  readonly to: Location;
  /** What was clicked. */
  readonly by: Element | null;
  readonly show: () => Promise<void>;
}

/** Return the cloth of the page at a path, where it is seen: in the card that was clicked, else wherever it stands first. */
function clothOf(pathname: string, clicked: Element | null = null): HTMLElement | null {
  const cloths = [...document.querySelectorAll<HTMLElement>('main [data-cloth]')].filter(
    (element) => element.dataset.cloth === pathname && isOnScreen(element),
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

/** Let a page give way to the next in a view transition. */
export function passPage({ from, to, by, show }: Passing): void {
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

  leaveFocus();
  const paths = [to.pathname, from.pathname];
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

export type PassPage = typeof passPage;
