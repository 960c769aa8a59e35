import { paths } from '@sinima/contracts/paths';
import type { PageContext, PageHead } from '@sinima/contracts/remote';
import { peopleQuery } from './api/people-query.ts';
import { peopleQueryOf, readFilters } from './people-filters.ts';

/** Reads the page of people that the address asks for. */
export async function prefetchPeoplePage({ search, data }: PageContext): Promise<void> {
  await data.fetch(peopleQuery(peopleQueryOf(readFilters(search))));
}

/** What the talent page says of itself. */
export function headPeoplePage({ search, data }: PageContext): PageHead {
  const failed = data.failure(peopleQuery(peopleQueryOf(readFilters(search)))) !== null;
  return {
    title: 'African Talent',
    description: 'Actors, directors, writers, producers and cinematographers of African film and television.',
    canonical: paths.people(),
    ...(failed ? { status: 503 } : {}),
  };
}
