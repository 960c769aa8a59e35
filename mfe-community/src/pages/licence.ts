import { namedRecord } from '@sinima/catalogue-ui/named-record';
import type { PageContext } from '@sinima/contracts/remote';
import { citedPersonQuery } from '../features/citation/api/cited-person-query.ts';
import { citedTitleQuery } from '../features/citation/api/cited-title-query.ts';
import { fixedHead } from './fixed-head.ts';
import * as messages from './licence-page.messages.ts';

/** How to use and cite the data. */
export { default } from './licence-page.tsx';

/** Read the record that the address names. */
export async function prefetch({ search, data }: PageContext): Promise<void> {
  const record = namedRecord(search);
  if (record === null) return;
  const { kind, slug } = record;
  await (kind === 'title' ? data.fetch(citedTitleQuery(slug)) : data.fetch(citedPersonQuery(slug)));
}

export const head = fixedHead(messages.licenceTitle, messages.licenceDescription);
