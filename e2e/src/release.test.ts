/** A team publishes, an operator rolls back, a release gets lost: on the site that is operated. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, readFile, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { home, movies, people, title } from './site/site-pages.ts';
import { descendants, stillRunning } from './site/process-tree.ts';
import { expect, test } from './site/operated-site.ts';
import { changeFile, sourceWith } from './site/repository-copy.ts';
import { hydrated } from '@sinima/testing/readiness';
import { releases, type SiteProcess } from './site/site-process.ts';
import { pristineStoreDir } from './site/test-folders.ts';
import { SLOW } from './site/test-tags.ts';

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
let copy: string;

test.beforeAll(async ({ operated }) => {
  ({ address, copy, process: site, storeDir: store } = operated);
  await operated.activate(operated.titles[0]);
});

/** What a change of mfe-title must not have touched: the files of others, and the processes but for renderers. */
async function everythingElse(): Promise<unknown> {
  const files = Object.entries(await hashes(store)).filter(([file]) => /^(shell|mfe-(?!title))/.test(file));
  const processes = descendants(site.pid).filter(({ command }) => !/\/renderer\.[\w-]+\.mjs/.test(command));
  return { files: files.sort(), processes: processes.map(({ pid }) => pid) };
}

/** Resolves when a new page has this heading. */
const servesSummary = (page: Page, heading: string): Promise<void> =>
  expect.poll(() => summaryHeading(page), { timeout: patience / 3, intervals: [100] }).toBe(heading);

async function summaryHeading(page: Page): Promise<string | null> {
  await page.goto(address + title.address);
  await expect(page.getByRole('heading', { level: 1, name: title.heading })).toBeVisible();
  return page.getByRole('heading', { name: /Summary/ }).textContent();
}

/** Publish `mfe-title` from the copy, without the checks of its team, which take as long as they take. */
const publishTitle = (why: string) =>
  releases(store, ['publish', 'mfe-title', '--force', '--why', why], copy);

/** What the history is asked for, as people see it. */
const commandsOf = async (app: string): Promise<string> => (await releases(store, ['history', app])).output;

/** Publish a change and roll it back. */
async function publishAndRollBack(page: Page): Promise<void> {
  const file = await sourceWith(copy, 'mfe-title/src', 'New Summary');
  await changeFile(copy, file, 'New Summary', 'Fresh Summary');
  const published = await publishTitle('a new word');
  expect(published).toMatchObject({
    code: 0,
    output: expect.stringMatching(/mfe-title: \S+ → \S+\. New pages have it within a second/),
  });
  await servesSummary(page, 'Fresh Summary');
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'Fresh Summary' })).toBeVisible();

  const rolledBack = await releases(store, ['rollback', 'mfe-title', '--why', 'the old word was better']);
  expect(rolledBack).toMatchObject({
    code: 0,
    output: expect.stringMatching(/New pages have it within a second/),
  });
  await servesSummary(page, 'Plot Summary');
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'Plot Summary' })).toBeVisible();
}

let rejection: Promise<void> | undefined;

/** Once for all tests here, whichever are run. */
const rejected = (page: Page): Promise<void> => (rejection ??= publishAndRollBack(page));

test('a published change shows on new pages within moments, and a rollback takes it back; nothing else moves', async ({
  page,
}) => {
  const before = await everythingElse();
  expect(await summaryHeading(page)).toBe('Plot Summary');
  await rejected(page);
  expect(await everythingElse()).toEqual(before);
});

test(
  'after a rollback, neither the rejected sources nor a cure go live by being published, until they are activated',
  { tag: SLOW },
  async ({ page }) => {
    await rejected(page);
    const again = await publishTitle('deployed again');
    expect(again.code).toBe(0);
    expect(again.output).toMatch(
      /was rejected by .*"the old word was better".*releases -- activate mfe-title/s,
    );
    expect(await summaryHeading(page)).toBe('Plot Summary');

    const file = await sourceWith(copy, 'mfe-title/src', 'Fresh Summary');
    await changeFile(copy, file, 'Fresh Summary', 'Cured Summary');
    const cure = await publishTitle('the cure');
    expect(cure).toMatchObject({
      code: 0,
      output: expect.stringMatching(/mfe-title is held by .*resume mfe-title/s),
    });
    expect(await summaryHeading(page)).toBe('Plot Summary');

    const version = /releases -- activate mfe-title (\S+)/.exec(cure.output)?.[1] ?? '';
    expect(await releases(store, ['activate', 'mfe-title', version])).toMatchObject({ code: 0 });
    await servesSummary(page, 'Cured Summary');
    expect(await commandsOf('mfe-title')).toMatch(/rollback .*the old word was better/);
  },
);

