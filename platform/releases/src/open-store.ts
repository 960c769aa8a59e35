/** The release store as the settings name it. */
import path from 'node:path';
import type { Trust } from '@sinima/contracts/signed';
import { openBucketStore } from './bucket/bucket-store.ts';
import { FolderStore } from './folder/folder-store.ts';
import type { ObjectStore } from './objects/object-store.ts';
import { ReleaseStore } from './release-store.ts';
import { readSigners, type Signers } from './signing/read-signers.ts';
import { followTrust } from './signing/trust-file.ts';
import { joinTrust, readTrust } from './signing/trust.ts';
import { askForTrust, openSiteStore } from './site/site-store.ts';
import type { StoreContext } from './versions/store-context.ts';

/** Where things are; relative paths start at the root. */
export interface StorePaths {
  readonly releasesDir: string;
  /** Folder of the private keys. */
  readonly keysDir: string;
  /** File of the public keys. */
  readonly trustFile: string;
}

/**
 * Return where the store and the keys are: `RELEASES_DIR` (`releases`), `RELEASE_KEYS_DIR` (`.keys`), `RELEASE_TRUST`
 * (`.keys/trust.json`).
 *
 * @param root the repository's folder, or that of the installation
 */
export function storePaths(environment: NodeJS.ProcessEnv, root: string): StorePaths {
  const keysDir = path.resolve(root, environment.RELEASE_KEYS_DIR || '.keys');
  return {
    releasesDir: path.resolve(root, environment.RELEASES_DIR || 'releases'),
    keysDir,
    trustFile: path.resolve(root, environment.RELEASE_TRUST || path.join(keysDir, 'trust.json')),
  };
}

/**
 * Open the place of the store: the site that `RELEASES_URL` names (read only), the bucket that `RELEASES_BUCKET` names
 * (`s3://bucket/prefix`), or else the folder.
 */
export async function openObjects(environment: NodeJS.ProcessEnv, root: string): Promise<ObjectStore> {
  const { RELEASES_URL: site, RELEASES_BUCKET: bucket, RELEASES_S3_ENDPOINT: endpoint } = environment;
  if (site) return openSiteStore(site);
  if (bucket) return openBucketStore(bucket, endpoint || undefined);
  return new FolderStore(storePaths(environment, root).releasesDir);
}

/** Read the public keys that count. @throws ReleaseError when they are missing */
export function openTrust(environment: NodeJS.ProcessEnv, root: string): Promise<Trust> {
  return readTrust(storePaths(environment, root).trustFile);
}

/** Read the private keys that are here. */
export async function openSigners(environment: NodeJS.ProcessEnv, root: string): Promise<Signers> {
  const { keysDir } = storePaths(environment, root);
  return readSigners(environment, keysDir, await openTrust(environment, root));
}

/**
 * Open the store to read it. In development the keys that count on the site of `RELEASES_URL` count here too; elsewhere
 * `RELEASE_TRUST` has to list them.
 *
 * @param onError for a process that stays: the public keys are read again when their file changes, and this is told what
 *   is wrong with it
 * @throws ReleaseError when the public keys are missing
 */
export async function openStore(
  environment: NodeJS.ProcessEnv,
  root: string,
  onError?: (error: Error) => void,
): Promise<{ readonly objects: ObjectStore; readonly trust: Trust }> {
  const { RELEASES_URL: site, NODE_ENV: mode } = environment;
  const objects = await openObjects(environment, root);
  const read = await openTrust(environment, root);
  const trust = onError ? followTrust(storePaths(environment, root).trustFile, read, onError) : read;
  if (!site || mode !== 'development') return { objects, trust };
  return { objects, trust: joinTrust(trust, await askForTrust(site)) };
}

/**
 * Open the store with the private keys that are here.
 *
 * @param onError as of {@link openStore}
 * @throws ReleaseError when the public keys are missing
 */
export async function openStoreWithKeys(
  environment: NodeJS.ProcessEnv,
  root: string,
  onError?: (error: Error) => void,
): Promise<StoreContext> {
  const { objects, trust } = await openStore(environment, root, onError);
  const signers = await readSigners(environment, storePaths(environment, root).keysDir, trust);
  return { objects, trust, ...signers };
}

/** Open the store to change it: {@link openStoreWithKeys}. */
export async function openSigningStore(
  environment: NodeJS.ProcessEnv,
  root: string,
  onError?: (error: Error) => void,
): Promise<ReleaseStore> {
  return new ReleaseStore(await openStoreWithKeys(environment, root, onError));
}
