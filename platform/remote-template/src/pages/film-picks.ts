import type { PageContext, PageHead } from '@sinima/contracts/remote';
import { isMissing } from '@sinima/runtime';
import { filmPicksQuery } from '../features/film-picks/api/film-picks-query.ts';
import * as messages from './film-picks-page.messages.ts';

export { default } from './film-picks-page.tsx';

/** Read what the page shows. */
export const prefetch = ({ params, data }: PageContext) => data.fetch(filmPicksQuery(params.slug));

/** Return what the page says of itself: 404 when there is no such list, 503 when it could not be read. */
export function head({ params, data, text }: PageContext): PageHead {
  const query = filmPicksQuery(params.slug);
  const list = data.read(query);
  const title = text(messages.filmPicks);
  if (list) return { title, ...(list.description && { description: list.description }) };
  const failure = data.failure(query);
  if (isMissing(failure)) return { title: text(messages.filmPicksNotFound), status: 404 };
  return { title, ...(failure && { status: 503 }) };
}
