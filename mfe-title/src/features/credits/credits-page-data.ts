import { paths } from '@sinima/contracts/paths';
import type { PageContext } from '@sinima/contracts/remote';
import { titleQuery } from '../title/api/title-query.ts';
import { headOfTitle } from '../title/title-head.ts';
import { titleWithYear } from '../title/title-texts.ts';
import { creditsQuery } from './api/credits-query.ts';

/** Reads the title, then its credits. */
export async function prefetchCreditsPage({ params, data }: PageContext): Promise<void> {
  const { id } = await data.fetch(titleQuery(params.slug ?? ''));
  await data.fetch(creditsQuery(id));
}

/** What the full cast says of itself. */
export const headCastPage = headOfTitle(
  (title) => `Full Cast of ${titleWithYear(title)}`,
  ({ slug }) => paths.cast(slug),
  'Full Cast',
);

/** What the full crew says of itself. */
export const headCrewPage = headOfTitle(
  (title) => `Full Crew of ${titleWithYear(title)}`,
  ({ slug }) => paths.crew(slug),
  'Full Crew',
);
