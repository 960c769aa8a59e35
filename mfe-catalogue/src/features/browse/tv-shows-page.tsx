import { BrowsePage } from './components/browse-page.tsx';
import { series } from './catalogues.ts';

/** `/tv-shows` */
export default function TvShowsPage() {
  return <BrowsePage catalogue={series} />;
}
