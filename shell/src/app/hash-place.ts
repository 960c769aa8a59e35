/** How long the element that an address names may take to appear, in milliseconds. */
const APPEARANCE_MS = 5_000;

/** What shows that the visitor goes elsewhere meanwhile. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Return the element that the hash of an address names, e.g. `#lionheart`. */
function elementOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Scroll to an element, and let the keyboard go on from there, as with the browser's own navigation. */
function goTo(element: HTMLElement): void {
  element.scrollIntoView({ behavior: 'instant' });
  element.focus({ preventScroll: true });
}

/**
 * Go to the element that a hash names: at once, or as soon as its data have come, unless the visitor moves first.
 *
 * @returns what ends the wait
 */
export function goToHash(hash: string): () => void {
  const present = elementOf(hash);
  if (present) {
    goTo(present);
    return () => undefined;
  }
  const appearance = new MutationObserver(() => {
    const element = elementOf(hash);
    if (!element) return;
    end();
    goTo(element);
  });
  const deadline = setTimeout(end, APPEARANCE_MS);
  function end(): void {
    clearTimeout(deadline);
    appearance.disconnect();
    for (const move of MOVES) window.removeEventListener(move, end);
  }
  for (const move of MOVES) window.addEventListener(move, end, { passive: true });
  appearance.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['id'],
  });
  return end;
}
