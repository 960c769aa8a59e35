import { pageData } from '@sinima/catalogue-ui/page-data';
import { paths } from '@sinima/contracts/paths';
import type { PageContext } from '@sinima/contracts/remote';
import { awardsQuery } from '../features/awards/api/awards-query.ts';
import { highlightsQuery } from '../features/awards/api/highlights-query.ts';
import { festivalsQuery } from '../features/festivals/api/festivals-query.ts';
import * as messages from './awards-page.messages.ts';

/** The page of awards and festivals. Each of its parts may fail alone; a 503 where the awards could not be read. */
export { default } from './awards-page.tsx';

export const { head } = pageData(
  ({ text }) => ({
    title: text(messages.headAwardsAndFestivals),
    description: text(messages.headAwardsDescription),
    canonical: paths.awards(),
    feeds: ['awards.atom', 'festivals.ics'],
  }),
  awardsQuery,
);

export const prefetch = ({ data }: PageContext) =>
  Promise.allSettled([
    data.fetch(highlightsQuery()),
    data.fetch(awardsQuery()),
    data.fetch(festivalsQuery()),
  ]);
