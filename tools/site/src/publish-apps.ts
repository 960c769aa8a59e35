/** Puts what was built into the release store, once the gate has tried it. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Generation, LivePointer } from '@sinima/contracts/pointer';
import { isHostRelease, type BuiltRelease, type HostOffers, type Release } from '@sinima/contracts/release';
import { liveParts, withParts } from '@sinima/gate/parts-in-use';
import { ownOpenApi, surroundingsIn, type Surroundings } from '@sinima/gate/surroundings';
import { ownedRoutesOf } from '@sinima/releases/owned-routes';
import { ReleaseError } from '@sinima/releases/release-error';
import type { ReleaseStore } from '@sinima/releases/store';
import type { BuiltApp } from './build-app.ts';

/** The outcome of publishing several apps. */
export interface PublishedApps {
  /** Versions that the store has now. */
  readonly published: readonly BuiltRelease[];
  /** Why others were refused. */
  readonly refusals: readonly string[];
}

/** Tell whether a deploy makes this version live, as far as the operators' decisions go. */
const goesLive = (pointer: LivePointer | undefined, version: string): boolean =>
  pointer === undefined ||
  pointer.version === version ||
  (pointer.hold === undefined && !Object.hasOwn(pointer.barred, version));

/** Return the generation as it will be when these releases are live, as far as nobody has decided otherwise. */
function plannedGeneration(generation: Generation, releases: readonly BuiltRelease[]): Generation {
  const planned = releases
    .filter(({ app, version }) => goesLive(generation.apps[app], version))
    .map((release) => {
      const { app, version } = release;
      const { previous: _former, canary: _ended, ...pointer } = generation.apps[app] ?? ({} as LivePointer);
      return [app, { ...pointer, version, owned: ownedRoutesOf(release) }];
    });
  return {
    ...generation,
    apps: { ...generation.apps, ...Object.fromEntries(planned) } as Generation['apps'],
  };
}

/** Return what releases are compared with: hosts and remotes that go live together are compared with each other. */
async function surroundingsOf(
  store: ReleaseStore,
  builds: readonly BuiltApp[],
): Promise<Surroundings | undefined> {
  const built = builds.map(({ release }) => release);
  const core = ownOpenApi();
  const { generation: present, parts } = await surroundingsIn(store, core);
  const generation = plannedGeneration(present, built);
  const named = await Promise.all(
    Object.entries(generation.apps).map(async ([app, { version }]) => {
      const own = built.find((release) => release.app === app && release.version === version);
      // A live release that cannot be read is for `list` to tell of; it is compared with nothing.
      return own ?? (await store.release(app, version).catch(() => undefined));
    }),
  );
  const releases = named.filter((release) => release !== undefined) as Release[];
  const offers: HostOffers | undefined = releases.find(isHostRelease)?.offers;
  const dirs = new Map(builds.map(({ release, dir }) => [release.app as string, dir]));
  const planned = await liveParts(releases, generation, (app, address) => {
    const dir = dirs.get(app);
    return dir === undefined ? store.file(app, address) : readFile(path.join(dir, address));
  });
  return offers && { offers, openapi: withParts(core, planned), parts, generation, releases };
}

/** Try the builds and publish those that pass. The live versions stay as they are. */
export async function publishApps(
  store: ReleaseStore,
  builds: readonly BuiltApp[],
  why: string,
): Promise<PublishedApps> {
  const published = builds.filter(({ dir }) => dir === undefined).map(({ release }) => release);
  const refusals: string[] = [];
  const fresh = builds.filter(({ dir }) => dir !== undefined);
  if (fresh.length === 0) return { published, refusals };
  const surroundings = await surroundingsOf(store, builds);
  if (surroundings === undefined) {
    throw new ReleaseError(
      'There is no host to compare with. Publish one first: npm run releases -- publish shell',
    );
  }
  const { tryRelease } = await import('@sinima/gate/try-release');
  await Promise.all(
    fresh.map(async ({ release, dir = '' }) => {
      const report = await tryRelease(release, dir, {
        ...surroundings,
        // Paths may move between apps that are deployed together; the pointer refuses what clashes then.
        goesLive: false,
      });
      if (report.refusals.length > 0) {
        refusals.push(`${release.app} ${release.version} is not published: ${report.refusals.join(' ')}`);
        return;
      }
      await store.publish(release, dir, { why, needsApi: report.api });
      // As it is in the store, with its reads of the API.
      published.push(await store.release(release.app, release.version));
    }),
  );
  return { published, refusals };
}
