import { apiListQuery, apiQuery } from '@sinima/runtime';

/** How many of the own lists are shown: the API's most. */
const MOST_OWN_LISTS = 100;

/** A member's list, as everybody reads it. */
export const memberListQuery = (key: string) => apiQuery('/api/member-lists/{key}', { path: { key } });

/** The member's own lists, the latest change first. */
export const ownListsQuery = () => apiListQuery('/api/me/lists', { query: { pageSize: MOST_OWN_LISTS } });

/** One of them, private ones too. */
export const ownListQuery = (key: string) => apiQuery('/api/me/lists/{key}', { path: { key } });

/** The names of all own lists, and which of them have a title. */
export const listsWithTitleQuery = (title: string) => apiQuery('/api/me/lists/names', { query: { title } });

/** The three public lists that most members like. */
export const likedListsQuery = () =>
  apiListQuery('/api/member-lists', { query: { sort: 'most-liked', pageSize: 3 } });
