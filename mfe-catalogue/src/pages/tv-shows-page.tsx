import type { ReactNode } from 'react';
import { series } from '../features/browse/catalogues.ts';
import { BrowsePage } from './browse-page.tsx';

/** `/tv-shows` */
export default function TvShowsPage(): ReactNode {
  return <BrowsePage catalogue={series} />;
}
