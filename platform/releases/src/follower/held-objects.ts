import type { Generation } from '@sinima/contracts/pointer';
import type { Release } from '@sinima/contracts/release';
import type { Follower } from './follower.ts';
import { placesOf } from './release-copies.ts';

/** App and version of every release that visitors may get by a generation. */
export function releasesOf({ apps }: Generation): [app: string, version: string][] {
  return Object.entries(apps).flatMap(([app, { version, previous, canary }]) =>
    [...new Set([version, previous, canary?.version])].flatMap((named): [string, string][] =>
      named === undefined ? [] : [[app, named]],
    ),
  );
}

/** Return the releases of a generation that are here, verified: each version that visitors may get. */
export function heldReleases(follower: Pick<Follower, 'generation' | 'release'>): Release[] {
  return releasesOf(follower.generation()).flatMap(([app, version]) => follower.release(app, version) ?? []);
}

/**
 * Return where the objects of a generation lie here, verified: descriptions and files of each version that visitors may
 * get. By their keys in the store; absolute paths.
 */
export function heldObjects(
  follower: Pick<Follower, 'generation' | 'release' | 'filePath'>,
): ReadonlyMap<string, string> {
  const held = new Map<string, string>();
  for (const release of heldReleases(follower)) {
    const { app, version } = release;
    const description = `${version}/release.json`;
    held.set(`${app}/${description}`, follower.filePath(app, description));
    for (const [place, address] of placesOf(release)) {
      held.set(`${app}/${address}`, follower.filePath(app, place));
    }
  }
  return held;
}
