import type { Navigator, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { isSamePage } from '../app/page-slots.tsx';
import { comesOffline, loadDocument, reloadDocument } from './document-load.ts';
import type { OpenTab } from './open-tab.ts';

export type BrowserHistory = ReturnType<typeof createBrowserHistory>;

/**
 * Load the document of the next page, also where its address is the present one already. Where only the search changes, the
 * page keeps its place: the browser keeps it for a reload.
 */
function loadAt(target: URL): void {
  if (isSamePage(target, location)) {
    reloadDocument();
    return;
  }
  if (target.pathname !== location.pathname) {
    loadDocument(target.href);
    return;
  }
  window.history.pushState(null, '', target);
  reloadDocument();
}

/** What begins with a step of the visitor, before it is known which way it takes. */
interface StepBegun {
  /** Say that a page is on its way. */
  readonly sign: () => void;
  /** Fetch what the page shows. */
  readonly prepare: (target: URL) => void;
  /** Whether all of it is there. */
  readonly isReady: (target: URL) => boolean;
}

/**
 * Return the history as the router is to move in it: a new page comes as a document when the visitor gets other versions
 * by now, or when there is no network and a copy of it may be. A place within the page stays one, and so does a page that
 * corrects its own address.
 */
export function siteNavigator(
  history: BrowserHistory,
  tab: Pick<OpenTab, 'step' | 'prepare'>,
  begin: StepBegun,
): Navigator {
  return {
    createHref: (to) => history.createHref(to),
    encodeLocation: (to) => history.encodeLocation(to),
    go: (delta) => history.go(delta),
    push(to, state) {
      const target = new URL(history.createHref(to), location.href);
      const goOn = (): void => history.push(to, state);
      if (isSamePage(target, location)) {
        goOn();
        return;
      }
      begin.sign();
      const isReady = begin.isReady(target);
      const isOffline = !isReady && !navigator.onLine && comesOffline();
      if (isOffline && target.pathname !== location.pathname) {
        loadDocument(target.href);
        return;
      }
      if (!isReady) tab.prepare(() => begin.prepare(target));
      tab.step({ goOn, asDocument: () => loadAt(target) }, isReady);
    },
    replace: (to, state) => history.replace(to, state),
  };
}
