import { memberPaths } from '../../member/member-paths.ts';
import * as messages from './account.messages.ts';

/** The pages of the account, in their order. */
export const ACCOUNT_TABS = [
  { id: 'account', label: messages.tabAccount, to: memberPaths.account() },
  { id: 'diary', label: messages.tabDiary, to: memberPaths.diary() },
  { id: 'ratings', label: messages.tabRatings, to: memberPaths.ratings() },
  { id: 'reviews', label: messages.tabReviews, to: memberPaths.reviews() },
  { id: 'lists', label: messages.tabLists, to: memberPaths.lists() },
  { id: 'saved', label: messages.tabSaved, to: memberPaths.saved() },
  { id: 'records', label: messages.tabRecords, to: memberPaths.records() },
  { id: 'decisions', label: messages.tabDecisions, to: memberPaths.decisions() },
] as const;

/** One of them. */
export type AccountTab = (typeof ACCOUNT_TABS)[number]['id'];
