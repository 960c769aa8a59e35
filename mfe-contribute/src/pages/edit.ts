import type { PageContext, PageModule } from '@sinima/contracts/remote';
import { isMissing } from '@sinima/runtime';
import { personCreditsQuery } from '../features/edit-form/api/person-credits-query.ts';
import { recordQuery } from '../features/edit-form/api/record-query.ts';
import { contributePaths, kindIn } from '../paths/contribute-paths.ts';
import * as messages from './edit-page.messages.ts';
import * as pagesMessages from './pages.messages.ts';

const queryOf = ({ params }: PageContext) => {
  const kind = kindIn(params.kind);
  return kind && { kind, query: recordQuery(kind, params.slug ?? '') };
};

/** The form of one record. Search engines show the record’s own page. */
export { default } from './edit-page.tsx';

export const prefetch: PageModule['prefetch'] = async (context) => {
  const named = queryOf(context);
  if (!named) return;
  const { data, params } = context;
  // The head tells from the record alone whether there is one, so its read is waited for.
  await Promise.allSettled([
    data.fetch(named.query),
    ...(named.kind === 'person' ? [data.fetch(personCreditsQuery(params.slug ?? ''))] : []),
  ]);
};

export const head: PageModule['head'] = (context) => {
  const { text } = context;
  const named = queryOf(context);
  if (!named) return { title: text(pagesMessages.recordNotFound), status: 404 };
  const record = context.data.read(named.query);
  const failure = context.data.failure(named.query);
  if (isMissing(failure)) return { title: text(pagesMessages.recordNotFound), status: 404 };
  if (record === undefined)
    return { title: text(pagesMessages.correctAFact), ...(failure && { status: 503 }) };
  const address = contributePaths.edit(named.kind, record.slug);
  const { displayTitle, name } = record.facts;
  const shown = [displayTitle, name].find((one) => typeof one === 'string') ?? record.slug;
  return {
    title: text(messages.correctNamed, { name: shown }),
    canonical: address,
    noIndex: true,
    ...(record.slug !== context.params.slug && { movedTo: address }),
  };
};
