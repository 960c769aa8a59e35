import { recordHead, recordSocial } from '@sinima/catalogue-ui/record-head';
import { paths } from '@sinima/contracts/paths';
import type { PageContext } from '@sinima/contracts/remote';
import { festivalQuery } from '../features/festivals/api/festival-query.ts';

/** Read the festival. */
export const prefetchFestivalPage = ({ params, data }: PageContext) =>
  data.fetch(festivalQuery(params.slug ?? ''));

/** Return what the page of a festival says of itself. */
export const festivalHead = recordHead('Festival', festivalQuery, ({ name, description, slug }) => ({
  title: name,
  description,
  canonical: paths.festival(slug),
  social: recordSocial('festival', slug, name),
}));
