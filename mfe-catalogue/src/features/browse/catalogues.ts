/** The two catalogues: one page, parametrised (`docs/specification.md §2`). Their texts stand with their pages. */
import { paths, type BrowseSearch } from '@sinima/contracts/paths';
import type { TitleType } from '@sinima/contracts/api';

export type TabId = 'featured' | 'trending' | 'popular' | 'new';

interface Tab {
  readonly id: TabId;
  readonly label: string;
  /** The line under the tab's heading. */
  readonly line: string;
}

/** What head and reads of a catalogue's page need: every page of the remote loads it. */
export interface ListedCatalogue {
  readonly type: TitleType;
  readonly title: string;
  readonly description: string;
  readonly path: (search?: BrowseSearch) => string;
}

/** A catalogue with all texts of its page. */
export interface Catalogue extends ListedCatalogue {
  /** The page's line under its title. */
  readonly note: string;
  /** The country whose tradition the cloth at its head follows: the site's pages together show the continent. */
  readonly clothOf: string;
  readonly searchPlaceholder: string;
  readonly genres: readonly string[];
  readonly tabs: readonly [Tab, ...Tab[]];
  /** The noun of the count badge, singular and plural. */
  readonly unit: readonly [one: string, others: string];
  readonly empty: string;
}

/** Return the tab of an id; the first where it has none such. */
export function tabOf({ tabs }: Catalogue, requested: TabId): Tab {
  return tabs.find(({ id }) => id === requested) ?? tabs[0];
}

export const movies: ListedCatalogue = {
  type: 'MOVIE',
  title: 'Movies',
  description: 'African films: browse by genre, year, popularity and rating.',
  path: paths.movies,
};

export const series: ListedCatalogue = {
  type: 'SERIES',
  title: 'TV Shows',
  description: 'African series: browse by genre, year, popularity and rating.',
  path: paths.tvShows,
};
