import type { Composition } from '@sinima/contracts/composition';
import { areasAt } from '../app/area-owner.ts';
import type { BrowserAreaSource } from './area-source.ts';

const signsOfIntent = ['pointerover', 'touchstart', 'focusin'] as const;

/** Loads the code behind a link when the visitor hovers over it, touches it or moves the focus to it. */
export function preloadOnIntent(composition: Composition, areas: BrowserAreaSource): void {
  const seen = new Set<string>();
  const preload = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== location.origin || seen.has(link.pathname)) return;
    seen.add(link.pathname);
    areasAt(composition, link.pathname).forEach((area) => areas.preload(area));
  };
  for (const sign of signsOfIntent) document.addEventListener(sign, preload, { passive: true });
}
