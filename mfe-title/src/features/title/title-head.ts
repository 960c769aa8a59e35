import type { TitleDetail } from '@sinima/contracts/api';
import type { PageContext, PageHead } from '@sinima/contracts/remote';
import { isMissing } from '@sinima/runtime';
import { titleQuery } from './api/title-query.ts';

/**
 * What a page about a title says of itself: a title that does not exist is a 404, one that cannot be read a 503.
 *
 * @param name what such a page is called
 * @param canonical its address
 */
export function headOfTitle(
  name: (title: TitleDetail) => string,
  canonical: (title: TitleDetail) => string,
): (context: PageContext) => PageHead {
  return ({ params, data }) => {
    const query = titleQuery(params.slug ?? '');
    const title = data.read(query);
    if (title) {
      return {
        title: name(title),
        ...(title.plotSummary === null ? {} : { description: title.plotSummary }),
        canonical: canonical(title),
      };
    }
    const failure = data.failure(query);
    if (isMissing(failure)) return { title: 'Title Not Found', status: 404 };
    return failure ? { title: 'Title', status: 503 } : { title: 'Title' };
  };
}
