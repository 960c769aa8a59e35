import { apiListQuery } from '@sinima/runtime';
import type { StreamingPlatform } from '@sinima/contracts/api';

/** What streams, on one platform or on any, and how much there is. */
export const streamingQuery = (platform?: StreamingPlatform) =>
  apiListQuery('/api/titles/streaming', { query: platform === undefined ? {} : { platform } });
