/** The two catalogues: one page, parametrised (`docs/specification.md §2`). */
import { paths, type BrowseSearch } from '@sinima/contracts/paths';
import type { TitleType } from '@sinima/contracts/api';

export type TabId = 'featured' | 'trending' | 'popular' | 'new';

interface Tab {
  readonly id: TabId;
  readonly label: string;
  /** The line under the tab's heading. */
  readonly line: string;
}

export interface Catalogue {
  readonly type: TitleType;
  readonly title: string;
  /** The page's line under its title. */
  readonly note: string;
  /** The country whose tradition the cloth at its head follows: the site's pages together show the continent. */
  readonly clothOf: string;
  readonly description: string;
  readonly searchPlaceholder: string;
  readonly genres: readonly string[];
  readonly tabs: readonly [Tab, ...Tab[]];
  /** The noun of the count badge, singular and plural. */
  readonly unit: readonly [one: string, others: string];
  readonly empty: string;
  readonly path: (search?: BrowseSearch) => string;
}

/** Return the tab of an id; the first where it has none such. */
export function tabOf({ tabs }: Catalogue, requested: TabId): Tab {
  return tabs.find(({ id }) => id === requested) ?? tabs[0];
}

export const movies: Catalogue = {
  type: 'MOVIE',
  title: 'Movies',
  note: 'Films from every corner of the continent',
  clothOf: 'Egypt',
  description: 'African films: browse by genre, year, popularity and rating.',
  searchPlaceholder: 'Search Movies',
  genres: ['action', 'romance', 'comedy', 'drama', 'biography'],
  tabs: [
    { id: 'featured', label: 'Featured Movies', line: 'The whole catalogue, by your filters.' },
    {
      id: 'trending',
      label: 'Trending Now',
      line: 'Movies that our editors have chosen; nobody counts visits.',
    },
    {
      id: 'popular',
      label: 'Most Popular',
      line: 'Movies with the best ratings first; the rest by awards, our editors’ order and year.',
    },
    { id: 'new', label: 'New Releases', line: 'The newest movies first.' },
  ],
  unit: ['movie', 'movies'],
  empty: 'No movies found',
  path: paths.movies,
};

export const series: Catalogue = {
  type: 'SERIES',
  title: 'TV Shows',
  note: 'Series from every corner of the continent',
  clothOf: 'Ghana',
  description: 'African series: browse by genre, year, popularity and rating.',
  searchPlaceholder: 'Search Series',
  genres: ['drama', 'comedy', 'crime', 'legal drama', 'romance'],
  tabs: [
    { id: 'featured', label: 'Featured Series', line: 'The whole catalogue, by your filters.' },
    {
      id: 'trending',
      label: 'Trending Now',
      line: 'Series that our editors have chosen; nobody counts visits.',
    },
    {
      id: 'popular',
      label: 'Most Popular',
      line: 'Series with the best ratings first; the rest by awards, our editors’ order and year.',
    },
    { id: 'new', label: 'New Releases', line: 'The newest series first.' },
  ],
  unit: ['series', 'series'],
  empty: 'No series found',
  path: paths.tvShows,
};
