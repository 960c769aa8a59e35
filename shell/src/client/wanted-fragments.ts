import { fragmentKey, type FragmentRef } from '../page/fragment-ref.ts';
import { isHinted } from '../page/signed-in-hint.ts';

/** By these a visitor shows that they are there, and may scroll next. */
const SIGNS = ['pointermove', 'touchstart', 'scroll', 'keydown'] as const;

/** How far ahead of the screen widgets are wanted from then on: a screen's height. */
const AHEAD = '100% 0px';

/**
 * Which widgets of the document the visitor looks at, or is about to: of the others the server's HTML does, and no code is
 * fetched. Before the first sign of the visitor that is what the first screen shows; after it, what is a screen away.
 */
export interface WantedFragments {
  /** Resolves when the fragment is wanted. */
  wanted(ref: FragmentRef): Promise<void>;
  /** Want this one in any case. */
  want(ref: FragmentRef): void;
  wantAll(): void;
  /** Resolves with the first sign of the visitor. */
  readonly signed: Promise<void>;
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

const isStatic = ({ dataset }: HTMLElement): boolean => dataset['static'] !== undefined;

/** Whether a widget has a part that can be seen: a link for visitors without scripts is none. */
const canBeSeen = (element: HTMLElement): boolean => element.querySelector(':not(noscript)') !== null;

const waitingElements = (): HTMLElement[] =>
  // One that shows nothing is never seen: it is not to wait for that.
  [...document.querySelectorAll<HTMLElement>('[data-fragment*="/widgets/"], [data-static]')].filter(
    (element) => element.children.length > 0 || isStatic(element),
  );

/**
 * Follow the visitor through the widgets that stand in the document. Static fragments are not wanted by being seen; other pages are
 * wanted at once.
 */
export function followVisitor(): WantedFragments {
  const elements = waitingElements();
  // The elements themselves have no box.
  const seen = elements.filter((element) => !isStatic(element));
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
    for (const child of seen.flatMap(({ children }) => [...children])) observer.observe(child);
    return observer;
  }

  const { wanted: signed, resolve: sign } = waiting();
  const onScreen = observe('0px');
  const onSign = (): void => {
    for (const type of SIGNS) removeEventListener(type, onSign, { capture: true });
    onScreen.disconnect();
    sign();
    observe(AHEAD);
    // A widget that shows nothing works for members alone: nobody else pays for its code.
    if (isHinted()) for (const element of seen) if (!canBeSeen(element)) widgetOf(element)?.resolve();
  };
  for (const type of SIGNS) addEventListener(type, onSign, { capture: true, passive: true });

  return {
    signed,
    wanted: async (ref) => widgets.get(fragmentKey(ref))?.wanted,
    want: (ref) => widgets.get(fragmentKey(ref))?.resolve(),
    wantAll() {
      for (const { resolve } of widgets.values()) resolve();
    },
  };
}
