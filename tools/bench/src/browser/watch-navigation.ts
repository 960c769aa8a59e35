/** When what a visitor sees of a navigation was painted, in ms since the click. */
export interface SeenNavigation {
  /** The first sign that something happens, or the next page itself. */
  signMs?: number;
  /** The next page's heading. */
  headingMs?: number;
  /** All of the next page. */
  completeMs?: number;
  /** Whether one page passed into the next in a movement. */
  isTransitionSeen: boolean;
  /** Largest paint of the navigation as the browser itself tells it; absent where it does not. */
  browserMs?: number;
}

interface InteractionPaint extends PerformanceEntry {
  readonly largestContentfulPaint?: { readonly renderTime: number } | null;
}

/**
 * Follow the next click until the page that it leads to stands. Sent to pages as text: it uses nothing from outside. A frame
 * is timed when it has been painted, and looked at only where the document has changed: to ask for styles in every frame
 * would take time from the page that is measured.
 */
export function watchNavigation(): void {
  const seen: SeenNavigation = { isTransitionSeen: false };
  Object.assign(globalThis, { seenNavigation: seen });
  /** The one that is seen: another page may stand beside it, hidden. */
  const heading = (): string | null | undefined =>
    [...document.querySelectorAll('main h1')].find((element) => element.checkVisibility())?.textContent;
  /** The line of what is busy is drawn at once, and seen when its animation says so. */
  const isLineSeen = (busy: Element): boolean => Number(getComputedStyle(busy, '::before').opacity) > 0;
  const isWaiting = (): boolean =>
    [...document.querySelectorAll('main[aria-busy=true], main [aria-busy=true]')].some(isLineSeen) ||
    [...document.querySelectorAll('main [role=status]')].some(({ textContent }) =>
      textContent?.startsWith('Loading'),
    );
  const follow = (event: Event): void => {
    const { timeStamp } = event;
    const { words = '' } = document.documentElement.dataset;
    const former = heading();
    new PerformanceObserver((list) => {
      for (const { startTime, largestContentfulPaint: paint } of list.getEntries() as InteractionPaint[]) {
        if (paint) seen.browserMs = Math.max(seen.browserMs ?? 0, paint.renderTime - startTime);
      }
    }).observe({ type: 'interaction-contentful-paint' });
    const note = (isSign: boolean, isNext: boolean, isComplete: boolean): void => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        const ms = performance.now() - timeStamp;
        if (isSign) seen.signMs ??= ms;
        if (isNext) seen.headingMs ??= ms;
        if (isComplete) seen.completeMs ??= ms;
      });
      port1.start();
      port2.postMessage(null);
    };
    let isLooking = false;
    const look = (): void => {
      isLooking = false;
      const isNext = heading() !== undefined && heading() !== former;
      const waits = isWaiting();
      const isComplete =
        isNext && !waits && document.querySelector('main')?.textContent?.includes(words) === true;
      note(waits || isNext, isNext, isComplete);
      if (isComplete) changes.disconnect();
    };
    const lookInNextFrame = (): void => {
      if (isLooking) return;
      isLooking = true;
      requestAnimationFrame(look);
    };
    const changes = new MutationObserver(lookInNextFrame);
    changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    document.addEventListener('animationstart', ({ animationName }) => {
      if (['cloth-moves', 'page-arrives'].includes(animationName)) seen.isTransitionSeen = true;
      // The line of a part that is busy is drawn some time after it is said to be.
      else lookInNextFrame();
    });
  };
  document.addEventListener('click', follow, { capture: true, once: true });
}
