import { fragmentKey, type FragmentRef } from '../page/fragment-ref.ts';
import { isHinted } from '../page/signed-in-hint.ts';

/** Events by which a visitor interacts, and after which they may scroll. */
const INTERACTIONS = ['pointermove', 'touchstart', 'scroll', 'keydown'] as const;

/** How far ahead of the screen widgets are wanted from then on: a screen's height. */
const AHEAD = '100% 0px';

/**
 * Which widgets of the document the visitor looks at, or is about to: of the others the server's HTML does, and no code is
 * fetched. Before the visitor's first interaction that is what the first screen shows; after it, what is a screen away.
 */
export interface WantedFragments {
  /** Resolves when the fragment is wanted. */
  wanted(ref: FragmentRef): Promise<void>;
  /** Resolves with the visitor's first interaction. */
  readonly interacted: Promise<void>;
}

interface Waiting {
  readonly wanted: Promise<void>;
  readonly resolve: () => void;
}

function waiting(): Waiting {
  let resolve = (): void => undefined;
  const wanted = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { wanted, resolve };
}

/** Whether a widget has a part that can be seen: a link for visitors without scripts is none. */
const canBeSeen = (element: HTMLElement): boolean => element.querySelector(':not(noscript)') !== null;

const waitingElements = (): HTMLElement[] =>
  // One that shows nothing is never seen: it is not to wait for that.
  [...document.querySelectorAll<HTMLElement>('[data-fragment*="/widgets/"]:not([data-static])')].filter(
    ({ children }) => children.length > 0,
  );

/**
 * Follow the visitor through the widgets that stand in the document. Pages are wanted at once, static fragments never: their
 * markup is all that there is.
 */
export function followVisitor(): WantedFragments {
  const elements = waitingElements();
  const widgets = new Map(elements.map(({ dataset }) => [dataset['fragment'] ?? '', waiting()]));
  const widgetOf = (element: HTMLElement | null): Waiting | undefined =>
    widgets.get(element?.dataset['fragment'] ?? '');

  function observe(rootMargin: string): IntersectionObserver {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) widgetOf(target.parentElement)?.resolve();
        }
      },
      { rootMargin },
    );
    // The elements themselves have no box.
    for (const child of elements.flatMap(({ children }) => [...children])) observer.observe(child);
    return observer;
  }

  const { wanted: interacted, resolve: interact } = waiting();
  const onScreen = observe('0px');
  const onInteraction = (): void => {
    for (const type of INTERACTIONS) removeEventListener(type, onInteraction, { capture: true });
    onScreen.disconnect();
    interact();
    observe(AHEAD);
    // A widget that shows nothing works for members alone: nobody else pays for its code.
    if (isHinted()) for (const element of elements) if (!canBeSeen(element)) widgetOf(element)?.resolve();
  };
  for (const type of INTERACTIONS) addEventListener(type, onInteraction, { capture: true, passive: true });

  return {
    interacted,
    wanted: async (ref) => widgets.get(fragmentKey(ref))?.wanted,
  };
}
