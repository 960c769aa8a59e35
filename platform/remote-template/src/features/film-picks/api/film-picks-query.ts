import { apiQuery } from '@sinima/runtime';

/** A list that the editors keep. Read what is yours in its place: each call of the API is at `/api-docs`. */
export const DEFAULT_LIST = 'must-watch-african-cinema';

/** The list to show, by its slug. */
export const filmPicksQuery = (slug = DEFAULT_LIST) => apiQuery('/api/lists/slug/{slug}', { path: { slug } });
