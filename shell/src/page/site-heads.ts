/** The heads of pages that are the host's own. */
import { paths } from '@sinima/contracts/paths';
import type { PageHead } from '@sinima/contracts/remote';
import { SITE_NAME } from './document-title.ts';

/** The head of the home page. */
export const homeHead: PageHead = {
  title: '',
  description: 'Discover African film and television: movies, series, people, awards and festivals.',
  structuredData: [
    {
      '@type': 'WebSite',
      name: SITE_NAME,
      url: paths.home(),
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: '/search?q={search_term_string}' },
        'query-input': 'required name=search_term_string',
      },
    },
  ],
};

/** The head of the not-found screen. */
export const notFoundHead: PageHead = { title: 'Page not found', status: 404 };
