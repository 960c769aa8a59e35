import {
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { keptTop } from '../app/scroll-restoration.ts';
import { loadFormerDocument } from './document-load.ts';
import type { NavigationSign } from './navigation-sign.ts';
import type { OpenTab } from './open-tab.ts';
import type { PagePreloader } from './page-preloader.ts';
import type { PageTransitions, Step } from './page-transitions.ts';
import { siteNavigator } from './site-navigator.ts';

interface SiteRouterProps {
  tab: OpenTab;
  sign: NavigationSign;
  pages: PagePreloader;
  transitions: PageTransitions;
  /** Called at a step within the page, which React can show once all of the page is hydrated. */
  onStay: () => void;
  /** Called once, when the host stands in the page and its controls work. */
  onHydrated: () => void;
  children: ReactNode;
}

const isSamePage = (a: Step['location'], b: Step['location']): boolean =>
  a.pathname === b.pathname && a.search === b.search;

/** React Router's `BrowserRouter`, with a say in how a page gives way to the next. */
export function SiteRouter({
  tab,
  sign,
  pages,
  transitions,
  onStay,
  onHydrated,
  children,
}: SiteRouterProps): ReactNode {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [navigator] = useState(() =>
    siteNavigator(history, tab, {
      sign: () => sign.begin(),
      prepare: (target) => void pages.prepare(target),
      isReady: (target) => pages.isReady(target),
    }),
  );
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
        const goOn = (): void => {
          const from = latest.current;
          latest.current = step.location;
          sign.move();
          transitions.go(from, step, () => show(step));
        };
        const isStay = isSamePage(step.location, latest.current);
        if (isStay) onStay();
        if (step.action !== 'POP' || isStay) goOn();
        else {
          const top = keptTop(step.location);
          tab.stepBack({ goOn, asDocument: () => loadFormerDocument(top) });
        }
      }),
    [history, tab, sign, transitions, onStay, show],
  );

  const hydrated = useEffectEvent(onHydrated);
  useEffect(() => hydrated(), []);

  // After the effects of the page itself: it stands, and is scrolled to where it is to be.
  useLayoutEffect(() => {
    for (const resolve of waiting.current.splice(0)) resolve();
    if (shown.location === latest.current) sign.end();
  }, [shown, sign]);

  return (
    <Router location={shown.location} navigationType={shown.action} navigator={navigator}>
      {children}
    </Router>
  );
}
