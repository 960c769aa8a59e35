/** The releases that are live in the store of this run. */
import { rootDir } from '@sinima/build/workspace';
import type { Release } from '@sinima/contracts/release';
import { openSigningStore } from '@sinima/releases/open-store';
import { pristineStoreDir, testKeysDir } from './test-folders.ts';

/** Return the live release of an app, its signature verified. */
export async function liveRelease(app: string): Promise<Release> {
  const env = { RELEASES_DIR: pristineStoreDir(), RELEASE_KEYS_DIR: testKeysDir };
  const store = await openSigningStore(env, rootDir);
  const { apps } = await store.generation();
  return store.release(app, apps[app]!.version);
}
