import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** Return the reference of a disclosure that closes when a visitor has chosen where to go, for Back as well. */
export function useClosedMenu(): RefObject<HTMLDetailsElement | null> {
  const menu = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    const close = (): void => {
      if (menu.current) menu.current.open = false;
    };
    close();
    window.addEventListener('pagehide', close);
    return () => window.removeEventListener('pagehide', close);
  }, [key]);
  return menu;
}