test(
  'a version without Swahili stands in English on a page in Swahili, until it is rolled back',
  { tag: SLOW },
  async ({ page }) => {
    const lines =
      `    sw: {\n      pages: () => import(/* webpackChunkName: "messages-sw" */ ` +
      `'../messages/sw.po?from=pages'),\n    },\n`;
    await changeFile(copy, 'mfe-title/src/remote.ts', lines, '');
    await rm(path.join(copy, 'mfe-title/messages/sw.po'));
    expect(await publishTitle('without Swahili')).toMatchObject({ code: 0 });

    const part = page.locator('[data-fragment="mfe-title/pages/title"]');
    const serves = (check: () => Promise<void>) =>
      expect(async () => {
        await page.goto(`${address}/sw${title.address}`);
        await check();
      }).toPass({ timeout: patience / 3 });
    await serves(() =>
      expect(part.locator('[lang="en"][dir="ltr"] h1')).toHaveText(title.heading, { timeout: 1_000 }),
    );
    await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
    await expect(page.getByRole('banner')).toContainText('Filamu');
    await hydrated(page);
    await expect(part.locator('[lang="en"] h1')).toHaveText(title.heading);

    expect(await releases(store, ['rollback', 'mfe-title', '--why', 'no Swahili'])).toMatchObject({
      code: 0,
    });
    await serves(() => expect(part.locator('[lang="en"][dir="ltr"] h1')).toHaveCount(0, { timeout: 1_000 }));
    await expect(part.getByRole('heading', { level: 1 })).toHaveText(title.heading);
  },
);

test(
  'the host is published and rolled back as a remote is, while visitors are on the site',
  { tag: SLOW },
  async ({ page }) => {
    const file = await sourceWith(copy, 'shell/src', 'Sinima. All rights reserved.');
    await changeFile(copy, file, 'Sinima. All rights reserved.', 'Sinima. All rights kept.');
    const stop = new AbortController();
    const statuses = new Set<number>();
    const visitor = async (): Promise<void> => {
      while (!stop.signal.aborted) statuses.add((await fetch(address + movies.address)).status);
    };
    const visiting = visitor();
    const footer = page.getByRole('contentinfo');
    const serves = (text: string) =>
      expect(async () => {
        await page.goto(address);
        await expect(footer).toContainText(text, { timeout: 1_000 });
      }).toPass({ timeout: patience / 3 });

    const published = await releases(store, ['publish', 'shell', '--force', '--why', 'a word'], copy);
    expect(published).toMatchObject({ code: 0 });
    await serves('All rights kept.');
    expect(await releases(store, ['rollback', 'shell', '--why', 'no'])).toMatchObject({ code: 0 });
    await serves('All rights reserved.');
    stop.abort();
    await visiting;
    expect([...statuses]).toEqual([200]);
  },
);

test.describe('when every version of mfe-people is gone from the store and from the local copy', () => {
  test.beforeAll(async () => {
    for (const dir of [store, site.copyDir]) await rm(path.join(dir, 'mfe-people'), { recursive: true });
    // What a process has imported, it has; the next one finds nothing.
    const hosts = descendants(site.pid).filter(({ command }) =>
      /\/shell\/server\/main\.[^/]+\.mjs/.test(command),
    );
    expect(hosts).toHaveLength(1);
    process.kill(hosts[0]!.pid, 'SIGKILL');
    await expect.poll(() => stillRunning([hosts[0]!.pid])).toEqual([]);
    // A connection that comes between two hosts may be answered by neither.
    const signal = () => AbortSignal.timeout(2_000);
    const status = async () => (await fetch(address, { signal: signal() }).catch(() => undefined))?.status;
    await expect.poll(status, { timeout: patience / 3 }).toBe(200);
  });

  // What is gone is put back: the specs share the store.
  test.afterAll(() =>
    cp(path.join(pristineStoreDir(), 'mfe-people'), path.join(store, 'mfe-people'), { recursive: true }),
  );

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
    expect(output).toMatch(/mfe-people.* live version \S+: .*missing.*; roll back, or publish it again/s);
    expect(existsSync(path.join(store, 'live.json'))).toBe(true);
  });
});
