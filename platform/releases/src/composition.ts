/** The composition of the site, made from the release store as it is at this moment. */
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { ComposedRelease, ComposedRemote, Composition } from '@sinima/contracts/composition';
import type { LivePointer, Release } from '@sinima/contracts/release';
import { ReleaseError } from './release-error.ts';
import type { StoreReader } from './store-reader.ts';

function asComposed(release: Release): ComposedRelease {
  const { app, version, global, entry, styles, pages, widgets, files } = release;
  const hashed = [entry, ...styles].map((file) => [file, files[file]?.integrity ?? '']);
  return {
    version,
    global,
    entry,
    styles,
    pages,
    widgets,
    base: `/releases/${app}/${version}/`,
    integrity: Object.fromEntries(hashed),
  };
}

/** A version as the browser needs it, or nothing when its `release.json` or its entry is not there, whole. */
async function composedVersion(store: StoreReader, app: string, version: string): Promise<ComposedRelease[]> {
  try {
    const release = await store.release(app, version);
    const { size } = await stat(path.join(store.releaseDir(app, version), release.entry));
    return size === release.files[release.entry]?.bytes ? [asComposed(release)] : [];
  } catch {
    // Whatever keeps it from being read: visitors get the other version, and `releases list` tells the operator.
    return [];
  }
}

async function composeRemote(
  store: StoreReader,
  name: string,
  { version, previous, claims }: LivePointer,
): Promise<ComposedRemote> {
  const pointed = [...new Set([version, ...(previous === undefined ? [] : [previous])])];
  const versions = await Promise.all(pointed.map((each) => composedVersion(store, name, each)));
  return { name, owned: claims, versions: versions.flat() };
}

/**
 * Each remote that is live, with its live version and then its previous one, as far as their files are there now.
 *
 * @throws ReleaseError when `live.json` cannot be read
 */
export async function composeSite(store: StoreReader): Promise<Composition> {
  const { remotes } = await store.live();
  return {
    remotes: await Promise.all(
      Object.entries(remotes).map(([name, pointer]) => composeRemote(store, name, pointer)),
    ),
  };
}

/**
 * The absolute path of the server bundle of a version that `composeSite` gave for this store.
 *
 * @throws ReleaseError when this store has never read that release
 */
export function serverBundlePath(
  store: StoreReader,
  app: string,
  { version }: Pick<ComposedRelease, 'version'>,
): string {
  const release = store.lastRelease(app, version);
  if (!release) throw new ReleaseError(`${app} ${version} is missing from ${store.dir}.`);
  return path.join(store.releaseDir(app, version), release.server);
}
