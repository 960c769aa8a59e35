import { pageHead } from '@sinima/catalogue-ui/page-head';
import { paths } from '@sinima/contracts/paths';
import type { PageContext } from '@sinima/contracts/remote';
import { awardsQuery } from '../features/awards/api/awards-query.ts';
import { highlightsQuery } from '../features/awards/api/highlights-query.ts';
import { festivalsQuery } from '../features/festivals/api/festivals-query.ts';

/** Read the three parts of the page; each may fail alone. */
export async function prefetchAwardsPage({ data }: PageContext): Promise<void> {
  await Promise.allSettled([
    data.fetch(highlightsQuery()),
    data.fetch(awardsQuery()),
    data.fetch(festivalsQuery()),
  ]);
}

/** Return what the page says of itself; a 503 where the awards themselves could not be read. */
export const awardsHead = pageHead(
  {
    title: 'Awards and Festivals',
    description:
      'Awards of African film and television with their winners, and the festivals of the continent.',
    canonical: paths.awards(),
  },
  awardsQuery,
);
