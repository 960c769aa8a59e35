import type { ReactNode } from 'react';
import { series, type Catalogue } from '../features/browse/catalogues.ts';
import * as messages from '../features/browse/catalogue-pages.messages.ts';
import { BrowsePage } from './browse-page.tsx';

const catalogue: Catalogue = {
  ...series,
  clothName: 'TV Shows',
  note: messages.seriesNote,
  clothOf: 'Ghana',
  searchPlaceholder: messages.searchSeries,
  texts: {
    loading: messages.loadingSeries,
    explore: messages.exploreSeries,
    filter: messages.filterSeries,
    kinds: messages.kindsOfSeries,
    upcoming: messages.upcomingSeries,
  },
  genres: ['drama', 'comedy', 'crime', 'legal drama', 'romance'],
  tabs: [
    { id: 'featured', label: messages.featuredSeries, line: messages.wholeCatalogue },
    {
      id: 'trending',
      label: messages.trendingNow,
      line: messages.trendingSeries,
    },
    {
      id: 'popular',
      label: messages.mostPopular,
      line: messages.popularSeries,
    },
    { id: 'new', label: messages.newReleases, line: messages.newestSeries },
  ],
  count: messages.seriesUnit,
  empty: messages.noSeriesFound,
};

/** `/tv-shows` */
export default function TvShowsPage(): ReactNode {
  return <BrowsePage catalogue={catalogue} />;
}
