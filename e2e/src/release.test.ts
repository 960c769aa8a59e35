/** A team publishes, an operator rolls back, a release gets lost: on a site of its own. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { home, movies, people, title } from './site/site-pages.ts';
import { descendants } from './site/process-tree.ts';
import { changeFile, componentWith, copyRepository } from './site/repository-copy.ts';
import { hydrated } from './site/readiness.ts';
import { releases, startSite, type SiteProcess } from './site/site-process.ts';
import { expect, test } from './site/site-test.ts';
import { ownStore } from './site/test-folders.ts';

const pause = 'This part of the site is taking a break';

/** The hash of every file below a folder, by path. */
async function hashes(dir: string): Promise<Record<string, string>> {
  const files = await readdir(dir, { recursive: true, withFileTypes: true });
  const entries = files
    .filter((file) => file.isFile())
    .map(async (file) => {
      const full = path.join(file.parentPath, file.name);
      const bytes = await readFile(full);
      return [path.relative(dir, full), createHash('sha256').update(bytes).digest('hex')] as const;
    });
  return Object.fromEntries(await Promise.all(entries));
}

/** Enough for a build on a busy machine, in milliseconds. */
const patience = 120_000;

test.describe.configure({ mode: 'serial', timeout: patience });

let site: SiteProcess;
let address: string;
let store: string;

test.beforeAll(async () => {
  test.setTimeout(patience);
  store = await ownStore();
  site = await startSite({ env: { RELEASES_DIR: store } });
  address = await site.address;
});

test.afterAll(async () => {
  await site.stop();
  await rm(path.dirname(store), { recursive: true });
});

/** What the operator must not have touched: the others' files, and the processes. */
async function everythingElse(): Promise<unknown> {
  const files = Object.entries(await hashes(store)).filter(([file]) => /^mfe-(?!title)/.test(file));
  return { files: files.sort(), processes: descendants(site.pid).map(({ pid }) => pid) };
}

async function summaryHeading(page: Page): Promise<string | null> {
  await page.goto(address + title.address);
  await expect(page.getByRole('heading', { level: 1, name: title.heading })).toBeVisible();
  return page.getByRole('heading', { name: /Summary/ }).textContent();
}

test('a published change shows on the next load, and a rollback takes it back; nothing else moves', async ({
  page,
}) => {
  const copy = await copyRepository();
  const before = await everythingElse();
  expect(await summaryHeading(page)).toBe('Plot Summary');

  const file = await componentWith(copy, 'mfe-title/src', 'Plot Summary');
  await changeFile(copy, file, 'Plot Summary', 'New Summary');
  const published = await releases(store, ['publish', 'mfe-title', '--why', 'a new word'], copy);
  expect(published).toMatchObject({ code: 0, output: expect.stringMatching(/is published and live/) });
  expect(await summaryHeading(page)).toBe('New Summary');
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'New Summary' })).toBeVisible();

  const rolledBack = await releases(store, ['rollback', 'mfe-title']);
  expect(rolledBack).toMatchObject({ code: 0, output: expect.stringMatching(/The next page load has it/) });
  expect(await summaryHeading(page)).toBe('Plot Summary');
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'Plot Summary' })).toBeVisible();

  expect(await everythingElse()).toEqual(before);
  await rm(path.dirname(copy), { recursive: true });
});

test.describe('when the only version of mfe-people is gone', () => {
  test.beforeAll(async () => {
    const [version] = await readdir(path.join(store, 'mfe-people'));
    await rm(path.join(store, 'mfe-people', version!), { recursive: true });
  });

  test('the other pages work', async ({ page }) => {
    for (const { address: at, heading } of [home, movies, title]) {
      const response = await page.goto(address + at);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      // Home has one widget of mfe-people.
      await expect(page.getByText(pause)).toHaveCount(at === home.address ? 1 : 0);
    }
  });

  for (const javaScriptEnabled of [false, true]) {
    test(`people is taking a break, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, async ({ browser }) => {
      const page = await browser.newPage({ javaScriptEnabled });
      await page.goto(address + people.address);
      await expect(page.getByRole('main').getByText(pause)).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Movies' }).first()).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      if (javaScriptEnabled) await hydrated(page);
      await expect(page.getByRole('main').getByText(pause)).toBeVisible();
      await page.close();
    });
  }

  test('and the list says what is wrong', async () => {
    const { output } = await releases(store, ['list']);
    const part = output.split('\n\n').find((text) => text.startsWith('mfe-people')) ?? '';
    expect(part).toMatch(/live .* not in the store/);
    expect(part).toMatch(/! live version .* is missing from the store; publish it again/);
    expect(existsSync(path.join(store, 'live.json'))).toBe(true);
  });
});
