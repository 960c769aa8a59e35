import type { ReactNode } from 'react';
import { movies, type Catalogue } from '../features/browse/catalogues.ts';
import { BrowsePage } from './browse-page.tsx';

const catalogue: Catalogue = {
  ...movies,
  note: 'Films from every corner of the continent',
  clothOf: 'Egypt',
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
};

/** `/movies` */
export default function MoviesPage(): ReactNode {
  return <BrowsePage catalogue={catalogue} />;
}
