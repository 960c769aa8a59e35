import type { PageContext } from '@sinima/contracts/remote';
import { latestReviewsQuery } from '../features/reviews/api/latest-reviews-query.ts';

/** Members' latest reviews, on the home page. */
export { default } from './latest-reviews-widget.tsx';

export const prefetch = ({ data }: PageContext) => data.fetch(latestReviewsQuery());
