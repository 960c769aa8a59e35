import { createHmac, randomBytes } from 'node:crypto';
import { isSameSecret } from '@sinima/server/same-secret';
import type { PageVersions } from '@sinima/contracts/reports';

/** How long a page may report, in milliseconds. */
const VALID_MS = 15 * 60_000;

/** Bytes of a visitor's pseudonym, and of a signature. */
const PSEUDONYM_BYTES = 12;
const SIGNATURE_BYTES = 16;

const TOKEN = /^(?<visitor>[\w-]{16})\.(?<expiry>[0-9a-z]{1,9})\.(?<signature>[\w-]{22})$/;

/** The prefix of pseudonyms of visitors without a cookie, and of no others. */
const NOBODY = '-';

/** Tell whether a pseudonym is that of one page, whose visitor was counted when it was sent. */
export const isNobody = (pseudonym: string): boolean => pseudonym.startsWith(NOBODY);

/** The tokens with which pages report. */
export interface PageTokens {
  /**
   * Return the visitor's pseudonym: the same for the same cookie and secret, and nothing can be read from it.
   *
   * @param cookie undefined: each page counts as a visitor of its own
   */
  pseudonym(cookie?: string): string;
  /** Return the token of a page: `<pseudonym>.<expiry, seconds in base 36>.<128 bits of HMAC-SHA256>`. */
  sign(visitor: string, versions: PageVersions): string;
  /** Return the pseudonym of the visitor who may speak of these versions; undefined when the token is forged or expired. */
  verify(token: string, versions: PageVersions): string | undefined;
}

/**
 * Make and check page tokens.
 *
 * @param secret the same in all processes that visitors reach; by default a random one, which ends with the process
 */
export function createPageTokens(secret = randomBytes(32).toString('base64url')): PageTokens {
  const hmac = (text: string): Buffer => createHmac('sha256', secret).update(text).digest();

  function signature(visitor: string, expiry: string, versions: PageVersions): Buffer {
    const listed = Object.entries(versions).sort(([a], [b]) => (a < b ? -1 : 1));
    return hmac(`page ${JSON.stringify([visitor, expiry, listed])}`).subarray(0, SIGNATURE_BYTES);
  }

  return {
    pseudonym(cookie) {
      if (cookie === undefined) return NOBODY + randomBytes(PSEUDONYM_BYTES).toString('base64url').slice(1);
      const bytes = hmac(`visitor ${cookie}`).subarray(0, PSEUDONYM_BYTES);
      return bytes.toString('base64url').replace(/^-/, '_');
    },
    sign(visitor, versions) {
      const expiry = Math.ceil((Date.now() + VALID_MS) / 1_000).toString(36);
      return `${visitor}.${expiry}.${signature(visitor, expiry, versions).toString('base64url')}`;
    },
    verify(token, versions) {
      const { visitor, expiry, signature: given } = TOKEN.exec(token)?.groups ?? {};
      if (visitor === undefined || expiry === undefined || given === undefined) return undefined;
      const right = signature(visitor, expiry, versions).toString('base64url');
      const isGenuine = isSameSecret(given, right);
      return isGenuine && Number.parseInt(expiry, 36) * 1_000 > Date.now() ? visitor : undefined;
    },
  };
}
