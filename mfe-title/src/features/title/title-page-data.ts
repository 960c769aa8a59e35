import { paths } from '@sinima/contracts/paths';
import type { PageContext, PageHead } from '@sinima/contracts/remote';
import { isMissing } from '@sinima/runtime';
import { creditsQuery } from '../credits/api/credits-query.ts';
import { reviewsQuery } from '../reviews/api/reviews-query.ts';
import { titleQuery } from './api/title-query.ts';

/** Reads the title, then its credits and reviews together. */
export async function prefetchTitlePage({ params, data }: PageContext): Promise<void> {
  const title = await data.fetch(titleQuery(params.slug ?? ''));
  await Promise.allSettled([data.fetch(creditsQuery(title.id)), data.fetch(reviewsQuery(title.id))]);
}

/** What the title page says of itself; a title that does not exist is a 404. */
export function headTitlePage({ params, data }: PageContext): PageHead {
  const query = titleQuery(params.slug ?? '');
  const title = data.read(query);
  if (title) {
    return {
      title: title.releaseYear === null ? title.displayTitle : `${title.displayTitle} (${title.releaseYear})`,
      ...(title.plotSummary === null ? {} : { description: title.plotSummary }),
      canonical: paths.title(title.slug),
    };
  }
  const failure = data.failure(query);
  if (isMissing(failure)) return { title: 'Title Not Found', status: 404 };
  return failure ? { title: 'Title', status: 503 } : { title: 'Title' };
}
