import { apiQuery } from '@sinima/runtime';
import type { StreamingPlatform } from '@sinima/contracts/api';

/** What streams, on one platform or on any. */
export const streamingQuery = (platform?: StreamingPlatform) =>
  apiQuery('/api/titles/streaming', { query: platform === undefined ? {} : { platform } });
