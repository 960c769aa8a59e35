import { fetchRecord } from '@sinima/catalogue-ui/fetch-record';
import type { PageContext } from '@sinima/contracts/remote';
import { creditsQuery } from '../features/credits/api/credits-query.ts';
import { titleQuery } from '../title/title-query.ts';

/** Read the title and its credits, in one wave. */
export const readCredits = (context: PageContext) =>
  fetchRecord(context, titleQuery, (slug) => [creditsQuery(slug)]);
