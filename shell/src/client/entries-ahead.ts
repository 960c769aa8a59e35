/** The entries of the remotes that links on the screen lead to: some 5 KB each, and two round trips less once one is followed. */
import type { Composition } from '@sinima/contracts/composition';
import { findOwner } from '../app/fragment-owner.ts';
import { afterLoad } from './after-load.ts';
import { isOnScreen } from './is-on-screen.ts';
import type { ReleaseNews } from './release-news.ts';
import type { RemoteLoader } from './remote-loader.ts';

/** Return the names of the remotes that own what links of the page's content lead to. */
function remotesBehindLinks(composition: Composition): Set<string> {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].filter(
    (link) => link.origin === location.origin && isOnScreen(link),
  );
  const owners = links.map(({ pathname }) => findOwner(composition, pathname)?.ref.remote);
  return new Set(owners.filter((name) => name !== undefined));
}

interface EntriesAheadOptions {
  readonly composition: Composition;
  readonly loader: Pick<RemoteLoader, 'loadEntry'>;
  readonly news: Pick<ReleaseNews, 'confirm' | 'isOutdated'>;
  /** Whether the visitor wants nothing that was not asked for. */
  readonly savesData: () => boolean;
}

/**
 * Return a function that loads those entries when the browser has nothing better to do. A tab that is outdated loads none: what an
 * operator has rolled back from is not fetched ahead.
 */
export function createEntriesAhead(options: EntriesAheadOptions): () => void {
  const { composition, loader, news, savesData } = options;
  let isWaiting = false;
  return () => {
    if (isWaiting || savesData()) return;
    isWaiting = true;
    void afterLoad().then(async () => {
      isWaiting = false;
      if (!(await news.confirm()) || news.isOutdated()) return;
      // What does not come is loaded anew, and reported, when somebody goes there.
      for (const name of remotesBehindLinks(composition)) loader.loadEntry(name).catch(() => undefined);
    });
  };
}
