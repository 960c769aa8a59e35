/** Everything that this remote shows: one lazy line per page or widget, and where it is used. */
import { pageData } from '@sinima/catalogue-ui/page-data';
import { paths } from '@sinima/contracts/paths';
import type { RemoteOf } from '@sinima/contracts/remote';
import type config from '../remote.config.ts';
import { movies, series } from './features/browse/catalogues.ts';
import { companiesQuery } from './features/companies/api/companies-query.ts';
import { festivalsQuery } from './features/festivals/api/festivals-query.ts';
import { awardPageData } from './pages/award-page-data.ts';
import { awardsPageData } from './pages/awards-page-data.ts';
import { browsePageData } from './pages/browse-page-data.ts';
import { companyPageData } from './pages/company-page-data.ts';
import { festivalPageData } from './pages/festival-page-data.ts';
import { searchPageData } from './pages/search-page-data.ts';
import { streamingPageData } from './pages/streaming-page-data.ts';
import { theatersPageData } from './pages/theaters-page-data.ts';
import { homeWidgets } from './widgets/home-widgets.ts';
import * as companyMessages from './features/companies/companies.messages.ts';
import * as titlesMessages from './titles/titles.messages.ts';

export default {
  translations: {
    fr: () => import(/* webpackChunkName: "messages-fr" */ '../messages/fr.po'),
    ar: () => import(/* webpackChunkName: "messages-ar" */ '../messages/ar.po'),
    pt: () => import(/* webpackChunkName: "messages-pt" */ '../messages/pt.po'),
    sw: () => import(/* webpackChunkName: "messages-sw" */ '../messages/sw.po'),
  },
  pages: {
    movies: {
      load: () => import(/* webpackChunkName: "movies" */ './pages/movies-page.tsx'),
      ...browsePageData(movies),
    },
    'tv-shows': {
      load: () => import(/* webpackChunkName: "tv-shows" */ './pages/tv-shows-page.tsx'),
      ...browsePageData(series),
    },
    awards: {
      load: () => import(/* webpackChunkName: "awards" */ './pages/awards-page.tsx'),
      ...awardsPageData,
    },
    award: {
      load: () => import(/* webpackChunkName: "award" */ './pages/award-page.tsx'),
      ...awardPageData,
    },
    search: {
      load: () => import(/* webpackChunkName: "search" */ './pages/search-page.tsx'),
      ...searchPageData,
    },
    streaming: {
      load: () => import(/* webpackChunkName: "streaming" */ './pages/streaming-page.tsx'),
      ...streamingPageData,
    },
    theaters: {
      load: () => import(/* webpackChunkName: "theaters" */ './pages/theaters-page.tsx'),
      ...theatersPageData,
    },
    festivals: {
      load: () => import(/* webpackChunkName: "festivals" */ './pages/festivals-page.tsx'),
      ...pageData(
        ({ text }) => ({
          title: text(titlesMessages.festivals),
          description: text(titlesMessages.festivalsDescription),
          feeds: ['festivals.ics'],
        }),
        festivalsQuery,
      ),
    },
    festival: {
      load: () => import(/* webpackChunkName: "festival" */ './pages/festival-page.tsx'),
      ...festivalPageData,
    },
    companies: {
      load: () => import(/* webpackChunkName: "companies" */ './pages/companies-page.tsx'),
      ...pageData(
        ({ text }) => ({
          title: text(companyMessages.companies),
          description: text(companyMessages.companiesDescription),
          canonical: paths.companies(),
        }),
        companiesQuery,
      ),
    },
    company: {
      load: () => import(/* webpackChunkName: "company" */ './pages/company-page.tsx'),
      ...companyPageData,
    },
  },
  widgets: homeWidgets,
} satisfies RemoteOf<typeof config>;
