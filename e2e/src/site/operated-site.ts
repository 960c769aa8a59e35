/** The site that the specs about releases change: one for all of them, as they run one after the other. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';
import { VISITOR_VERSIONS_PATH, type VisitorVersions } from '@sinima/contracts/composition';
import { openSigningStore } from '@sinima/releases/open-store';
import type { ReleaseStore } from '@sinima/releases/store';
import { changeFile, sourceWith, copyRepository } from './repository-copy.ts';
import { releases, startSite, type SiteProcess } from './site-process.ts';
import { expect, test as base } from './site-test.ts';
import { ownStore, testKeysDir } from './test-folders.ts';

/** Enough for a build on a busy machine, in milliseconds. */
const PREPARATION_MS = 300_000;

/** A version of mfe-title, and its heading over the plot. */
export interface TitleVersion {
  readonly version: string;
  readonly heading: string;
}

/** A site on a store of its own. A spec says in its `beforeAll` what is to be live, and leaves every app with a version that works. */
export interface OperatedSite {
  readonly address: string;
  readonly process: SiteProcess;
  readonly storeDir: string;
  readonly store: ReleaseStore;
  /** A copy of the repository; its mfe-title is that of the second version. */
  readonly copy: string;
  /** The version that is live at first, and one that is not. */
  readonly titles: readonly [TitleVersion, TitleVersion];
  /** Make one of the two versions live, whatever was decided about it, and wait until the site serves it. */
  activate(title: TitleVersion): Promise<void>;
  /** The generation that new visitors get now. */
  visitorVersions(): Promise<VisitorVersions>;
  /** Resolves once the site serves what the pointer says. */
  served(): Promise<void>;
}

/** Publish mfe-title with another heading, and leave the live version live. @returns its version */
export async function publishOtherTitle(
  settings: Record<string, string>,
  store: ReleaseStore,
  copy: string,
): Promise<readonly [TitleVersion, TitleVersion]> {
  const [former, heading] = ['Plot Summary', 'New Summary'];
  const { version: live } = (await store.generation()).apps['mfe-title']!;
  await changeFile(copy, await sourceWith(copy, 'mfe-title/src', former), former, heading);
  const args = ['publish', 'mfe-title', '--no-activate', '--force', '--why', 'a new word'];
  const { output, code } = await releases(settings, args, copy);
  const version = (await store.versions('mfe-title')).find((each) => each !== live);
  if (code !== 0 || version === undefined) throw new Error(output);
  return [
    { version: live, heading: former },
    { version, heading },
  ];
}

/** Playwright's `test`, with the site that is operated. */
export const test = base.extend<object, { operated: OperatedSite }>({
  operated: [
    async ({}, use) => {
      const storeDir = await ownStore();
      const store = await openSigningStore(
        { RELEASES_DIR: storeDir, RELEASE_KEYS_DIR: testKeysDir },
        rootDir,
      );
      const copy = await copyRepository();
      const site = await startSite({ env: { RELEASES_DIR: storeDir } });
      const titles = await publishOtherTitle({ RELEASES_DIR: storeDir }, store, copy);
      const address = await site.address;
      const visitorVersions = async (): Promise<VisitorVersions> =>
        (await (await fetch(address + VISITOR_VERSIONS_PATH)).json()) as VisitorVersions;
      const served = async (): Promise<void> => {
        const { number } = await store.generation();
        await expect.poll(async () => (await visitorVersions()).generation).toBe(number);
      };
      const activate = async ({ version }: TitleVersion): Promise<void> => {
        await store.activate([{ app: 'mfe-title', version }], { why: 'a test' });
        await store.resume('mfe-title', { why: 'a test' });
        await served();
      };
      const operated = { address, process: site, storeDir, store, copy, titles };
      await use({ ...operated, activate, visitorVersions, served });
      await site.stop();
      for (const dir of [storeDir, copy]) await rm(path.dirname(dir), { recursive: true });
    },
    { scope: 'worker', timeout: PREPARATION_MS },
  ],
});

export { expect };
