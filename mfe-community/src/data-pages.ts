/** The pages over data: one lazy line per page, and where it is used. */
import type { PageContext, RemotePage } from '@sinima/contracts/remote';
import { paths } from '@sinima/contracts/paths';
import { apiDescriptionQuery } from './features/api-docs/api/api-description-query.ts';
import { festivalsQuery } from './features/festivals/api/festivals-query.ts';
import { headFestivalPage, prefetchFestivalPage } from './features/festivals/festival-page-data.ts';
import { listsQuery } from './features/lists/api/lists-query.ts';
import { headListPage, prefetchListPage } from './features/lists/list-page-data.ts';
import { recentReviewsQuery, reviewsOnPage } from './features/reviews/api/recent-reviews-query.ts';
import { streamingListQuery } from './features/streaming/api/streaming-list-query.ts';
import { platformOf } from './features/streaming/platforms.ts';
import { theatersQuery } from './features/theaters/api/theaters-query.ts';
import { cityOf } from './features/theaters/cities.ts';
import { headOfPage } from './page-head.ts';
import { pageNumberOf } from './page-number.ts';

const streaming = ({ search }: PageContext) => streamingListQuery(platformOf(search), pageNumberOf(search));
const theaters = ({ search }: PageContext) => theatersQuery(cityOf(search), pageNumberOf(search));
const reviews = ({ search }: PageContext) =>
  recentReviewsQuery({ page: pageNumberOf(search), pageSize: reviewsOnPage });

export const dataPages = {
  // /streaming?platform=&page=
  streaming: {
    load: () => import(/* webpackChunkName: "streaming" */ './features/streaming/streaming-page.tsx'),
    prefetch: (context) => context.data.fetch(streaming(context)),
    head: headOfPage(
      {
        title: "What's Streaming",
        description: 'African films and series on streaming platforms, by platform.',
        canonical: paths.streaming(),
      },
      streaming,
    ),
  },
  // /theaters?city=&page=
  theaters: {
    load: () => import(/* webpackChunkName: "theaters" */ './features/theaters/theaters-page.tsx'),
    prefetch: (context) => context.data.fetch(theaters(context)),
    head: headOfPage(
      {
        title: 'Now in Theaters',
        description: 'African films in the theaters of six cities, with showtimes.',
        canonical: paths.theaters(),
      },
      theaters,
    ),
  },
  // /festivals
  festivals: {
    load: () => import(/* webpackChunkName: "festivals" */ './features/festivals/festivals-page.tsx'),
    prefetch: ({ data }) => data.fetch(festivalsQuery()),
    head: headOfPage(
      { title: 'Festivals', description: 'The film festivals of Africa, and when they are usually held.' },
      festivalsQuery,
    ),
  },
  // /festivals/:slug
  festival: {
    load: () => import(/* webpackChunkName: "festival" */ './features/festivals/festival-page.tsx'),
    prefetch: prefetchFestivalPage,
    head: headFestivalPage,
  },
  // /reviews?page=
  reviews: {
    load: () => import(/* webpackChunkName: "reviews" */ './features/reviews/reviews-page.tsx'),
    prefetch: (context) => context.data.fetch(reviews(context)),
    head: headOfPage(
      {
        title: 'Reviews',
        description: 'What critics and viewers say of African films and series.',
        canonical: paths.reviews(),
      },
      reviews,
    ),
  },
  // /lists
  lists: {
    load: () => import(/* webpackChunkName: "lists" */ './features/lists/lists-page.tsx'),
    prefetch: ({ data }) => data.fetch(listsQuery()),
    head: headOfPage(
      { title: 'Lists', description: 'Curated lists of African films and film-makers.' },
      listsQuery,
    ),
  },
  // /lists/:slug
  list: {
    load: () => import(/* webpackChunkName: "list" */ './features/lists/list-page.tsx'),
    prefetch: prefetchListPage,
    head: headListPage,
  },
  // /api-docs
  'api-docs': {
    load: () => import(/* webpackChunkName: "api-docs" */ './features/api-docs/api-docs-page.tsx'),
    prefetch: ({ data }) => data.fetch(apiDescriptionQuery()),
    head: headOfPage(
      { title: 'API Documentation', description: 'Every call of the API of Sinima, with examples.' },
      apiDescriptionQuery,
    ),
  },
} satisfies Record<string, RemotePage>;
