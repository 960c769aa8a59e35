import type { RemotePage } from '@sinima/contracts/remote';
import { memberPaths } from '../member/member-paths.ts';

/** The head of a member's own page: the server knows nothing of the member, and search engines are to leave it out. */
const own = (title: string, canonical: string): Pick<RemotePage, 'head'> => ({
  head: () => ({ title, canonical, noIndex: true }),
});

/** The pages of the account, and the queue of moderators. */
export const accountPages = {
  account: {
    load: () => import(/* webpackChunkName: "account" */ './account-page.tsx'),
    ...own('Your account', memberPaths.account()),
  },
  diary: {
    load: () => import(/* webpackChunkName: "diary" */ './diary-page.tsx'),
    ...own('Diary', memberPaths.diary()),
  },
  ratings: {
    load: () => import(/* webpackChunkName: "ratings" */ './ratings-page.tsx'),
    ...own('Ratings', memberPaths.ratings()),
  },
  'own-reviews': {
    load: () => import(/* webpackChunkName: "own-reviews" */ './own-reviews-page.tsx'),
    ...own('Reviews', memberPaths.reviews()),
  },
  'own-lists': {
    load: () => import(/* webpackChunkName: "own-lists" */ './own-lists-page.tsx'),
    ...own('Lists', memberPaths.lists()),
  },
  'own-list': {
    load: () => import(/* webpackChunkName: "own-list" */ './own-list-page.tsx'),
    ...own('Your list', memberPaths.lists()),
  },
  decisions: {
    load: () => import(/* webpackChunkName: "decisions" */ './decisions-page.tsx'),
    ...own('Decisions', memberPaths.decisions()),
  },
  'account-saved': {
    load: () => import(/* webpackChunkName: "account-saved" */ './account-saved-page.tsx'),
    ...own('Saved', memberPaths.saved()),
  },
  records: {
    load: () => import(/* webpackChunkName: "records" */ './records-page.tsx'),
    ...own('Import and export', memberPaths.records()),
  },
  moderation: {
    load: () => import(/* webpackChunkName: "moderation" */ './moderation-page.tsx'),
    ...own('Moderation', memberPaths.moderation()),
  },
} as const satisfies Record<string, RemotePage>;
