/** Builds what changed, then starts the site that all tests share which change nothing about it. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';
import { sharedOutput } from '@sinima/processes/process-output';
import { runProcess } from '@sinima/processes/run-process';
import { readingPages } from './site-pages.ts';
import { startSite } from './site-process.ts';
import { copyData, pristineStoreDir, temporaryDir } from './test-folders.ts';

async function prepare(): Promise<void> {
  const script = path.join(import.meta.dirname, 'prepare-site.ts');
  const { code } = await runProcess({
    args: ['--import', 'tsx/esm', script],
    cwd: rootDir,
    env: { ...process.env, NODE_OPTIONS: '' },
    output: sharedOutput,
  });
  if (code !== 0) throw new Error('The site could not be built; what is wrong stands above.');
}

/** @returns what stops the site again */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const temporary = await temporaryDir('run');
  process.env.SITE_TEMPORARY_DIR = temporary;
  process.env.SITE_RELEASES_DIR = await temporaryDir('releases');
  await prepare();
  const site = await startSite({
    env: {
      RELEASES_DIR: pristineStoreDir(),
      OFFER_RELEASES: 'true',
      MODERATORS: 'mod@sinima.example',
      // Members of tests are new, and their votes end at once.
      PART_CONTRIBUTE_STANDING: '0',
      PART_CONTRIBUTE_VOTING_HOURS: '0',
      // The member with this handle is an editor.
      PART_CONTRIBUTE_EDITORS: 'edith',
    },
  });
  const origin = await site.address;
  // A site that has just started may be too late with the data of its first pages, and browsers fetch them then.
  for (const { address } of readingPages) await (await fetch(origin + address)).text();
  process.env.SITE_ADDRESS = origin;
  const filled = await temporaryDir('filled');
  await copyData(site.dataDir, filled);
  process.env.SITE_DATA_DIR = filled;
  return async () => {
    await site.stop();
    await rm(temporary, { recursive: true, maxRetries: 20 });
  };
}
