/** The heads of pages that are the host's own. */
import type { PageHead } from '@sinima/contracts/remote';

/** The head of the home page. */
export const homeHead: PageHead = {
  title: '',
  description: 'Discover African film and television: movies, series, people, awards and festivals.',
};

/** The head of the not-found screen. */
export const notFoundHead: PageHead = { title: 'Page not found', status: 404 };
