import type { Generation } from '@sinima/contracts/pointer';
import type { Release } from '@sinima/contracts/release';
import { missingFields } from '../api/answer-fields.ts';
import type { OpenApi } from '@sinima/contracts/openapi-document';
import { releasesInUse } from './releases-in-use.ts';

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
