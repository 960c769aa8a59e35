import { startTransition, useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import type { PageTransitions, Step } from './page-transitions.ts';

interface SiteRouterProps {
  transitions: PageTransitions;
  children: ReactNode;
}

/** React Router's `BrowserRouter`, with a say in how a page gives way to the next. */
export function SiteRouter({ transitions, children }: SiteRouterProps): ReactNode {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [shown, setShown] = useState<Step>({ action: history.action, location: history.location });
  const latest = useRef(shown.location);
  const waiting = useRef<(() => void)[]>([]);

  const show = useCallback(
    ({ action, location }: Step) =>
      new Promise<void>((resolve) => {
        waiting.current.push(resolve);
        startTransition(() => setShown({ action, location }));
      }),
    [],
  );

  useLayoutEffect(
    () =>
      history.listen((step) => {
        const from = latest.current;
        latest.current = step.location;
        transitions.go(from, step, () => show(step));
      }),
    [history, transitions, show],
  );

  // After the effects of the page itself: it stands, and is scrolled to where it is to be.
  useLayoutEffect(() => {
    for (const resolve of waiting.current.splice(0)) resolve();
  }, [shown]);

  return (
    <Router location={shown.location} navigationType={shown.action} navigator={history}>
      {children}
    </Router>
  );
}
