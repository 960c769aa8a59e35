import { pageHead } from '@sinima/catalogue-ui/page-head';
import type { PageContext } from '@sinima/contracts/remote';
import { festivalsQuery } from '../features/festivals/api/festivals-query.ts';

/** Read the festivals. */
export const prefetchFestivalsPage = ({ data }: PageContext) => data.fetch(festivalsQuery());

/** Return what the page of festivals says of itself. */
export const festivalsHead = pageHead(
  { title: 'Festivals', description: 'The film festivals of Africa, and when they are usually held.' },
  festivalsQuery,
);
