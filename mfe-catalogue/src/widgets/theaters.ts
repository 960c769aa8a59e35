import type { PageContext } from '@sinima/contracts/remote';
import { theatersQuery } from '../features/theaters/api/theaters-query.ts';
import { cityOf } from '../features/theaters/cities.ts';

/** Titles in the theaters of a city, on the home page. */
export { default } from './theaters-widget.tsx';

export const prefetch = ({ data, search }: PageContext) => data.fetch(theatersQuery(cityOf(search)));
