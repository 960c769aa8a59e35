import { fetchRecord } from '@sinima/catalogue-ui/fetch-record';
import { paths } from '@sinima/contracts/paths';
import type { PageContext } from '@sinima/contracts/remote';
import { creditsQuery } from '../features/credits/api/credits-query.ts';
import { titleQuery } from '../title/title-query.ts';
import { titleWithYear } from '../title/title-texts.ts';
import { titleHead } from './title-head.ts';

/** Read the title and its credits, in one wave. */
export const prefetchCreditsPage = (context: PageContext) =>
  fetchRecord(context, titleQuery, (slug) => [creditsQuery(slug)]);

/** Return what the full cast says of itself. */
export const castPageHead = titleHead(
  (title) => `Full Cast of ${titleWithYear(title)}`,
  paths.cast,
  'Full Cast',
);

/** Return what the full crew says of itself. */
export const crewPageHead = titleHead(
  (title) => `Full Crew of ${titleWithYear(title)}`,
  paths.crew,
  'Full Crew',
);
