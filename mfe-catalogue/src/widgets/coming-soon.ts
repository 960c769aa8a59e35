import type { PageContext } from '@sinima/contracts/remote';
import { upcomingQuery } from '../features/upcoming/api/upcoming-query.ts';

/** Upcoming titles, on the home page. */
export { default } from './coming-soon-widget.tsx';

export const prefetch = ({ data }: PageContext) => data.fetch(upcomingQuery());
