import { BrowsePage } from './components/browse-page.tsx';
import { movies } from './catalogues.ts';

/** `/movies` */
export default function MoviesPage() {
  return <BrowsePage catalogue={movies} />;
}
