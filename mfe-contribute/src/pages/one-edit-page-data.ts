import type { RemotePage } from '@sinima/contracts/remote';
import { isMissing } from '@sinima/runtime';
import { editQuery } from '../features/edits/api/edit-queries.ts';
import * as messages from './pages.messages.ts';

/** One edit, which search engines need not show. */
export const oneEditPageData: Required<Pick<RemotePage, 'prefetch' | 'head'>> = {
  prefetch: ({ params, data }) => data.fetch(editQuery(params.id ?? '')),
  head: ({ params, data, text }) => {
    const query = editQuery(params.id ?? '');
    const edit = data.read(query);
    if (edit !== undefined) return { title: text(messages.anEditOf, { name: edit.name }), noIndex: true };
    const failure = data.failure(query);
    if (isMissing(failure)) return { title: text(messages.editNotFound), status: 404 };
    return { title: text(messages.anEdit), ...(failure && { status: 503 }) };
  },
};
