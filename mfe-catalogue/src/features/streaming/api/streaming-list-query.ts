import type { StreamingPlatform } from '@sinima/contracts/api';
import { apiListQuery } from '@sinima/runtime';

/** Titles on a page of all that stream. */
export const STREAMING_PAGE_SIZE = 24;

/** One page of streaming titles, on one platform or on any, and their count. */
export const streamingListQuery = (platform: StreamingPlatform | undefined, page: number) =>
  apiListQuery('/api/titles/streaming', {
    query: { ...(platform === undefined ? {} : { platform }), page, pageSize: STREAMING_PAGE_SIZE },
  });
