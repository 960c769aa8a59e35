import type { ReactNode } from 'react';
import { movies } from '../features/browse/catalogues.ts';
import { BrowsePage } from './browse-page.tsx';

/** `/movies` */
export default function MoviesPage(): ReactNode {
  return <BrowsePage catalogue={movies} />;
}
