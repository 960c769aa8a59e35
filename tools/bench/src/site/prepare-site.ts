/** The site as it is in production, in a folder of its own: what changed is built, and what was built before is kept. */
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';
import { ensureLocalKeys } from '@sinima/releases/local-keys';
import { openSigningStore } from '@sinima/releases/open-store';
import { ReleaseError } from '@sinima/releases/release-error';
import type { ReleaseStore } from '@sinima/releases/store';
import { bffTask, catalogueTask } from '@sinima/site/build-site';
import { allApps, buildTasks, publishBuilds } from '@sinima/site/release-site';
import { Listr } from 'listr2';

/** Where measured releases are: below the packages of the host, and kept so that the next run builds only what changed. */
const folder = path.join(rootDir, '.data/bench');

/** Settings that name the store to every process of the measured site. */
export const STORE_SETTINGS = {
  RELEASES_DIR: path.join(folder, 'releases'),
  RELEASE_KEYS_DIR: path.join(folder, 'keys'),
  RELEASE_TRUST: path.join(folder, 'keys/trust.json'),
};

/** Folder of a copy of what is live, of one measured site alone. */
export const copyDir = (name: string): string => path.join(folder, 'copies', name);

/** Build what changed and make it live, without a canary. @throws BuildError, ReleaseError */
export async function prepareSite(): Promise<ReleaseStore> {
  const { RELEASE_KEYS_DIR: keysDir, RELEASE_TRUST: trustFile } = STORE_SETTINGS;
  await ensureLocalKeys(keysDir, allApps(), trustFile);
  const store = await openSigningStore(STORE_SETTINGS, rootDir);
  const { tasks, builds } = buildTasks(store);
  await new Listr([catalogueTask(), bffTask(), ...tasks], { renderer: 'simple' }).run();
  const { published, refusals } = await publishBuilds(store, builds, 'to be measured');
  if (refusals.length > 0) throw new ReleaseError(refusals.join('\n'));
  await store.activate(published, { why: 'to be measured' });
  return store;
}
