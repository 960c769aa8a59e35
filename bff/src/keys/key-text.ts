import { createHash, randomBytes } from 'node:crypto';

/**
 * Header that carries a key. Not `Authorization`: shared caches store no answer to a request that has it, and sites in a
 * closed preview use it for their own password.
 */
export const KEY_HEADER = 'x-api-key';

/** The beginning lets tools that look for published secrets find a key. */
const SHAPE = /^sinima_[\w-]{43}$/;

/** Return a new key, of 256 random bits. */
export const newKeyText = (): string => `sinima_${randomBytes(32).toString('base64url')}`;

/** Return whether a text looks like a key. */
export const isKeyText = (text: string): boolean => SHAPE.test(text);

/** Return the hash of a key. Keys are random, so that nobody guesses one from its hash, salted or not. */
export const keyHash = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** The message to callers with a wrong key. */
export const UNKNOWN_KEY_DETAIL =
  'The key in the header X-API-Key is unknown or was revoked. Make a new one on the page /api/account/keys, or leave the header out: ' +
  'the API answers without a key as well, within the limit of your address.';
