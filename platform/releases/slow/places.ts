/** The two kinds of place that a release store can have, as settings that processes of a test are given. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RemoteConfig } from '@sinima/contracts/remote';
import { findSeaweedfs } from '../src/bucket/test/install-seaweedfs.ts';
import { startSeaweedfs, type RunningSeaweedfs } from '../src/bucket/test/start-seaweedfs.ts';
import { openSigningStore } from '../src/open-store.ts';
import type { ReleaseStore } from '../src/release-store.ts';
import { ensureLocalKeys } from '../src/signing/local-keys.ts';
import { builtRelease, removeFolders } from '../src/test/built-release.ts';

export interface StorePlace {
  /** A folder of its own, for local copies. */
  readonly dir: string;
  /** Settings that name the store and the keys. */
  readonly environment: Readonly<Record<string, string>>;
  readonly store: ReleaseStore;
  /** The service behind a bucket. */
  readonly service?: RunningSeaweedfs;
  close(): Promise<void>;
}

export type PlaceKind = 'folder' | 'bucket';

/**
 * Make an empty store with keys for some apps.
 *
 * @throws Error when a bucket is asked for and SeaweedFS is not to be had
 */
export async function makePlace(kind: PlaceKind, apps: readonly string[]): Promise<StorePlace> {
  const dir = await mkdtemp(path.join(tmpdir(), 'sinima-slow-'));
  const keysDir = path.join(dir, 'keys');
  await ensureLocalKeys(keysDir, apps);
  const keys = { RELEASE_KEYS_DIR: keysDir, RELEASE_TRUST: path.join(keysDir, 'trust.json') };
  const { settings, service, stop } = await (kind === 'folder' ? folder(dir) : bucket());
  const environment = { ...keys, ...settings };
  Object.assign(process.env, settings);
  return {
    dir,
    environment,
    store: await openSigningStore(environment, dir),
    ...(service ? { service } : {}),
    close: async () => {
      await stop();
      removeFolders();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

interface Settings {
  readonly settings: Readonly<Record<string, string>>;
  readonly service?: RunningSeaweedfs;
  stop(): Promise<void>;
}

async function folder(dir: string): Promise<Settings> {
  return { settings: { RELEASES_DIR: path.join(dir, 'store') }, stop: () => Promise.resolve() };
}

async function bucket(): Promise<Settings> {
  const found = findSeaweedfs();
  if ('missing' in found) throw new Error(`The bucket cannot be tried: ${found.missing}.`);
  const service = await startSeaweedfs(found.weed);
  const { address, endpoint, environment, stop } = service;
  return {
    settings: { RELEASES_BUCKET: `${address}/releases`, RELEASES_S3_ENDPOINT: endpoint, ...environment },
    service,
    stop,
  };
}

/** Publish small versions of an app, and make the last one live. */
export async function publishAll(
  store: ReleaseStore,
  app: RemoteConfig['name'],
  versions: readonly string[],
): Promise<void> {
  for (const version of versions) {
    const { release, dir } = builtRelease(app, version);
    await store.publish(release, dir);
    await store.activate([{ app, version }]);
  }
}
