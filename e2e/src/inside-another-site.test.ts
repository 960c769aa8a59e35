/** `npm run dev -- <remote> --on <site>`: the site that all tests share, seen from a clone of the repository. */
import { createHash } from 'node:crypto';
import { readFile, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { hydrated } from '@sinima/testing/readiness';
import { versionsOn } from './site/page-versions.ts';
import { changeFile, sourceWith, copyRepository } from './site/repository-copy.ts';
import { home, title } from './site/site-pages.ts';
import { startSite } from './site/site-process.ts';
import { expect, test } from './site/site-test.ts';
import { pristineStoreDir, temporaryDir } from './site/test-folders.ts';
import { SLOW } from './site/test-tags.ts';

/** Enough for the builds of the development host and of one remote on a busy machine, in milliseconds. */
const PATIENCE = 180_000;

test.describe.configure({ timeout: PATIENCE });

const textAt = async (address: string): Promise<string> => (await fetch(address)).text();

/** Name every byte of a folder. */
async function bytesOf(dir: string): Promise<string> {
  const hash = createHash('sha256');
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    hash.update(file).update(await readFile(file));
  }
  return hash.digest('hex');
}

test(
  'what you work on is seen inside another site, whose own visitors see nothing of it',
  { tag: SLOW },
  async ({ page, baseURL: theirs = '', complaints }) => {
    const copy = await copyRepository();
    const file = await sourceWith(copy, 'mfe-title/src', 'Plot Summary');
    await changeFile(copy, file, 'Plot Summary', 'Plot Summary, worked on');
    const theirTitle = await textAt(theirs + title.address);
    const theirStore = await bytesOf(pristineStoreDir());

    const here = await startSite({
      repository: copy,
      developing: ['mfe-title', '--on', theirs],
      env: {
        // Keys and a store of its own, and none of theirs.
        RELEASE_KEYS_DIR: await temporaryDir('keys'),
        RELEASES_DIR: await temporaryDir('no-releases'),
        LAUNCH_EDITOR: 'true',
      },
    });
    const ours = await here.address;
    expect(here.output()).toContain(`Around mfe-title you see ${theirs}`);

    const served = await textAt(ours + title.address);
    expect(served).toContain('Plot Summary, worked on');
    const { 'mfe-title': ourTitle, ...others } = versionsOn(served);
    const { 'mfe-title': theirVersion, ...theirOthers } = versionsOn(theirTitle);
    expect(others).toEqual(theirOthers);
    expect(ourTitle).not.toEqual(theirVersion);
    await page.goto(ours + title.address);
    await hydrated(page);
    await expect(page.getByRole('heading', { name: 'Plot Summary, worked on' })).toBeVisible();

    await page.goto(`${ours}${home.address}?boundaries`);
    await hydrated(page);
    // Those that show nothing have no outline.
    const fragments = await page
      .locator('[data-fragment]:has(*)')
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-fragment') ?? ''));
    expect(fragments.length).toBeGreaterThan(5);
    for (const key of fragments) {
      const remote = key.slice(0, key.indexOf('/'));
      const label = page.getByRole('button', { name: key });
      // The code of a widget comes with the visitor.
      await page.locator(`[data-fragment="${key}"] > *`).first().scrollIntoViewIfNeeded();
      await expect(label).toBeVisible();
      await expect(label).toContainText(`${others[remote]?.[0]} · @sinima/`);
      await expect(label).toContainText(/\d kB \+ \d+\.\d kB shared · server [\d.]+ ms · browser [\d.]+ ms/);
    }
    await page.getByRole('button', { name: fragments[0] }).click();
    const boundaries = page.getByRole('complementary', { name: 'Boundaries' });
    await expect(boundaries).toContainText(/mfe-[a-z]+\/ is opened in your editor\./);
    await page.keyboard.press('Alt+b');
    await expect(page.getByRole('button', { name: fragments[0] })).toBeHidden();
    expect(complaints).toEqual([]);

    await page.goto(ours + title.address);
    await hydrated(page);
    await changeFile(copy, file, 'Plot Summary, worked on', 'Plot Summary, worked on again');
    await expect(page.getByRole('heading', { name: 'Plot Summary, worked on again' })).toBeVisible({
      timeout: PATIENCE / 3,
    });

    const theirTitleNow = await textAt(theirs + title.address);
    expect(theirTitleNow).not.toContain('worked on');
    expect(versionsOn(theirTitleNow)).toEqual(versionsOn(theirTitle));
    expect(await textAt(`${theirs}${home.address}?boundaries`)).not.toContain('sinima-boundaries');
    expect((await fetch(`${theirs}/__boundaries/overlay.js`)).status).toBe(404);
    expect(await bytesOf(pristineStoreDir())).toBe(theirStore);
    await here.stop();
    await rm(path.dirname(copy), { recursive: true });
  },
);
