/** Refuses a new host or a new API that lacks something that releases in use need. */
import type { OpenApi } from '@sinima/contracts/openapi-document';
import type { Generation } from '@sinima/contracts/pointer';
import { isHostRelease, type HostOffers, type Release, type RemoteRelease } from '@sinima/contracts/release';
import { missingFields } from '../api/answer-fields.ts';
import { incompatibilities } from './incompatibilities.ts';

/** A remote's release that visitors get, or may get. */
interface ReleaseInUse {
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

/**
 * Return why a new API cannot go live: what it drops that a live, canary or previous release reads, one message for
 * each operation of each release.
 *
 * @param releases those that the generation names
 */
export function apiRefusals(
  openapi: OpenApi,
  generation: Generation,
  releases: readonly Release[],
): string[] {
  return releasesInUse(generation, releases).flatMap(({ release: { app, version, needs }, as }) =>
    Object.entries(needs.api).flatMap(([operation, fields]) => {
      const missing = missingFields(openapi, operation, fields);
      if (missing?.length === 0) return [];
      const dropped = missing === undefined ? operation : `${missing.join(', ')} of ${operation}`;
      return [
        `This API drops ${dropped}, which ${app} ${version} (${as}) reads. Keep it until a version of ${app} that does ` +
          `without has been live, and is the previous one as well.`,
      ];
    }),
  );
}
