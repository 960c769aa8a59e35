/** The addresses of this remote's pages. */
const segment = encodeURIComponent;

const withPage = (path: string, page = 1): string => (page > 1 ? `${path}?page=${page}` : path);

export const memberPaths = {
  member: (handle: string) => `/members/${segment(handle)}`,
  list: (key: string) => `/member-lists/${segment(key)}`,
  account: () => '/account',
  diary: (page?: number) => withPage('/account/diary', page),
  ratings: (page?: number) => withPage('/account/ratings', page),
  reviews: (page?: number) => withPage('/account/reviews', page),
  lists: () => '/account/lists',
  ownList: (key: string) => `/account/lists/${segment(key)}`,
  saved: () => '/account/saved',
  records: () => '/account/records',
  decisions: (page?: number) => withPage('/account/decisions', page),
  moderation: (page?: number) => withPage('/moderation', page),
  moderationLog: (page?: number) => withPage('/moderation/log', page),
  /** Pages of forms for browsers without scripts, which our part of the API writes. */
  titleForms: (slug: string) => `/api/me/forms/titles/${segment(slug)}`,
  personForms: (slug: string) => `/api/me/forms/people/${segment(slug)}`,
  sharedForms: (kind: 'reviews' | 'lists' | 'members', id: string) => `/api/me/forms/${kind}/${segment(id)}`,
  /** The core's page of profile, sessions and deletion: forms, for browsers without scripts too. */
  profileForms: () => '/api/account',
  /** The core's page of keys for higher limits of the API: forms, for browsers without scripts too. */
  keyForms: () => '/api/account/keys',
} as const;
