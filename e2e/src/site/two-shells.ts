/** Two shell servers that share a store with two versions of one remote. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';
import { openSigningStore } from '@sinima/releases/open-store';
import type { ReleaseStore } from '@sinima/releases/store';
import { publishOtherTitle, type OperatedSite, type TitleVersion } from './operated-site.ts';
import { copyRepository } from './repository-copy.ts';
import { startShellServer } from './shell-process.ts';
import { startSite } from './site-process.ts';
import { testKeysDir } from './test-folders.ts';

/** A site with two shell servers, on a store with two versions of mfe-title. */
export interface TwoShells {
  readonly origins: readonly string[];
  readonly operator: ReleaseStore;
  readonly flipped: readonly [TitleVersion, TitleVersion];
  stop(): Promise<void>;
}

/** Start a second shell server beside the site that is operated. */
export async function startSecondShell({
  address,
  store,
  storeDir,
  titles,
}: OperatedSite): Promise<TwoShells> {
  const second = await startShellServer('second-shell', { RELEASES_DIR: storeDir, BFF_URL: address });
  return {
    origins: [address, second.origin],
    operator: store,
    flipped: titles,
    stop: async () => void (await second.stop()),
  };
}

/** Start a site with two shell servers on the store that the settings name. */
export async function startTwoShells(env: Record<string, string>): Promise<TwoShells> {
  const operator = await openSigningStore({ ...process.env, ...env, RELEASE_KEYS_DIR: testKeysDir }, rootDir);
  const site = await startSite({ env });
  const origin = await site.address;
  const second = await startShellServer('second-shell', { ...env, BFF_URL: origin });
  const copy = await copyRepository();
  const flipped = await publishOtherTitle(env, operator, copy);
  await rm(path.dirname(copy), { recursive: true });
  return {
    origins: [origin, second.origin],
    operator,
    flipped,
    async stop() {
      await second.stop();
      await site.stop();
    },
  };
}
