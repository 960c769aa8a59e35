import { pageData } from '@sinima/catalogue-ui/page-data';
import { pageNumberOf } from '@sinima/catalogue-ui/page-number';
import type { PageContext } from '@sinima/contracts/remote';
import { addressOfPage } from '../features/reviews/address-of-page.ts';
import { recentReviewsQuery, REVIEWS_ON_PAGE } from '../features/reviews/api/recent-reviews-query.ts';
import * as messages from './reviews-page.messages.ts';

const pageQuery = ({ search }: PageContext) =>
  recentReviewsQuery({ page: pageNumberOf(search), pageSize: REVIEWS_ON_PAGE });

/** The page of reviews that the address asks for. */
export { default } from './reviews-page.tsx';

export const { prefetch, head } = pageData(
  ({ search, text }) => ({
    title: text(messages.reviewsTitle),
    description: text(messages.reviewsDescription),
    canonical: addressOfPage(pageNumberOf(search)),
  }),
  pageQuery,
);
