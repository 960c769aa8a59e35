import { paths } from '@sinima/contracts/paths';
import type { PageContext, PageHead } from '@sinima/contracts/remote';
import { isMissing } from '@sinima/runtime';
import { awardQuery } from './api/award-query.ts';
import { chosenYear } from './chosen-year.ts';

/** Reads the award with all its years. */
export async function prefetchAwardPage({ params, data }: PageContext): Promise<void> {
  await data.fetch(awardQuery(params.slug ?? ''));
}

/** What the page of an award says of itself: one that is not there is a 404, a failed read a 503. */
export function headAwardPage({ params, search, data }: PageContext): PageHead {
  const query = awardQuery(params.slug ?? '');
  const award = data.read(query);
  if (award) {
    const { name, description, slug } = award;
    const year = chosenYear(award, search);
    return {
      title: year === null ? name : `${name} ${year}`,
      description,
      canonical: paths.award(slug, year ?? undefined),
      social: {
        type: 'website',
        image: paths.card('award', slug),
        imageAlt: `“${name}” beside a patterned cloth`,
      },
    };
  }
  const failure = data.failure(query);
  if (isMissing(failure)) return { title: 'Award Not Found', status: 404 };
  return failure ? { title: 'Award', status: 503 } : { title: 'Award' };
}
