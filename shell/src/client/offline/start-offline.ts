/** Starts offline copies and the count of bytes, once the page stands. */
import type { Text } from '@sinima/contracts/text';
import type { PageState } from '../../page/page-state.ts';
import { OFFLINE_LINE } from '../../app/offline-line.ts';
import type { ReleaseNews } from '../release-news.ts';
import type { FollowedCount } from './measure-data.ts';
import * as messages from './online.messages.ts';
import { askWorker, endWorker, registerWorker, tellWorker } from './worker-messages.ts';

/** Return the addresses on this site of the releases' files that this document has loaded, and of cloths that stand in it. */
function filesInPage(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const pictures = [...document.images].map(({ src }) => src);
  const paths = [...loaded, ...pictures].map((address) => {
    const { pathname, search } = new URL(address);
    return pathname + search;
  });
  return [...new Set(paths.filter((path) => /^\/(releases|cloth)\//.test(path)))];
}

async function keepPage(counted: Promise<FollowedCount>): Promise<void> {
  const path = location.pathname + location.search;
  const downloaded = await askWorker<number>({ type: 'cache-page', path, files: filesInPage() });
  if (downloaded) (await counted).addCopies(downloaded);
}

/** The line above a copy says it when the network is back. */
function followNetwork(text: Text): void {
  addEventListener('online', () => {
    const line = document.getElementById(OFFLINE_LINE)?.querySelector('span');
    if (line) line.textContent = text(messages.onlineAgain);
  });
}

async function keepCopies(
  { composition, visitorVersions }: PageState,
  news: ReleaseNews,
  counted: Promise<FollowedCount>,
): Promise<void> {
  // A preview is for one browser and a short while.
  if (!('serviceWorker' in navigator) || composition.preview) return;
  let heard = visitorVersions.generation;
  news.listen(({ generation, serviceWorker }) => {
    if (serviceWorker === 'off') void endWorker();
    else if (generation > heard) {
      heard = generation;
      void tellWorker({ type: 'generation-heard', generation });
    }
  });
  if (visitorVersions.serviceWorker === 'off') await endWorker();
  else if (await registerWorker()) keepPage(counted).catch(() => undefined);
}

/** @param interacted resolves with the visitor's first interaction */
export function startOffline(
  page: PageState,
  news: ReleaseNews,
  interacted: Promise<void>,
  text: Text,
): void {
  followNetwork(text);
  // The footer says what the page takes: below the first screen, so that nobody sees it before they interact.
  const counted = interacted
    .then(() => import(/* webpackChunkName: "page-weight" */ './show-page-weight.ts'))
    .then(({ showPageWeight }) => showPageWeight());
  counted.catch(() => undefined);
  void keepCopies(page, news, counted);
}
