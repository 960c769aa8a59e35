import type { PageModule } from '@sinima/contracts/remote';
import { isMissing } from '@sinima/runtime';
import { editQuery } from '../features/edits/api/edit-queries.ts';
import { editIdIn } from '../paths/contribute-paths.ts';
import * as messages from './one-edit-page.messages.ts';
import * as pageMessages from '../../api/shapes/page.messages.ts';

/** One edit, which search engines need not show. */
export { default } from './one-edit-page.tsx';

export const prefetch: PageModule['prefetch'] = async ({ params, data }) => {
  const id = editIdIn(params.id);
  if (id !== undefined) await data.fetch(editQuery(id));
};

export const head: PageModule['head'] = ({ params, data, text }) => {
  const id = editIdIn(params.id);
  if (id === undefined) return { title: text(messages.editNotFound), status: 404 };
  const query = editQuery(id);
  const edit = data.read(query);
  if (edit !== undefined) return { title: text(pageMessages.anEditOf, { name: edit.name }), noIndex: true };
  const failure = data.failure(query);
  if (isMissing(failure)) return { title: text(messages.editNotFound), status: 404 };
  return { title: text(messages.anEdit), ...(failure && { status: 503 }) };
};
