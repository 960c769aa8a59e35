import { pageHead } from '@sinima/catalogue-ui/page-head';
import { pageNumberOf } from '@sinima/catalogue-ui/page-number';
import { paths } from '@sinima/contracts/paths';
import type { PageContext } from '@sinima/contracts/remote';
import { theatersQuery } from '../features/theaters/api/theaters-query.ts';
import { cityOf } from '../features/theaters/cities.ts';

const pageQuery = ({ search }: PageContext) => theatersQuery(cityOf(search), pageNumberOf(search));

/** Read the page of what theaters show that the address asks for. */
export const prefetchTheatersPage = (context: PageContext) => context.data.fetch(pageQuery(context));

/** Return what the page of theaters says of itself. */
export const theatersHead = pageHead(({ search }) => {
  const page = pageNumberOf(search);
  return {
    title: 'Now in Theaters',
    description: 'African films in the theaters of six cities, with showtimes.',
    canonical: paths.theaters(cityOf(search), page === 1 ? undefined : page),
  };
}, pageQuery);
