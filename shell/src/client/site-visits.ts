import type { Composition } from '@sinima/contracts/composition';
import { pageData } from '@sinima/runtime/host';
import type { QueryClient } from '@tanstack/react-query';
import { areasAt, findOwner } from '../app/area-owner.ts';
import type { BrowserAreaSource } from './area-source.ts';

/** Where a visit goes, as a link or the router names it. */
type Place = Pick<Location, 'pathname' | 'search'>;

/** Whole pages of the site, whoever owns them. */
export interface SiteVisits {
  /** Loads and reads what the page shows, ahead of the visit. */
  prepare(place: Place): void;
  /** Whether the page can be shown at once, with its data. */
  isReady(place: Place): boolean;
}

/** The visits that a composition allows. */
export function createSiteVisits(
  composition: Composition,
  areas: BrowserAreaSource,
  client: QueryClient,
): SiteVisits {
  return {
    prepare({ pathname, search }) {
      const params = findOwner(composition, pathname)?.params ?? {};
      const context = () => ({ params, search: new URLSearchParams(search), data: pageData(client) });
      const visit = { address: pathname + search, context };
      for (const area of areasAt(composition, pathname)) areas.preload(area, visit);
    },
    isReady: ({ pathname, search }) =>
      areasAt(composition, pathname).every((area) => areas.isReady(area, pathname + search)),
  };
}
