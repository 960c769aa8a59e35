/** The document anew, in place of the page that stands: for newer releases, and for code that is gone. */
import type { ReleaseNews } from './release-news.ts';
import { keepTyped } from './typed-fields.ts';

const RECOVERED_KEY = 'sinima:recovered';

/** Whether a document comes without a network, too: the service worker answers with its copy, or says what there is to read. */
const comesOffline = (): boolean =>
  'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;

/** Load the page at this address anew, keeping what is typed; the browser keeps the place. */
export function reloadDocument(): void {
  keepTyped();
  location.reload();
}

/**
 * Load the document once at an address: what asks for it a second time while it is on its way would break it off.
 *
 * @param load resolves with whether the document is being loaded
 */
export function onceAtAddress(
  load: (isNew: boolean) => Promise<boolean>,
): (isNew: boolean) => Promise<boolean> {
  let underWay: { address: string; loading: Promise<boolean> } | undefined;
  return async (isNew) => {
    const address = location.href;
    if (underWay?.address === address) return underWay.loading;
    const mine = { address, loading: load(isNew) };
    underWay = mine;
    const isLoading = await mine.loading;
    if (!isLoading && underWay === mine) underWay = undefined;
    return isLoading;
  };
}

/**
 * Load the document in place of code that is gone: the server renders the page, and names files that are there.
 *
 * @param isNew whether the visitor has just come to this address; without it, one load for an address and its latest generation
 * @returns false when it was tried already, or neither the server can be reached nor a copy be there
 */
export async function recoverByDocument(
  news: Pick<ReleaseNews, 'ask' | 'generation'>,
  isNew: boolean,
  load = reloadDocument,
): Promise<boolean> {
  const mark = (): string => `${news.generation()} ${location.pathname}${location.search}`;
  const isTried = !isNew && sessionStorage.getItem(RECOVERED_KEY) === mark();
  if (isTried) return false;
  // A copy takes the place of a page that is just being opened, never of one that is being read.
  const mayBeCopy = isNew && comesOffline();
  if (!mayBeCopy && !(navigator.onLine && (await news.ask()))) return false;
  // The document is made of the versions that are live by now.
  sessionStorage.setItem(RECOVERED_KEY, mark());
  load();
  return true;
}
