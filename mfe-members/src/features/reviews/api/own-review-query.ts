import { apiQuery } from '@sinima/runtime';

/** The member’s own review of a title, also one that others cannot read. */
export const ownReviewQuery = (slug: string) => apiQuery('/api/me/reviews/{slug}', { path: { slug } });
