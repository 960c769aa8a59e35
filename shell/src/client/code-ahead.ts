/** Code of what links on the screen lead to, before one is followed: that step needs no code then. */
import type { Composition } from '@sinima/contracts/composition';
import { findOwner } from '../page/fragment-owner.ts';
import { fragmentKey, type FragmentRef } from '../page/fragment-ref.ts';
import { afterLoad } from './after-load.ts';
import { isOnScreen } from './is-on-screen.ts';
import type { ReleaseNews } from './release-news.ts';
import type { RemoteLoader } from './remote-loader.ts';

/** Return the pages that links of the content lead to, those first that most of them lead to. */
function pagesBehindLinks(composition: Composition): FragmentRef[] {
  const links = new Map<string, { readonly page: FragmentRef; count: number }>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]')) {
    const isOfSite = link.origin === location.origin && link.pathname !== location.pathname;
    const page = isOfSite && isOnScreen(link) ? findOwner(composition, link.pathname)?.ref : undefined;
    if (!page) continue;
    const known = links.get(fragmentKey(page)) ?? { page, count: 0 };
    known.count += 1;
    links.set(fragmentKey(page), known);
  }
  return [...links.values()].sort((a, b) => b.count - a.count).map(({ page }) => page);
}

interface CodeAheadOptions {
  readonly composition: Composition;
  readonly loader: Pick<RemoteLoader, 'loadEntry' | 'loadAhead'>;
  readonly news: Pick<ReleaseNews, 'confirm' | 'isOutdated'>;
  /** Whether the visitor wants nothing that was not asked for. */
  readonly savesData: () => boolean;
}

/**
 * Return a function that loads code when the browser has nothing better to do: all of the page that most links on the screen
 * lead to, and the entries of the remotes (some 5 KB each) that the others do. A tab that is outdated loads none: what an
 * operator has rolled back from is not fetched ahead.
 */
export function createCodeAhead(options: CodeAheadOptions): () => void {
  const { composition, loader, news, savesData } = options;

  async function loadPage({ remote, kind, id }: FragmentRef): Promise<void> {
    await (await loader.loadAhead(remote))[kind][id]?.load();
  }

  let isWaiting = false;
  return () => {
    if (isWaiting || savesData()) return;
    isWaiting = true;
    void afterLoad().then(async () => {
      isWaiting = false;
      if (!(await news.confirm()) || news.isOutdated()) return;
      const [likely, ...others] = pagesBehindLinks(composition);
      if (!likely) return;
      const remotes = new Set(others.map(({ remote }) => remote));
      remotes.delete(likely.remote);
      // What does not come is loaded anew, and reported, when somebody goes there.
      loadPage(likely).catch(() => undefined);
      for (const name of remotes) loader.loadEntry(name).catch(() => undefined);
    });
  };
}
