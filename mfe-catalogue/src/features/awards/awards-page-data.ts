import { paths } from '@sinima/contracts/paths';
import type { PageContext, PageHead } from '@sinima/contracts/remote';
import { awardsQuery } from './api/awards-query.ts';
import { festivalsQuery } from './api/festivals-query.ts';
import { highlightsQuery } from './api/highlights-query.ts';

/** Reads the three parts of the page; each may fail alone. */
export async function prefetchAwardsPage({ data }: PageContext): Promise<void> {
  await Promise.allSettled([
    data.fetch(highlightsQuery()),
    data.fetch(awardsQuery()),
    data.fetch(festivalsQuery()),
  ]);
}

/** What the page says of itself; a 503 when the awards could not be read. */
export function headAwardsPage({ data }: PageContext): PageHead {
  return {
    title: 'Awards and Festivals',
    description:
      'Awards of African film and television with their winners, and the festivals of the continent.',
    canonical: paths.awards(),
    ...(data.failure(awardsQuery()) ? { status: 503 } : {}),
  };
}
