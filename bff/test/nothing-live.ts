import type { Follower } from '@sinima/releases/follower';

/** A follower of an empty store: no remote has a part of the API. */
export const NOTHING_LIVE: Follower = {
  generation: () => ({
    number: 0,
    who: 'nobody',
    when: '2026-01-01T00:00:00Z',
    expires: '2099-01-01T00:00:00Z',
    former: null,
    changes: [],
    apps: {},
  }),
  document: () => undefined,
  release: () => undefined,
  fetchRelease: () => Promise.reject(new Error('The store is empty.')),
  filePath: (app, file) => `/none/${app}/${file}`,
  ensureFile: () => Promise.resolve(undefined),
  onChange: () => () => undefined,
  refresh: () => Promise.resolve(),
  close: () => Promise.resolve(),
};
