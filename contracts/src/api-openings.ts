/** What of the API is the core's, and which of its addresses it leaves to parts of teams (`api-part.ts`). */

/** First segments of the core's addresses: no part has one as a prefix. */
export const CORE_SEGMENTS = [
  'account',
  'auth',
  'awards',
  'changes',
  'contact',
  'dump',
  'filters',
  'genres',
  'lists',
  'login',
  'logout',
  'me',
  'members',
  'openapi.json',
  'people',
  'records',
  'reviews',
  'search',
  'seasons',
  'stats',
  'suggest',
  'titles',
] as const;

/** Collections of the core: no part owns one. */
export const CORE_COLLECTIONS = [
  'award_editions',
  'awards',
  'change_texts',
  'change_writers',
  'changes',
  'credits',
  'episodes',
  'facets',
  'imports',
  'lists',
  'member_sessions',
  'members',
  'meta',
  'people',
  'person_candidates',
  'person_merges',
  'reviews',
  'seasons',
  'titles',
  'words',
] as const;

/** Prefixes below the core's addresses that a part may own all the same; `:name` stands for one segment. */
export const API_OPENINGS: readonly string[] = [
  'me/state',
  'me/ratings',
  'me/diary',
  'me/reviews',
  'me/likes',
  'me/follows',
  'me/saved',
  'me/lists',
  'me/decisions',
  'me/export',
  'me/forms',
  'me/import',
  'me/records',
  'members/:handle/activity',
];
