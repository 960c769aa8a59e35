import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Generation } from '@sinima/contracts/pointer';
import { isHostRelease, type HostOffers, type Release } from '@sinima/contracts/release';
import { releasesOf } from '@sinima/releases/held-objects';
import { ReleaseError } from '@sinima/releases/release-error';
import type { ReleaseStore } from '@sinima/releases/store';
import type { OpenApi } from '@sinima/contracts/openapi-document';
import type { PartToTry } from './part/part-to-try.ts';
import { liveParts, withParts } from './part/parts-in-use.ts';

/** The site that a release is compared with. */
export interface Surroundings {
  /** The offers of the live host; left out where none is live yet: needs of it are not compared. */
  readonly offers?: HostOffers | undefined;
  /** The API: its core, and the parts of live releases. */
  readonly openapi: OpenApi;
  readonly generation: Generation;
  /** The releases that the generation names; a new host is compared with their needs, and so is a part of the API. */
  readonly releases?: readonly Release[];
  /** The parts of the API of live releases. */
  readonly parts?: readonly PartToTry[];
  /**
   * Whether the release is to be live at once. A path of another remote is a refusal then, and a warning otherwise: it
   * may move when both are activated together.
   */
  readonly goesLive?: boolean;
}

/** Return what the API offers by `@sinima/contracts`. */
export function ownOpenApi(): OpenApi {
  const file = createRequire(import.meta.url).resolve('@sinima/contracts/openapi.json');
  return JSON.parse(readFileSync(file, 'utf8')) as OpenApi;
}

/**
 * Read what a release is compared with from a store; releases of it that are missing or refused are left out.
 *
 * @param core what the API answers without the parts of remotes
 */
export async function surroundingsIn(
  store: Pick<ReleaseStore, 'generation' | 'release' | 'file'>,
  core: OpenApi,
): Promise<Surroundings & { readonly releases: readonly Release[] }> {
  const generation = await store.generation();
  const read = releasesOf(generation).map(([app, version]) =>
    store.release(app, version).catch((error: unknown) => {
      if (error instanceof ReleaseError) return [];
      throw error;
    }),
  );
  const releases = (await Promise.all(read)).flat();
  const host = releases.find(
    ({ app, version }) => app === 'shell' && version === generation.apps.shell?.version,
  );
  const parts = await liveParts(releases, generation, (app, address) => store.file(app, address));
  const offers = host && isHostRelease(host) ? host.offers : undefined;
  return { generation, openapi: withParts(core, parts), releases, parts, offers };
}
