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

/** Return a selector of the one cloth on the screen that is a record's; undefined where there is none. */
function clothOf(path: string | undefined): string | undefined {
  if (path === undefined) return undefined;
  const record = `[data-cloth="${CSS.escape(path)}"]`;
  const cloth = [...document.querySelectorAll(record)].find(isOnScreen);
  const fragment = cloth?.closest<HTMLElement>('[data-fragment]')?.dataset['fragment'];
  const selector = `[data-fragment="${CSS.escape(fragment ?? '')}"] ${record}`;
  // A name stands for one element: of two cards of a film in one list neither moves.
  return document.querySelectorAll(selector).length === 1 ? selector : undefined;
}

/** Name the cloth of the first of these pages that has one on the screen, as long as the transition takes. */
function nameCloth(transition: ViewTransition | null, paths: readonly (string | undefined)[]): void {
  if (!transition) return;
  const selector = paths.map(clothOf).find((found) => found !== undefined);
  if (selector === undefined) return;
  STYLES.replaceSync(
    `[data-cloth] { view-transition-name: none !important; } ${selector} { view-transition-name: cloth !important; }`,
  );
  void transition.finished.finally(() => STYLES.replaceSync('')).catch(() => undefined);
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
