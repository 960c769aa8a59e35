import type { Composition } from '@sinima/contracts/composition';
import { pageData } from '@sinima/runtime/host';
import type { QueryClient } from '@tanstack/react-query';
import { fragmentsAt, findOwner } from '../app/fragment-owner.ts';
import { loadHeadElements } from '../app/page-head.ts';
import type { BrowserFragmentSource } from './fragment-source.ts';

/** Where a navigation goes, as a link or the router names it. */
export type Place = Pick<Location, 'pathname' | 'search'>;

/** Whole pages of the site, whoever owns them. */
export interface PagePreloader {
  /** Load and read what the page shows, ahead of the navigation. Resolves when it has come, or when some of it cannot. */
  prepare(place: Place): Promise<void>;
  /** Whether the page can be shown at once, with its data. */
  isReady(place: Place): boolean;
}

/** Make the preloader of a composition's pages. */
export function createPagePreloader(
  composition: Composition,
  fragments: BrowserFragmentSource,
  client: QueryClient,
): PagePreloader {
  return {
    async prepare({ pathname, search }) {
      // No page waits for it.
      loadHeadElements().catch(() => undefined);
      const params = findOwner(composition, pathname)?.params ?? {};
      const context = () => ({ params, search: new URLSearchParams(search), data: pageData(client) });
      const navigation = { address: pathname + search, context };
      const owned = fragmentsAt(composition, pathname);
      await Promise.allSettled(owned.map((fragment) => fragments.preload(fragment, navigation)));
    },
    isReady: ({ pathname, search }) =>
      fragmentsAt(composition, pathname).every((fragment) => fragments.isReady(fragment, pathname + search)),
  };
}
