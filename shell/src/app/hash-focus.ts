import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Go to the element that a link within the page names, e.g. `#results`, as the browser does for a document: it is seen, and the
 * keyboard goes on from there.
 */
export function HashFocus(): null {
  const { key, hash } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    const element = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    element?.scrollIntoView({ behavior: 'instant' });
    element?.focus({ preventScroll: true });
  }, [key, hash]);
  return null;
}
