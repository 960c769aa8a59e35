import { apiListQuery } from '@sinima/runtime';
import * as messages from '../rating.messages.ts';

/** How many ratings a page has. */
export const RATINGS_ON_PAGE = 24;

/** The orders in which ratings are listed, with the texts of their tabs. */
export const RATING_SORTS = [
  { id: 'recent', label: messages.sortRecent },
  { id: 'highest', label: messages.sortHighest },
  { id: 'lowest', label: messages.sortLowest },
] as const;

type RatingSort = (typeof RATING_SORTS)[number]['id'];

/** Return the order that an address asks for. */
export const ratingSortOf = (search: URLSearchParams): RatingSort =>
  RATING_SORTS.find(({ id }) => id === search.get('sort'))?.id ?? 'recent';

/** The member’s ratings. */
export const ownRatingsQuery = (sort: RatingSort, page = 1) =>
  apiListQuery('/api/me/ratings', { query: { sort, page, pageSize: RATINGS_ON_PAGE } });
