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
import {
  isSamePage,
  PageSlotsProvider,
  slotAhead,
  slotsOfDocument,
  withPageAhead,
  withPageShown,
  type PageSlots,
  type Step,
} from '../app/page-slots.tsx';
import { keptTop } from '../app/scroll-restoration.ts';
import { loadFormerDocument } from './document-load.ts';
import type { NavigationSign } from './navigation-sign.ts';
import type { OpenTab } from './open-tab.ts';
import type { PageAhead } from './page-ahead.ts';
import type { PagePreloader } from './page-preloader.ts';
import type { PageTransitions } from './late-transitions.ts';
import type { RevealPage } from './reveal-page.ts';
import { siteNavigator } from './site-navigator.ts';

interface SiteRouterProps {
  tab: OpenTab;
  sign: NavigationSign;
  pages: PagePreloader;
  pageAhead: PageAhead;
  transitions: PageTransitions;
  /** Called at a step within the page, which React can show once all of the page is hydrated. */
  onStay: () => void;
  /** Called when another page is about to be shown, with its address (path and search). */
  onLeave: (address: string) => void;
  /** Called once, when the host stands in the page and its controls work. */
  onHydrated: () => void;
  children: ReactNode;
}

/** React Router's `BrowserRouter`, with a say in how a page gives way to the next. */
export function SiteRouter({
  tab,
  sign,
  pages,
  pageAhead,
  transitions,
  onStay,
  onLeave,
  onHydrated,
  children,
}: SiteRouterProps): ReactNode {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [navigator] = useState(() =>
    siteNavigator(history, tab, {
      sign: () => sign.begin(),
      prepare: (target) => void pages.prepareStep(target),
      isReady: (target) => pages.isReady(target),
    }),
  );
  const [slots, setSlots] = useState(() =>
    slotsOfDocument({ navigationType: history.action, location: history.location }),
  );
  const { step: shown } = slots;
  const [first] = useState(shown);
  const latest = useRef(first.location);
  const waiting = useRef<(() => void)[]>([]);
  const rendered = useRef(slots);
  /** Has React follow to a page that is revealed already. */
  const following = useRef<() => void>(undefined);

  /** React has to have followed before it is told anything else: the DOM is ahead of it. */
  const change = useCallback((next: (former: PageSlots) => PageSlots) => {
    following.current?.();
    startTransition(() => setSlots(next));
  }, []);

  const show = useCallback(
    (step: Step, reveal?: RevealPage) =>
      new Promise<void>((resolve) => {
        onLeave(step.location.pathname + step.location.search);
        const follow = (): void => change((former) => withPageShown(former, step));
        const isAhead = !following.current && slotAhead(rendered.current, step) !== undefined;
        if (isAhead && reveal?.(() => following.current?.())) {
          following.current = () => {
            following.current = undefined;
            follow();
          };
          sign.end();
          resolve();
        } else {
          waiting.current.push(resolve);
          follow();
        }
      }),
    [change, onLeave, sign],
  );

  const showByHand = useCallback(
    (changeDocument: () => void) => {
      following.current?.();
      changeDocument();
      sign.end();
    },
    [sign],
  );

  useEffect(
    () => pageAhead.listen((place) => change((former) => withPageAhead(former, place))),
    [change, pageAhead],
  );

  useLayoutEffect(
    () =>
      history.listen(({ action, location }) => {
        const step = { navigationType: action, location };
        const goOn = (): void => {
          const from = latest.current;
          latest.current = location;
          sign.move();
          transitions.go(from, step, {
            show: (reveal) => show(step, reveal),
            showByHand,
            isAhead: () => slotAhead(rendered.current, step) !== undefined,
          });
        };
        const isStay = isSamePage(location, latest.current);
        if (isStay) onStay();
        if (action !== 'POP' || isStay) goOn();
        else {
          const top = keptTop(location);
          tab.stepBack({ goOn, asDocument: () => loadFormerDocument(top) });
        }
      }),
    [history, tab, sign, transitions, onStay, show, showByHand],
  );

  const hydrated = useEffectEvent(onHydrated);
  useEffect(() => hydrated(), []);

  // After the effects of the page itself: it stands, and is scrolled to where it is to be.
  useLayoutEffect(() => {
    rendered.current = slots;
  }, [slots]);

  useLayoutEffect(() => {
    for (const resolve of waiting.current.splice(0)) resolve();
    if (shown.location === latest.current) sign.end();
  }, [shown, sign]);

  // The router's own location stays the document's: React renders all again that reads a context of which any provider above
  // it has changed, also where one between has not. What reads it has the location of its slot.
  return (
    <Router location={first.location} navigationType={first.navigationType} navigator={navigator}>
      <PageSlotsProvider value={slots}>{children}</PageSlotsProvider>
    </Router>
  );
}
