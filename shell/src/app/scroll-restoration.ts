import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType, type Location } from 'react-router-dom';
import { goToHash } from './hash-place.ts';

/** On the server there is no layout to have an effect on. */
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

const placeOf = ({ key, pathname, search }: Pick<Location, 'key' | 'pathname' | 'search'>): string =>
  `sinima:scroll:${key}:${pathname}${search}`;

/** Return the key of the history's entry that the browser is at; React may not know of it yet. */
const keyOfEntry = (): string => (history.state as { key?: string } | null)?.key ?? 'default';

/** Key of the entry that was brought to its top before React knew of it. */
let atTop: string | undefined;

/** Begin the page of the present entry at its top, once, and ahead of React: what the visitor has scrolled by then, stays. */
export function beginAtTop(): void {
  if (atTop === keyOfEntry()) return;
  atTop = keyOfEntry();
  window.scrollTo({ top: 0, behavior: 'instant' });
}

/** Return how far the visitor had scrolled a page of the history, in CSS pixels. */
export function keptTop(location: Pick<Location, 'key' | 'pathname' | 'search'>): number {
  return Number(sessionStorage.getItem(placeOf(location)) ?? 0);
}

/**
 * Back and Forward bring back the place on the page; a new page starts at its top, or at the element that its address
 * names; a change of the search alone (a filter, a tab) moves nothing. Between documents the browser does it itself.
 */
export function ScrollRestoration(): null {
  const { key, hash, pathname, search } = useLocation();
  const navigation = useNavigationType();
  const place = placeOf({ key, pathname, search });
  const shown = useRef({ key, pathname });

  // Kept as one scrolls: when the next page is shown, the browser has already clamped the position to its height. Ends
  // before that page is shown, or its scrolling would be taken for this one's.
  useBrowserLayoutEffect(() => {
    const keep = (): void => {
      if (keyOfEntry() === key) sessionStorage.setItem(place, String(window.scrollY));
    };
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [place, key]);

  // Whose the place is belongs to each entry of the history: it is said before an entry is left. The browser would bring
  // back the first one's before its page stands, or scroll to its hash.
  useEffect(() => {
    const takeOver = (): void => {
      history.scrollRestoration = 'manual';
    };
    const leaveToBrowser = (): void => {
      history.scrollRestoration = 'auto';
    };
    document.addEventListener('click', takeOver, true);
    document.addEventListener('submit', takeOver, true);
    window.addEventListener('pagehide', leaveToBrowser);
    return () => {
      document.removeEventListener('click', takeOver, true);
      document.removeEventListener('submit', takeOver, true);
      window.removeEventListener('pagehide', leaveToBrowser);
    };
  }, []);

  useBrowserLayoutEffect(() => {
    const former = shown.current;
    shown.current = { key, pathname };
    if (former.key === key) return undefined;
    history.scrollRestoration = 'manual';
    if (navigation === 'POP') {
      window.scrollTo({ top: keptTop({ key, pathname, search }), behavior: 'instant' });
      return undefined;
    }
    if (former.pathname !== pathname && atTop !== key) window.scrollTo({ top: 0, behavior: 'instant' });
    return hash === '' ? undefined : goToHash(hash);
  }, [key, hash, pathname, search, navigation]);
  return null;
}
