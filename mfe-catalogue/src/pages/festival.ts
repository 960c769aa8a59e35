import { festivalKind } from '@sinima/catalogue-ui/record-kinds/festival';
import { recordData, recordSocial } from '@sinima/catalogue-ui/record-head';
import { paths } from '@sinima/contracts/paths';
import { festivalQuery } from '../features/festivals/api/festival-query.ts';

/** The page of a festival. */
export { default } from './festival-page.tsx';

export const { prefetch, head } = recordData(
  festivalKind,
  festivalQuery,
  ({ name, description, slug }, { text }) => ({
    title: name,
    description,
    canonical: paths.festival(slug),
    social: recordSocial('festival', slug, name, text),
    feeds: [`festival/${slug}.ics`],
  }),
);
