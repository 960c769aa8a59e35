import { pageHead } from '@sinima/catalogue-ui/page-head';
import { pageNumberOf } from '@sinima/catalogue-ui/page-number';
import type { PageContext } from '@sinima/contracts/remote';
import { addressOfPage } from '../features/reviews/address-of-page.ts';
import { recentReviewsQuery, REVIEWS_ON_PAGE } from '../features/reviews/api/recent-reviews-query.ts';

const pageQuery = ({ search }: PageContext) =>
  recentReviewsQuery({ page: pageNumberOf(search), pageSize: REVIEWS_ON_PAGE });

/** Read the page of reviews that the address asks for. */
export const prefetchReviewsPage = (context: PageContext) => context.data.fetch(pageQuery(context));

/** Return what the page of reviews says of itself. */
export const reviewsHead = pageHead(
  ({ search }) => ({
    title: 'Reviews',
    description: 'What critics and viewers say of African films and series.',
    canonical: addressOfPage(pageNumberOf(search)),
  }),
  pageQuery,
);
