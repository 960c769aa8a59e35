/** A version that depends on the built contents, and on nothing else. */
import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';

/**
 * Return `<package version>-<hash>`, the hash being the first 12 hex digits of the SHA-256 over the canonical JSON of a
 * release's contents (content addresses and declarations). The same contents give the same version on every machine.
 */
export function versionOf(packageVersion: string, contents: object): string {
  const hash = createHash('sha256')
    .update(canonicalize(contents) ?? '')
    .digest('hex');
  return `${packageVersion}-${hash.slice(0, 12)}`;
}
