import { apiQuery } from '@sinima/runtime';

/** Whom the editors feature, in their order. */
export const featuredTalentQuery = () => apiQuery('/api/people/featured');
