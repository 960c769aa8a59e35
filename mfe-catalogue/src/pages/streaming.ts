import { pageData } from '@sinima/catalogue-ui/page-data';
import { pageNumberOf } from '@sinima/catalogue-ui/page-number';
import { paths } from '@sinima/contracts/paths';
import type { PageContext } from '@sinima/contracts/remote';
import { streamingListQuery } from '../features/streaming/api/streaming-list-query.ts';
import { platformOf } from '../features/streaming/platforms.ts';
import * as messages from './streaming-page.messages.ts';

const pageQuery = ({ search }: PageContext) => streamingListQuery(platformOf(search), pageNumberOf(search));

/** The page of streaming titles that the address asks for. */
export { default } from './streaming-page.tsx';

export const { prefetch, head } = pageData(({ search, text }) => {
  const page = pageNumberOf(search);
  return {
    title: text(messages.headStreaming),
    description: text(messages.headStreamingDescription),
    canonical: paths.streaming(platformOf(search), page === 1 ? undefined : page),
  };
}, pageQuery);
