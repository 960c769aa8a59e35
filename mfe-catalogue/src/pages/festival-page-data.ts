import { recordData, recordSocial } from '@sinima/catalogue-ui/record-head';
import { paths } from '@sinima/contracts/paths';
import { festivalQuery } from '../features/festivals/api/festival-query.ts';

/** The page of a festival. */
export const festivalPageData = recordData('Festival', festivalQuery, ({ name, description, slug }) => ({
  title: name,
  description,
  canonical: paths.festival(slug),
  social: recordSocial('festival', slug, name),
  feeds: [`festival/${slug}.ics`],
}));
