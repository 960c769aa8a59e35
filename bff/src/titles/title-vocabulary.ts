/** The words that the API uses of titles (`docs/specification.md §3`). */

export const TITLE_TYPES = ['MOVIE', 'SERIES'] as const;
export type TitleType = (typeof TITLE_TYPES)[number];

export const TITLE_STATUSES = ['released', 'upcoming'] as const;
export type TitleStatus = (typeof TITLE_STATUSES)[number];

/** `top-rated` and `new` are other names of `rating` and `year`; `popularity` equals rating descending (§4). */
export const TITLE_SORTS = ['popularity', 'rating', 'year', 'title', 'top-rated', 'new'] as const;
export type TitleSort = (typeof TITLE_SORTS)[number];

export const STREAMING_PLATFORMS = [
  'Netflix',
  'Amazon Prime',
  'Disney+',
  'Hulu',
  'HBO Max',
  'Paramount+',
  'Showmax',
  'Apple TV+',
] as const;
export type StreamingPlatform = (typeof STREAMING_PLATFORMS)[number];

/** How a platform lets a title be watched. */
export const WATCH_KINDS = ['subscription', 'rent', 'buy', 'free'] as const;
export type WatchKind = (typeof WATCH_KINDS)[number];
