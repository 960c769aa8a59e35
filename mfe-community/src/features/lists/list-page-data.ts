import type { PageContext, PageHead } from '@sinima/contracts/remote';
import { paths } from '@sinima/contracts/paths';
import { isMissing } from '@sinima/runtime';
import { listQuery } from './api/list-query.ts';

/** Reads the list. */
export const prefetchListPage = ({ params, data }: PageContext) => data.fetch(listQuery(params.slug ?? ''));

/** What the page of a list says of itself: a list that is not there is a 404, a failed read a 503. */
export function headListPage({ params, data }: PageContext): PageHead {
  const query = listQuery(params.slug ?? '');
  const list = data.read(query);
  if (list) {
    return {
      title: list.name,
      ...(list.description === null ? {} : { description: list.description }),
      canonical: paths.list(list.slug),
      social: {
        type: 'website',
        image: paths.card('list', list.slug),
        imageAlt: `“${list.name}” beside a patterned cloth`,
      },
    };
  }
  const failure = data.failure(query);
  if (isMissing(failure)) return { title: 'List Not Found', status: 404 };
  return failure ? { title: 'List', status: 503 } : { title: 'List' };
}
