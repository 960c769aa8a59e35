import type { Generation, LivePointer } from '@sinima/contracts/pointer';
import { isHostRelease, type Release, type RemoteRelease } from '@sinima/contracts/release';

/** A remote's release that visitors get, or may get. */
export interface ReleaseInUse {
  readonly release: RemoteRelease;
  readonly as: 'live' | 'previous' | 'canary';
}

function versionsOf({ version, previous, canary }: LivePointer): [string | undefined, ReleaseInUse['as']][] {
  return [
    [version, 'live'],
    [canary?.version, 'canary'],
    [previous, 'previous'],
  ];
}

/** Return the remotes' releases that a generation names, of those that are given. */
export function releasesInUse(generation: Generation, releases: readonly Release[]): ReleaseInUse[] {
  return Object.entries(generation.apps).flatMap(([app, pointer]) =>
    versionsOf(pointer).flatMap(([version, as]) => {
      const release = releases.find((one) => one.app === app && one.version === version);
      return release && !isHostRelease(release) ? [{ release, as }] : [];
    }),
  );
}
