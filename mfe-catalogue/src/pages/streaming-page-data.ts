import { pageHead } from '@sinima/catalogue-ui/page-head';
import { pageNumberOf } from '@sinima/catalogue-ui/page-number';
import { paths } from '@sinima/contracts/paths';
import type { PageContext } from '@sinima/contracts/remote';
import { streamingListQuery } from '../features/streaming/api/streaming-list-query.ts';
import { platformOf } from '../features/streaming/platforms.ts';

const pageQuery = ({ search }: PageContext) => streamingListQuery(platformOf(search), pageNumberOf(search));

/** Read the page of what streams that the address asks for. */
export const prefetchStreamingPage = (context: PageContext) => context.data.fetch(pageQuery(context));

/** Return what the page of what streams says of itself. */
export const streamingHead = pageHead(({ search }) => {
  const page = pageNumberOf(search);
  return {
    title: "What's Streaming",
    description: 'African films and series on streaming platforms, by platform.',
    canonical: paths.streaming(platformOf(search), page === 1 ? undefined : page),
  };
}, pageQuery);
