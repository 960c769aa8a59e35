import type { RemotePage } from '@sinima/contracts/remote';
import { isMissing } from '@sinima/runtime';
import { editQuery } from '../features/edits/api/edit-queries.ts';

/** One edit, which search engines need not show. */
export const oneEditPageData: Required<Pick<RemotePage, 'prefetch' | 'head'>> = {
  prefetch: ({ params, data }) => data.fetch(editQuery(params.id ?? '')),
  head: ({ params, data }) => {
    const query = editQuery(params.id ?? '');
    const edit = data.read(query);
    if (edit !== undefined) return { title: `An edit of ${edit.name}`, noIndex: true };
    const failure = data.failure(query);
    if (isMissing(failure)) return { title: 'Edit Not Found', status: 404 };
    return { title: 'An edit', ...(failure && { status: 503 }) };
  },
};
