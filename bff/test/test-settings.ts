import type { AppParts } from '../src/create-app.js';

/** Settings that keep out of the way of tests. */
export const TEST_SETTINGS: AppParts['settings'] = {
  auth: { sessionSecret: 'a secret of the tests, long enough' },
  contact: { delivery: 'log' },
  trustedProxies: ['loopback'],
  rateLimit: 0,
  keyRateLimit: 0,
  logEvery: 1,
  cacheMegabytes: 64,
};
