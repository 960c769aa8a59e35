/** Two shell servers that share a store with two versions of one remote. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';
import { openSigningStore } from '@sinima/releases/open-store';
import type { ReleaseStore } from '@sinima/releases/store';
import { changeFile, componentWith, copyRepository } from './repository-copy.ts';
import { startShellServer } from './shell-process.ts';
import { releases, startSite } from './site-process.ts';
import { testKeysDir } from './test-folders.ts';

/** The remote of which two versions are in the store. */
export const FLIPPED_APP = 'mfe-title';

/** A version, and what its page of a title says. */
export interface Flipped {
  readonly version: string;
  readonly heading: string;
}

/** A site with two shell servers on a store of their own, and a store with two versions of one remote. */
export interface TwoShells {
  readonly origins: readonly string[];
  readonly operator: ReleaseStore;
  readonly flipped: readonly [Flipped, Flipped];
  stop(): Promise<void>;
}

/** Publish the remote with another word. @returns its version */
async function publishNewWord(env: Record<string, string>, operator: ReleaseStore): Promise<string> {
  const copy = await copyRepository();
  const file = await componentWith(copy, 'mfe-title/src', 'Plot Summary');
  await changeFile(copy, file, 'Plot Summary', 'New Summary');
  const before = await operator.versions(FLIPPED_APP);
  const args = ['publish', FLIPPED_APP, '--no-activate', '--force', '--why', 'a new word'];
  const { output, code } = await releases(env, args, copy);
  await rm(path.dirname(copy), { recursive: true });
  const [version] = (await operator.versions(FLIPPED_APP)).filter((each) => !before.includes(each));
  if (code !== 0 || version === undefined) throw new Error(output);
  return version;
}

/** Start the site with a second shell server, on the store that the settings name. */
export async function startTwoShells(env: Record<string, string>): Promise<TwoShells> {
  const operator = await openSigningStore({ ...process.env, ...env, RELEASE_KEYS_DIR: testKeysDir }, rootDir);
  const site = await startSite({ env });
  const origin = await site.address;
  const second = await startShellServer('second-shell', { ...env, BFF_URL: origin });
  const { version } = (await operator.generation()).apps[FLIPPED_APP]!;
  const other = await publishNewWord(env, operator);
  return {
    origins: [origin, second.origin],
    operator,
    flipped: [
      { version, heading: 'Plot Summary' },
      { version: other, heading: 'New Summary' },
    ],
    async stop() {
      await second.stop();
      await site.stop();
    },
  };
}
