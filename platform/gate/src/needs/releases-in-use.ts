import type { Generation } from '@sinima/contracts/pointer';
import { isHostRelease, type Release, type RemoteRelease } from '@sinima/contracts/release';

/** A remote's release that visitors get, or may get. */
export interface ReleaseInUse {
  readonly release: RemoteRelease;
  readonly as: 'live' | 'previous' | 'canary';
}

/** Return the remotes' releases that a generation names, of those that are given. */
export function releasesInUse({ apps }: Generation, releases: readonly Release[]): ReleaseInUse[] {
  return releases.flatMap((release): ReleaseInUse[] => {
    const { version, canary, previous } = apps[release.app] ?? {};
    if (isHostRelease(release)) return [];
    if (release.version === version) return [{ release, as: 'live' }];
    if (release.version === canary?.version) return [{ release, as: 'canary' }];
    return release.version === previous ? [{ release, as: 'previous' }] : [];
  });
}
