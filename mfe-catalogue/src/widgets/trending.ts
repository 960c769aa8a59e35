import type { PageContext } from '@sinima/contracts/remote';
import { trendingQuery } from '../titles/trending-query.ts';

/** What is watched and rated now, on the home page. */
export { default } from './trending-widget.tsx';

export const prefetch = ({ data }: PageContext) => data.fetch(trendingQuery());
