import type { Composition } from '@sinima/contracts/composition';
import { fragmentsAt } from '../app/fragment-owner.ts';
import type { BrowserFragmentSource } from './fragment-source.ts';
import type { OpenTab } from './open-tab.ts';
import type { PagePreloader } from './page-preloader.ts';

const INTENT_EVENTS = ['pointerover', 'touchstart', 'focusin'] as const;

/** How long a finger rests on a link before it is taken for a tap, and not for the beginning of a scroll. */
const TAP_MS = 50;

function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link?.origin === location.origin ? link : null;
}

/** Load the code behind a link when the visitor hovers over it, touches it or moves the focus to it. */
export function preloadOnIntent(
  composition: Composition,
  fragments: BrowserFragmentSource,
  tab: OpenTab,
): void {
  const seen = new Set<string>();
  const preload = (event: Event): void => {
    const link = linkOf(event);
    if (!link || seen.has(link.pathname)) return;
    seen.add(link.pathname);
    const owned = fragmentsAt(composition, link.pathname);
    if (owned.length > 0) tab.preload(() => owned.forEach((fragment) => fragments.preload(fragment)));
  };
  for (const sign of INTENT_EVENTS) document.addEventListener(sign, preload, { passive: true });
}

/** Read what the page behind a link needs while the link is being pressed, before the click is complete. */
export function readOnPress(preloader: PagePreloader, tab: OpenTab): void {
  let tap: ReturnType<typeof setTimeout> | undefined;
  const isPlain = (event: MouseEvent | KeyboardEvent): boolean =>
    !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  const read = (link: HTMLAnchorElement | null): void => {
    if (link && link.pathname !== location.pathname) tab.preload(() => preloader.prepare(link));
  };
  document.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || !isPlain(event)) return;
    const link = linkOf(event);
    if (event.pointerType === 'touch') tap = setTimeout(read, TAP_MS, link);
    else read(link);
  });
  document.addEventListener('pointercancel', () => clearTimeout(tap));
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && isPlain(event)) read(linkOf(event));
  });
}
