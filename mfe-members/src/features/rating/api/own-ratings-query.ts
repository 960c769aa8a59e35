import { apiListQuery } from '@sinima/runtime';

/** How many ratings a page has. */
export const RATINGS_ON_PAGE = 24;

/** In which order ratings are listed, and what the tab of it says. */
export const RATING_SORTS = [
  { id: 'recent', label: 'Latest' },
  { id: 'highest', label: 'Highest' },
  { id: 'lowest', label: 'Lowest' },
] as const;

type RatingSort = (typeof RATING_SORTS)[number]['id'];

/** Return the order that an address asks for. */
export const ratingSortOf = (search: URLSearchParams): RatingSort =>
  RATING_SORTS.find(({ id }) => id === search.get('sort'))?.id ?? 'recent';

/** The member’s ratings. */
export const ownRatingsQuery = (sort: RatingSort, page = 1) =>
  apiListQuery('/api/me/ratings', { query: { sort, page, pageSize: RATINGS_ON_PAGE } });
