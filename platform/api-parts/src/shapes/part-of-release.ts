import type { BuiltApiPart } from '@sinima/contracts/api-part';
import { isHostRelease, type Release } from '@sinima/contracts/release';

/** The part of the API of one version of a remote. */
export interface PartVersion {
  readonly app: string;
  readonly version: string;
  readonly api: BuiltApiPart;
}

/** Return the part of a release; undefined where it has none. */
export function partOfRelease(release: Release | undefined): PartVersion | undefined {
  if (!release || isHostRelease(release) || !release.api) return undefined;
  const { app, version, api } = release;
  return { app, version, api };
}
