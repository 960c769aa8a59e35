/** Refuses a new version of a part of the API that lacks something that pages of other remotes need. */
import type { OpenApi } from '@sinima/contracts/openapi-document';
import type { Generation } from '@sinima/contracts/pointer';
import type { BuiltRemote, Release } from '@sinima/contracts/release';
import { missingFields } from '../api/answer-fields.ts';
import { isBelowAny } from '../api/whole-api.ts';
import { releasesInUse } from './releases-in-use.ts';

/**
 * Return why a release cannot go live: what its part of the API drops that a live, canary or previous release of another
 * remote reads. Its own pages read the part of their own release.
 *
 * @param openapi the API with the part's slice in it
 * @param releases those that the generation names
 */
export function partRefusals(
  { app, api }: Pick<BuiltRemote, 'app' | 'api'>,
  openapi: OpenApi,
  generation: Generation,
  releases: readonly Release[],
): string[] {
  const prefixes = [...(api?.prefixes ?? []), ...(generation.apps[app]?.owned.api?.prefixes ?? [])];
  return releasesInUse(generation, releases).flatMap(({ release, as }) => {
    if (release.app === app) return [];
    return Object.entries(release.needs.api).flatMap(([operation, fields]) => {
      if (!isBelowAny(operation.split(' ')[1] ?? '', prefixes)) return [];
      const missing = missingFields(openapi, operation, fields);
      if (missing?.length === 0) return [];
      const dropped = missing === undefined ? operation : `${missing.join(', ')} of ${operation}`;
      return [
        `The part of the API of ${app} drops ${dropped}, which ${release.app} ${release.version} (${as}) reads. Keep it ` +
          `until a version of ${release.app} that does without has been live, and is the previous one as well.`,
      ];
    });
  });
}
