import { pageHead } from '@sinima/catalogue-ui/page-head';
import { paths } from '@sinima/contracts/paths';
import type { PageContext } from '@sinima/contracts/remote';
import { peopleQuery } from '../features/browse/api/people-query.ts';
import { peopleQueryOf, readFilters } from '../features/browse/people-filters.ts';

const pageQuery = ({ search }: PageContext) => peopleQuery(peopleQueryOf(readFilters(search)));

/** Read the page of people that the address asks for. */
export async function prefetchPeoplePage(context: PageContext): Promise<void> {
  await context.data.fetch(pageQuery(context));
}

/** Return what the talent page says of itself. */
export const peopleHead = pageHead(
  {
    title: 'African Talent',
    description: 'Actors, directors, writers, producers and cinematographers of African film and television.',
    canonical: paths.people(),
  },
  pageQuery,
);
