import type { ReactNode } from 'react';
import { series, type Catalogue } from '../features/browse/catalogues.ts';
import { BrowsePage } from './browse-page.tsx';

const catalogue: Catalogue = {
  ...series,
  note: 'Series from every corner of the continent',
  clothOf: 'Ghana',
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
};

/** `/tv-shows` */
export default function TvShowsPage(): ReactNode {
  return <BrowsePage catalogue={catalogue} />;
}
