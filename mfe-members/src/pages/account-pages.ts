import type { RemotePage } from '@sinima/contracts/remote';
import type { Message } from '@sinima/contracts/text';
import * as memberMessages from '../member/member.messages.ts';
import { memberPaths } from '../member/member-paths.ts';
import * as messages from './pages.messages.ts';

/** The head of a member's own page: the server knows nothing of the member, and search engines are to leave it out. */
const own = (title: Message, canonical: string): Pick<RemotePage, 'head'> => ({
  head: ({ text }) => ({ title: text(title), canonical, noIndex: true }),
});

/** The pages of the account, and the queue of moderators. */
export const accountPages = {
  account: {
    load: () => import(/* webpackChunkName: "account" */ './account-page.tsx'),
    ...own(memberMessages.yourAccount, memberPaths.account()),
  },
  diary: {
    load: () => import(/* webpackChunkName: "diary" */ './diary-page.tsx'),
    ...own(messages.diary, memberPaths.diary()),
  },
  ratings: {
    load: () => import(/* webpackChunkName: "ratings" */ './ratings-page.tsx'),
    ...own(messages.ratings, memberPaths.ratings()),
  },
  'own-reviews': {
    load: () => import(/* webpackChunkName: "own-reviews" */ './own-reviews-page.tsx'),
    ...own(messages.reviews, memberPaths.reviews()),
  },
  'own-lists': {
    load: () => import(/* webpackChunkName: "own-lists" */ './own-lists-page.tsx'),
    ...own(memberMessages.lists, memberPaths.lists()),
  },
  'own-list': {
    load: () => import(/* webpackChunkName: "own-list" */ './own-list-page.tsx'),
    ...own(messages.yourList, memberPaths.lists()),
  },
  decisions: {
    load: () => import(/* webpackChunkName: "decisions" */ './decisions-page.tsx'),
    ...own(messages.decisions, memberPaths.decisions()),
  },
  'account-saved': {
    load: () => import(/* webpackChunkName: "account-saved" */ './account-saved-page.tsx'),
    ...own(memberMessages.saved, memberPaths.saved()),
  },
  records: {
    load: () => import(/* webpackChunkName: "records" */ './records-page.tsx'),
    ...own(messages.importAndExport, memberPaths.records()),
  },
  moderation: {
    load: () => import(/* webpackChunkName: "moderation" */ './moderation-page.tsx'),
    ...own(messages.moderation, memberPaths.moderation()),
  },
} as const satisfies Record<string, RemotePage>;
