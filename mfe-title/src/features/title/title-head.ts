import type { TitleDetail } from '@sinima/contracts/api';
import type { PageContext, PageHead } from '@sinima/contracts/remote';
import { paths } from '@sinima/contracts/paths';
import { isMissing } from '@sinima/runtime';
import { creditsQuery } from '../credits/api/credits-query.ts';
import { titleQuery } from './api/title-query.ts';
import { structuredTitle, titleBreadcrumbs } from './structured-title.ts';
import { titleWithYear } from './title-texts.ts';

/**
 * What a page about a title says of itself: a title that does not exist is a 404, one that cannot be read a 503.
 *
 * @param name what such a page is called
 * @param canonical its address
 * @param below what it is called on the way to it, where it stands below the title's own page
 */
export function headOfTitle(
  name: (title: TitleDetail) => string,
  canonical: (title: TitleDetail) => string,
  below?: string,
): (context: PageContext) => PageHead {
  return ({ params, data }) => {
    const query = titleQuery(params.slug ?? '');
    const title = data.read(query);
    if (title) {
      return {
        title: name(title),
        ...(title.plotSummary === null ? {} : { description: title.plotSummary }),
        canonical: canonical(title),
        social: {
          type: title.type === 'MOVIE' ? 'video.movie' : 'video.tv_show',
          image: paths.card('title', title.slug),
          imageAlt: `“${titleWithYear(title)}” beside a patterned cloth`,
        },
        structuredData: [
          structuredTitle(title, data.read(creditsQuery(title.id))),
          titleBreadcrumbs(title, below === undefined ? undefined : { name: below, path: canonical(title) }),
        ],
      };
    }
    const failure = data.failure(query);
    if (isMissing(failure)) return { title: 'Title Not Found', status: 404 };
    return failure ? { title: 'Title', status: 503 } : { title: 'Title' };
  };
}
