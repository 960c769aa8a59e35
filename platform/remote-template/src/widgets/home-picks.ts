import type { PageContext } from '@sinima/contracts/remote';
import { filmPicksQuery } from '../features/film-picks/api/film-picks-query.ts';

export { default } from './home-picks-widget.tsx';

/** Read what the widget shows. */
export const prefetch = ({ data }: PageContext) => data.fetch(filmPicksQuery());
