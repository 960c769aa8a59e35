/** The site as it is in production, in a folder of its own: changed apps are built, and former builds are kept. */
import { rootDir } from '@sinima/build/workspace';
import { ensureLocalKeys } from '@sinima/releases/local-keys';
import { openSigningStore } from '@sinima/releases/open-store';
import { ReleaseError } from '@sinima/releases/release-error';
import type { ReleaseStore } from '@sinima/releases/store';
import { bffTask, catalogueTask } from '@sinima/site/build-site';
import { allApps, buildTasks, publishBuilds } from '@sinima/site/release-site';
import { Listr } from 'listr2';
import { STORE_SETTINGS } from './store-settings.ts';

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
