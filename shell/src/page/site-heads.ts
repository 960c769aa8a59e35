/** The heads of pages that are the host's own. */
import { paths } from '@sinima/contracts/paths';
import type { PageHead } from '@sinima/contracts/remote';
import { SITE_NAME } from './document-title.ts';
import type { Text } from '@sinima/contracts/text';
import * as messages from './page.messages.ts';

const homeHead = (text: Text): PageHead => ({
  title: '',
  description: text(messages.homeDescription),
  structuredData: [
    {
      '@type': 'WebSite',
      name: SITE_NAME,
      url: paths.home(),
      inLanguage: text.language,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: '/search?q={search_term_string}' },
        'query-input': 'required name=search_term_string',
      },
    },
  ],
});

const notFoundHead = (text: Text): PageHead => ({ title: text(messages.notFoundTitle), status: 404 });

/** What the host says of itself in heads, in the language of a page. */
export interface SiteHeads {
  readonly siteTitle: string;
  readonly home: PageHead;
  readonly notFound: PageHead;
}

/** Return the heads of the host's own pages. */
export const siteHeads = (text: Text): SiteHeads => ({
  siteTitle: text(messages.siteTitle),
  home: homeHead(text),
  notFound: notFoundHead(text),
});
