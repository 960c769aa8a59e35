import type { ReactNode } from 'react';
import { movies, type Catalogue } from '../features/browse/catalogues.ts';
import * as messages from '../features/browse/catalogue-pages.messages.ts';
import { BrowsePage } from './browse-page.tsx';

const catalogue: Catalogue = {
  ...movies,
  clothName: 'Movies',
  note: messages.moviesNote,
  clothOf: 'Egypt',
  searchPlaceholder: messages.searchMovies,
  texts: {
    loading: messages.loadingMovies,
    explore: messages.exploreMovies,
    filter: messages.filterMovies,
    kinds: messages.kindsOfMovies,
    upcoming: messages.upcomingMovies,
  },
  genres: ['action', 'romance', 'comedy', 'drama', 'biography'],
  tabs: [
    { id: 'featured', label: messages.featuredMovies, line: messages.wholeCatalogue },
    {
      id: 'trending',
      label: messages.trendingNow,
      line: messages.trendingMovies,
    },
    {
      id: 'popular',
      label: messages.mostPopular,
      line: messages.popularMovies,
    },
    { id: 'new', label: messages.newReleases, line: messages.newestMovies },
  ],
  count: messages.movieUnit,
  empty: messages.noMoviesFound,
};

/** `/movies` */
export default function MoviesPage(): ReactNode {
  return <BrowsePage catalogue={catalogue} />;
}
