import { namedRecord } from '@sinima/catalogue-ui/named-record';
import type { PageContext, PageHead } from '@sinima/contracts/remote';
import { wantedQuery } from '../features/wanted/api/wanted-query.ts';
import { contributePaths } from '../paths/contribute-paths.ts';
import * as messages from './contribute-page.messages.ts';
import * as pageMessages from '../../api/shapes/page.messages.ts';

/** How to contribute; an address that names a record leads to its form. */
export { default } from './contribute-page.tsx';

export async function prefetch({ search, data }: PageContext): Promise<void> {
  if (!namedRecord(search)) await Promise.allSettled([data.fetch(wantedQuery())]);
}

export function head({ search, text }: PageContext): PageHead {
  const record = namedRecord(search);
  return {
    title: text(pageMessages.contribute),
    description: text(messages.contributeDescription),
    canonical: '/contribute',
    ...(record && { movedTo: contributePaths.edit(record.kind, record.slug) }),
  };
}
