/** When what a visitor sees of a navigation was painted, in ms since the click. */
export interface SeenNavigation {
  /** The first sign that something happens, or the next page itself. */
  signMs?: number;
  /** The next page's heading. */
  headingMs?: number;
  /** All of the next page. */
  completeMs?: number;
  /** Whether a view transition ran. */
  isTransitionSeen: boolean;
  /** Largest paint of the navigation as the browser itself tells it; absent where it does not. */
  browserMs?: number;
}

interface InteractionPaint extends PerformanceEntry {
  readonly largestContentfulPaint?: { readonly renderTime: number } | null;
}

/**
 * Follow the next click, frame by frame, until the page that it leads to stands. Sent to pages as text: it uses nothing
 * from outside. A frame is timed when it has been painted.
 */
export function watchNavigation(): void {
  const start = document.startViewTransition.bind(document);
  const seen: SeenNavigation = { isTransitionSeen: false };
  Object.assign(globalThis, { seenNavigation: seen });
  document.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.then(
      () => (seen.isTransitionSeen = true),
      () => undefined,
    );
    return transition;
  };
  const heading = (): string | null | undefined => document.querySelector('main h1')?.textContent;
  /** The line above a page that is busy is drawn at once, and seen when its animation says so. */
  const isLineSeen = (): boolean => {
    const main = document.querySelector('main');
    return main !== null && Number(getComputedStyle(main, '::before').opacity) > 0;
  };
  const isWaiting = (): boolean =>
    (document.querySelector('main[aria-busy=true], main [aria-busy=true]') !== null && isLineSeen()) ||
    [...document.querySelectorAll('main [role=status]')].some(({ textContent }) =>
      textContent?.startsWith('Loading'),
    );
  const follow = (event: Event): void => {
    const { timeStamp } = event;
    const { words = '' } = document.documentElement.dataset;
    const former = heading();
    // The first of them may be of the former page, which the browser paints for the transition: so is all that `soft-navigation` tells.
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
    const look = (): void => {
      const isNext = heading() !== undefined && heading() !== former;
      const waits = isWaiting();
      const isComplete =
        isNext && !waits && document.querySelector('main')?.textContent?.includes(words) === true;
      note(waits || isNext, isNext, isComplete);
      if (!isComplete) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };
  document.addEventListener('click', follow, { capture: true, once: true });
}
