/** How a site lets others read its releases over HTTP, where it does (`OFFER_RELEASES`). */

/** Where the objects of its store are, by key: `/release-store/live.json`. */
export const OFFERED_STORE_PATH = '/release-store/';

/** Key of the public keys that count there, a `Trust` as JSON; who reads it believes the site, not the store. */
export const OFFERED_TRUST_KEY = 'trust.json';
