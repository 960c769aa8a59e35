import { recordHead, recordSocial } from '@sinima/catalogue-ui/record-head';
import { paths } from '@sinima/contracts/paths';
import type { PageContext } from '@sinima/contracts/remote';
import { countryTitlesQuery } from '../features/festivals/api/country-titles-query.ts';
import { festivalQuery } from '../features/festivals/api/festival-query.ts';

/** Read the festival, then the titles from its country. */
export async function prefetchFestivalPage({ params, data }: PageContext): Promise<void> {
  const { country } = await data.fetch(festivalQuery(params.slug ?? ''));
  await data.fetch(countryTitlesQuery(country));
}

/** Return what the page of a festival says of itself. */
export const festivalHead = recordHead('Festival', festivalQuery, ({ name, description, slug }) => ({
  title: name,
  description,
  canonical: paths.festival(slug),
  social: recordSocial('festival', slug, name),
}));
