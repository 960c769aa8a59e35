import type { ServerSettings } from '../src/server/fastify-server.js';

/** Settings that keep out of the way of tests. */
export const TEST_SETTINGS: ServerSettings = {
  trustedProxies: ['loopback'],
  rateLimit: 0,
  logEvery: 1,
  cacheMegabytes: 64,
};
