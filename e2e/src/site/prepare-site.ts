/** Builds what the tests run on: the BFF, and in SITE_RELEASES_DIR a store with one release of the host and of each remote. */
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';
import { ReleaseError } from '@sinima/releases/release-error';
import { ensureLocalKeys } from '@sinima/releases/local-keys';
import { openSigningStore } from '@sinima/releases/open-store';
import type { ReleaseStore } from '@sinima/releases/store';
import { bffTask, catalogueTask } from '@sinima/site/build-site';
import { allApps, buildTasks, publishBuilds } from '@sinima/site/release-site';
import { userFacingText } from '@sinima/site/user-facing-error';
import { Listr } from 'listr2';
import { builtReleasesDir, pristineStoreDir, STOCK_REMOTE, testKeysDir } from './test-folders.ts';

/** Days that a built version is kept for later runs. */
const KEPT_DAYS = 3;

const openStore = (dir: string): Promise<ReleaseStore> =>
  openSigningStore({ RELEASES_DIR: dir, RELEASE_KEYS_DIR: testKeysDir }, rootDir);

async function prepare(): Promise<void> {
  await ensureLocalKeys(testKeysDir, [...allApps(), STOCK_REMOTE]);
  const built = await openStore(builtReleasesDir);
  const pristine = await openStore(pristineStoreDir());
  const { tasks, builds } = buildTasks(built);
  const building = new Listr([catalogueTask(), bffTask(), ...tasks], {
    concurrent: 2,
    exitOnError: false,
    collectErrors: 'minimal',
    renderer: 'simple',
  });
  await building.run();
  const [failure] = building.errors;
  if (failure !== undefined) throw failure.error;

  const { published, refusals } = await publishBuilds(built, builds, 'for the tests');
  if (refusals.length > 0) throw new ReleaseError(refusals.join('\n'));
  for (const release of published) {
    await pristine.publish(release, path.join(builtReleasesDir, release.app), { why: 'for the tests' });
  }
  await pristine.activate(published, { why: 'for the tests' });
  await built.prune({ keepDays: KEPT_DAYS });
}

try {
  await prepare();
} catch (error) {
  process.stderr.write(`${userFacingText(error)}\n`);
  process.exitCode = 1;
}
