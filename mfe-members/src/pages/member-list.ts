import { itemList } from '@sinima/catalogue-ui/item-list';
import { paths } from '@sinima/contracts/paths';
import type { PageContext, PageHead } from '@sinima/contracts/remote';
import { isMissing } from '@sinima/runtime';
import { memberListQuery } from '../features/lists/api/list-queries.ts';
import { memberPaths } from '../member/member-paths.ts';
import * as messages from './member-list-page.messages.ts';
import * as pagesMessages from './pages.messages.ts';

const queryOf = ({ params }: PageContext) => memberListQuery(params.key ?? '');

export function head(context: PageContext): PageHead {
  const list = context.data.read(queryOf(context));
  const failure = context.data.failure(queryOf(context));
  if (list === undefined)
    return isMissing(failure)
      ? { title: context.text(pagesMessages.headListNotFound), status: 404 }
      : { title: context.text(messages.list), ...(failure && { status: 503 }) };
  const { name, description, key, visibility, items } = list;
  return {
    title: name,
    ...(description !== null && { description }),
    canonical: memberPaths.list(key),
    // An unlisted list is for those who were given its address.
    noIndex: visibility !== 'public',
    structuredData:
      items.length === 0
        ? []
        : [itemList(items.map(({ title }) => ({ name: title.displayTitle, path: paths.title(title.slug) })))],
  };
}

/** A member's list. */
export { default } from './member-list-page.tsx';

export const prefetch = (context: PageContext) => context.data.fetch(queryOf(context));
