import type { Release } from '@sinima/contracts/release';
import type { Trust } from '@sinima/contracts/signed';
import { ReleaseError } from '../errors/release-error.ts';
import { wrongFieldOfRelease } from '../shapes/release-shape.ts';
import { parseSigned, signingKey } from '../signing/envelope.ts';

/** A release whose signature and shape are right. */
export interface VerifiedRelease {
  readonly release: Release;
  /** The team's key that signed it: 32 bytes, base64. */
  readonly key: string;
}

/** Return the store's key of a version's description. */
export function releaseKey(app: string, version: string): string {
  return `${app}/${version}/release.json`;
}

/**
 * Verify a `release.json`: that a key signed it which may publish this app, and that it is of this app and version.
 *
 * @throws ReleaseError
 */
export function verifyRelease(bytes: Buffer, app: string, version: string, trust: Trust): VerifiedRelease {
  const what = releaseKey(app, version);
  const document = parseSigned(bytes, what);
  const key = signingKey('release', document, trust.releases[app] ?? []);
  if (key === undefined) {
    throw new ReleaseError(
      `${what} is refused: no key that may publish ${app} signed it as it is. Publish it again with one of the keys ` +
        `that RELEASE_TRUST lists for ${app}.`,
    );
  }
  const wrong = wrongFieldOfRelease(document.signed);
  if (wrong !== undefined) throw new ReleaseError(`${what} is wrong at "${wrong}". Publish it again.`);
  const release = document.signed as Release;
  if (release.app === app && release.version === version) return { release, key };
  throw new ReleaseError(
    `${what} is that of ${release.app} ${release.version}. Delete it, and publish again what belongs there.`,
  );
}
