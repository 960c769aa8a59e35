import type { PageContext } from '@sinima/contracts/remote';
import { statsQuery } from '../features/stats/api/stats-query.ts';

/** How many titles, people and members there are, on the home page. */
export { default } from './stats-widget.tsx';

export const prefetch = ({ data }: PageContext) => data.fetch(statsQuery());
