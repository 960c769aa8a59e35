import { memberPaths } from '../../member/member-paths.ts';

/** The pages of the account, in their order. */
export const ACCOUNT_TABS = [
  { id: 'account', label: 'Account', to: memberPaths.account() },
  { id: 'diary', label: 'Diary', to: memberPaths.diary() },
  { id: 'ratings', label: 'Ratings', to: memberPaths.ratings() },
  { id: 'reviews', label: 'Reviews', to: memberPaths.reviews() },
  { id: 'lists', label: 'Lists', to: memberPaths.lists() },
  { id: 'saved', label: 'Saved', to: memberPaths.saved() },
  { id: 'records', label: 'Import and export', to: memberPaths.records() },
  { id: 'decisions', label: 'Decisions', to: memberPaths.decisions() },
] as const;

/** One of them. */
export type AccountTab = (typeof ACCOUNT_TABS)[number]['id'];
