/** Builds what the tests run on: the BFF, the host, and in SITE_RELEASES_DIR a store with one release of each remote. */
import { rm } from 'node:fs/promises';
import { releaseVersion } from '@sinima/build/versions';
import { remoteNames } from '@sinima/build/workspace';
import { ReleaseError } from '@sinima/releases/release-error';
import { openReleaseStore } from '@sinima/releases/store';
import { bffTask, catalogueTask, hostTask, remotesTask } from '@sinima/site/build-site';
import { userFacingText } from '@sinima/site/user-facing-error';
import { Listr } from 'listr2';
import { builtReleasesDir, pristineStoreDir } from './test-folders.ts';

/** How many built versions of each remote are kept for later runs. */
const keptVersions = 5;

async function build(): Promise<void> {
  const tasks = new Listr([catalogueTask(), bffTask(), hostTask(), remotesTask(builtReleasesDir)], {
    concurrent: 2,
    exitOnError: false,
    collectErrors: 'minimal',
    renderer: 'simple',
  });
  await tasks.run();
  const [failure] = tasks.errors;
  if (failure !== undefined) throw failure.error;
}

async function fillPristineStore(): Promise<void> {
  const built = openReleaseStore(builtReleasesDir);
  const pristine = openReleaseStore(pristineStoreDir());
  for (const app of remoteNames()) {
    const version = releaseVersion(app);
    const release = await built.release(app, version);
    await pristine.publish(release, built.releaseDir(app, version), { why: 'for the tests', activate: true });
  }
  await built.prune(keptVersions, { why: 'old test builds' });
}

try {
  try {
    await build();
  } catch (error) {
    // What was built for a former test run cannot be live beside this, e.g. after a route moved to another remote.
    if (!(error instanceof ReleaseError)) throw error;
    await rm(builtReleasesDir, { recursive: true });
    await build();
  }
  await fillPristineStore();
} catch (error) {
  process.stderr.write(`${userFacingText(error)}\n`);
  process.exitCode = 1;
}
