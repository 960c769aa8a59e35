import type { PageContext } from '@sinima/contracts/remote';
import { recentReviewsQuery, REVIEWS_ON_HOME } from '../features/reviews/api/recent-reviews-query.ts';

/** The latest reviews, on the home page. */
export { default } from './recent-reviews-widget.tsx';

export const prefetch = ({ data }: PageContext) =>
  data.fetch(recentReviewsQuery({ pageSize: REVIEWS_ON_HOME }));
