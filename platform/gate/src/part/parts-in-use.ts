/** The parts of the API of releases that visitors get. */
import type { OpenApi } from '@sinima/contracts/openapi-document';
import type { Generation } from '@sinima/contracts/pointer';
import { isHostRelease, type BuiltRelease } from '@sinima/contracts/release';
import { withSlice } from '../api/whole-api.ts';
import type { PartToTry } from './part-to-try.ts';

/** Return the part of a release; undefined where it has none. @param read reads a file of it by its content address */
export async function partOf(release: BuiltRelease, read: PartToTry['read']): Promise<PartToTry | undefined> {
  if (isHostRelease(release) || !release.api) return undefined;
  const { app, version, api } = release;
  const slice = JSON.parse((await read(api.contract)).toString()) as OpenApi;
  return { app, version, api, slice, read };
}

/** Return the parts of the live versions among releases. */
export async function liveParts(
  releases: readonly BuiltRelease[],
  { apps }: Generation,
  read: (app: string, address: string) => Promise<Buffer>,
): Promise<PartToTry[]> {
  const live = releases.filter(({ app, version }) => apps[app]?.version === version);
  const parts = live.map((release) => partOf(release, (address) => read(release.app, address)));
  return (await Promise.all(parts)).flatMap((part) => part ?? []);
}

/** Return the API with the slices of parts in it. */
export function withParts(core: OpenApi, parts: readonly PartToTry[]): OpenApi {
  return parts.reduce((whole, { api, slice }) => withSlice(whole, api.prefixes, slice), core);
}
