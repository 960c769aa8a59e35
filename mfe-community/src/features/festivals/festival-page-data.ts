import type { PageContext, PageHead } from '@sinima/contracts/remote';
import { paths } from '@sinima/contracts/paths';
import { isMissing } from '@sinima/runtime';
import { countryTitlesQuery } from './api/country-titles-query.ts';
import { festivalQuery } from './api/festival-query.ts';

/** Reads the festival, then the titles from its country. */
export async function prefetchFestivalPage({ params, data }: PageContext): Promise<void> {
  const { country } = await data.fetch(festivalQuery(params.slug ?? ''));
  await data.fetch(countryTitlesQuery(country));
}

/** What the page of a festival says of itself: one that is not there is a 404, a failed read a 503. */
export function headFestivalPage({ params, data }: PageContext): PageHead {
  const query = festivalQuery(params.slug ?? '');
  const festival = data.read(query);
  if (festival) {
    const { name, description, slug } = festival;
    return {
      title: name,
      description,
      canonical: paths.festival(slug),
      social: {
        type: 'website',
        image: paths.card('festival', slug),
        imageAlt: `“${name}” beside a patterned cloth`,
      },
    };
  }
  const failure = data.failure(query);
  if (isMissing(failure)) return { title: 'Festival Not Found', status: 404 };
  return failure ? { title: 'Festival', status: 503 } : { title: 'Festival' };
}
