import { pageNumberOf } from '@sinima/catalogue-ui/page-number';
import type { PageContext, PageModule } from '@sinima/contracts/remote';
import { isMissing } from '@sinima/runtime';
import { slugInWords } from '../../api/shapes/credit.ts';
import { historyQuery } from '../features/history/api/history-query.ts';
import { contributePaths, kindIn } from '../paths/contribute-paths.ts';
import * as messages from './history-page.messages.ts';
import * as pagesMessages from './pages.messages.ts';

const asked = ({ params: { kind: named, slug = '' }, search }: PageContext) => {
  const kind = kindIn(named);
  return kind && { kind, slug, query: historyQuery(kind, slug, pageNumberOf(search)) };
};

/** The history of one record. */
export { default } from './history-page.tsx';

export const prefetch: PageModule['prefetch'] = async (context) => {
  const named = asked(context);
  if (named) await context.data.fetch(named.query);
};

export const head: PageModule['head'] = (context) => {
  const named = asked(context);
  const { text } = context;
  const failure = named && context.data.failure(named.query);
  if (!named || isMissing(failure)) return { title: text(pagesMessages.recordNotFound), status: 404 };
  const { kind, slug } = named;
  return {
    title: text(messages.historyOf, { name: slugInWords(slug) }),
    canonical: contributePaths.history(kind, slug),
    noIndex: true,
    ...(failure && { status: 503 }),
  };
};
