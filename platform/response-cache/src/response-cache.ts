export type { CachedResponse } from './cached-response.ts';
