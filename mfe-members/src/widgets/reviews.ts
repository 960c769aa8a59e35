import type { PageContext } from '@sinima/contracts/remote';
import { titleReviewsQuery } from '../features/reviews/api/title-reviews-query.ts';

/** Reviews of a title, on its page. */
export { default } from './reviews-widget.tsx';

export const prefetch = ({ params, data }: PageContext) => data.fetch(titleReviewsQuery(params.slug ?? ''));
