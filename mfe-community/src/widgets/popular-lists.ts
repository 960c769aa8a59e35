import type { PageContext } from '@sinima/contracts/remote';
import { listsQuery } from '../features/lists/api/lists-query.ts';

/** Curated lists, on the home page. */
export { default } from './popular-lists-widget.tsx';

export const prefetch = ({ data }: PageContext) => data.fetch(listsQuery());
