import { useSyncExternalStore } from 'react';
import { defaultView, readView, viewQuery, type View } from './view.ts';

const CHANGED = 'workbench:view';

let search = '';
let view = defaultView;

/** The view of the page's address; the same object until that changes. */
function currentView(): View {
  if (location.search !== search) {
    search = location.search;
    view = readView(search);
  }
  return view;
}

function listen(changed: () => void): () => void {
  window.addEventListener(CHANGED, changed);
  window.addEventListener('popstate', changed);
  return () => {
    window.removeEventListener(CHANGED, changed);
    window.removeEventListener('popstate', changed);
  };
}

/** Set the page's theme; `both` leaves the page as the visitor's machine has it. */
function applyTheme({ theme }: View): void {
  const { dataset } = document.documentElement;
  if (theme === 'light' || theme === 'dark') dataset.theme = theme;
  else delete dataset.theme;
}

/** Put a view into the page's address, without a step back. */
export function changeView(next: View): void {
  const query = viewQuery(next);
  history.replaceState(history.state, '', `${location.pathname}${query && `?${query}`}${location.hash}`);
  applyTheme(next);
  window.dispatchEvent(new Event(CHANGED));
}

/** Return the view of the page's address; the default one until the page is hydrated. */
export function useView(): View {
  return useSyncExternalStore(listen, currentView, () => defaultView);
}
