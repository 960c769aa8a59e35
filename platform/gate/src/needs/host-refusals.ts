import type { Generation } from '@sinima/contracts/pointer';
import type { HostOffers, Release } from '@sinima/contracts/release';
import { incompatibilities } from './incompatibilities.ts';
import { releasesInUse } from './releases-in-use.ts';

/**
 * Return why a host cannot go live: what it drops that a live, canary or previous release of a remote needs.
 *
 * @param releases those that the generation names
 */
export function hostRefusals(
  offers: HostOffers,
  generation: Generation,
  releases: readonly Release[],
): string[] {
  return releasesInUse(generation, releases).flatMap(({ release, as }) =>
    incompatibilities(release, offers).map(
      (problem) => `With this host, ${release.app} ${release.version} (${as}) would not work: ${problem}`,
    ),
  );
}
