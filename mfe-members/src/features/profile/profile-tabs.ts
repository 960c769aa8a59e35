import * as messages from './profile.messages.ts';

/** The tabs of a profile. */
export const PROFILE_TABS = [
  { id: 'reviews', label: messages.profileReviews },
  { id: 'lists', label: messages.profileLists },
] as const;

export type ProfileTab = (typeof PROFILE_TABS)[number]['id'];

/** Return the tab that an address asks for. */
export const profileTabOf = (search: URLSearchParams): ProfileTab =>
  search.get('tab') === 'lists' ? 'lists' : 'reviews';
