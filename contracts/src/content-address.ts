/**
 * Content addresses: the name of a release's file carries the SHA-256 of its bytes, so that the address alone tells
 * which bytes are right, an unchanged file keeps its address from release to release, and the `integrity` attribute
 * needs no list of its own.
 */

/** `<folder>/<name>.<SHA-256, base64url, 43 characters>.<extension>`, relative to the app's folder of the store. */
const CONTENT_ADDRESS = /^(?:browser|server)\/[\w@-][\w@.-]*\.([\w-]{43})\.[a-z0-9]+$/;

/** Address prefix of all files of releases, on the site. */
export const RELEASES_BASE = '/releases/';

/** Return the SHA-256 (base64url) that a file's address carries; undefined when it is not a content address. */
export function hashOfAddress(file: string): string | undefined {
  return CONTENT_ADDRESS.exec(file)?.[1];
}

/** Return the address of a release's file on the site: `/releases/mfe-title/browser/title.<hash>.js`. */
export function releaseFileUrl(app: string, file: string): string {
  return `${RELEASES_BASE}${app}/${file}`;
}

/**
 * Return the `integrity` attribute of a file: its hash, which every browser checks, and the keys of which one must have
 * signed it, which browsers that know signatures check too (the others ignore them).
 *
 * @param keys the publisher's Ed25519 public keys: 32 bytes each, base64
 */
export function integrityOf(file: string, ...keys: readonly (string | undefined)[]): string | undefined {
  const hash = hashOfAddress(file);
  if (hash === undefined) return undefined;
  const sha256 = `sha256-${hash.replaceAll('-', '+').replaceAll('_', '/')}=`;
  return [sha256, ...keys.flatMap((key) => (key === undefined ? [] : [`ed25519-${key}`]))].join(' ');
}
