import { apiListQuery } from '@sinima/runtime';
import type { StreamingPlatform } from '@sinima/contracts/api';

/** Streaming titles, on one platform or on any, and their count. */
export const streamingQuery = (platform?: StreamingPlatform) =>
  apiListQuery('/api/titles/streaming', { query: platform === undefined ? {} : { platform } });
