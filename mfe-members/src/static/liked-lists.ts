import type { PageContext } from '@sinima/contracts/remote';
import { likedListsQuery } from '../features/lists/api/list-queries.ts';

/** Members' lists that others like, on the home page. */
export { default } from './liked-lists-widget.tsx';

export const prefetch = ({ data }: PageContext) => data.fetch(likedListsQuery());
