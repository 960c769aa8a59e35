/**
 * Carries the cloth of a record from one document to the next, by the browser's own view transitions. `view-transitions.css`
 * turns those on; here the cloth that stands on both pages gets their name.
 */

const STYLES = new CSSStyleSheet();

const pathOf = (entry: NavigationHistoryEntry | null | undefined): string | undefined =>
  entry?.url ? new URL(entry.url).pathname : undefined;

const isOnScreen = (element: Element): boolean => {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
};

/** Name the cloth of the first of these pages that has one on the screen, as long as the transition takes. */
function nameCloth(transition: ViewTransition | null, paths: readonly (string | undefined)[]): void {
  if (!transition) return;
  for (const path of paths) {
    const selector = `[data-cloth="${CSS.escape(path ?? '')}"]`;
    const cloths = path ? [...document.querySelectorAll(selector)].filter(isOnScreen) : [];
    // A name stands for one element: of two cards of a film neither moves.
    if (cloths.length !== 1) continue;
    STYLES.replaceSync(
      `[data-cloth] { view-transition-name: none !important; } ${selector} { view-transition-name: cloth !important; }`,
    );
    void transition.finished.finally(() => STYLES.replaceSync('')).catch(() => undefined);
    return;
  }
}

/** Follow the documents that this one gives way to, and comes back from. */
export function followTransitions(): void {
  document.adoptedStyleSheets.push(STYLES);
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    nameCloth(viewTransition, [pathOf(activation?.entry), location.pathname]);
  });
  addEventListener('pagereveal', ({ viewTransition }) => {
    const { activation } = navigation as { activation?: NavigationActivation | null };
    nameCloth(viewTransition, [pathOf(activation?.from), location.pathname]);
  });
}
