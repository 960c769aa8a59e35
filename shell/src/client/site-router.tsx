import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Router } from 'react-router-dom';
import { isSamePage, PageSlotsProvider, slotAhead, useSlots, withPageShown } from '../app/page-slots.tsx';
import { keptTop } from '../app/scroll-restoration.ts';
import { loadFormerDocument } from './document-load.ts';
import type { NavigationSign } from './navigation-sign.ts';
import type { OpenTab } from './open-tab.ts';
import type { PagePreloader } from './page-preloader.ts';
import type { PageSlotsStore } from './page-slots-store.ts';
import type { PageTransitions } from './page-transitions.ts';
import type { RevealPage } from './reveal-page.ts';
import { siteNavigator, type BrowserHistory } from './site-navigator.ts';

interface SiteRouterProps {
  history: BrowserHistory;
  store: PageSlotsStore;
  tab: OpenTab;
  sign: NavigationSign;
  pages: PagePreloader;
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
  history,
  store,
  tab,
  sign,
  pages,
  transitions,
  onStay,
  onLeave,
  onHydrated,
  children,
}: SiteRouterProps): ReactNode {
  const [navigator] = useState(() =>
    siteNavigator(history, tab, {
      sign: () => sign.begin(),
      prepare: (target) => void pages.prepareStep(target),
      isReady: (target) => pages.isReady(target),
    }),
  );
  const slots = useSlots(store);
  const { step: shown } = slots;
  const { step: first } = store.first;
  const latest = useRef(first.location);
  const waiting = useRef<(() => void)[]>([]);
  const rendered = useRef(slots);

  useLayoutEffect(
    () =>
      history.listen(({ action, location }) => {
        const step = { navigationType: action, location };
        const isAhead = (): boolean => slotAhead(rendered.current, step) !== undefined;
        const showInReact = (): void => store.change((former) => withPageShown(former, step));
        const show = (reveal?: RevealPage): Promise<void> =>
          new Promise((resolve) => {
            onLeave(location.pathname + location.search);
            if (!store.follow && isAhead() && reveal?.(() => store.follow?.())) {
              store.follow = () => {
                store.follow = undefined;
                showInReact();
              };
              sign.end();
              resolve();
            } else {
              waiting.current.push(resolve);
              showInReact();
            }
          });
        const showByHand = (change: () => void): void => {
          store.follow?.();
          change();
          sign.end();
        };
        const goOn = (): void => {
          const from = latest.current;
          latest.current = location;
          sign.move();
          transitions.go(from, step, { show, showByHand, isAhead });
        };
        const isStay = isSamePage(location, latest.current);
        if (isStay) onStay();
        if (action !== 'POP' || isStay) goOn();
        else {
          const top = keptTop(location);
          tab.stepBack({ goOn, asDocument: () => loadFormerDocument(top) });
        }
      }),
    [history, store, tab, sign, transitions, onStay, onLeave],
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
      <PageSlotsProvider value={store}>{children}</PageSlotsProvider>
    </Router>
  );
}
