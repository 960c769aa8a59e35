/** A remote that Module Federation's plugin built without our build is published, shown and rolled back: `docs/decisions/0041-federation.md`. */
import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { rootDir } from '@sinima/build/workspace';
import { wrapBuild } from '@sinima/build/wrap-build';
import { runProcess } from '@sinima/processes/run-process';
import type { ReleaseStore } from '@sinima/releases/store';
import { hydrated } from '@sinima/testing/readiness';
import { expect, test } from './site/operated-site.ts';
import { STOCK_REMOTE as app, temporaryDir } from './site/test-folders.ts';

const config = { name: app, pages: { drums: { paths: ['/drums'], query: [] } }, widgets: {} } as const;

/** Enough for builds on a busy machine, in milliseconds. */
const PATIENCE_MS = 120_000;

test.describe.configure({ mode: 'serial', timeout: PATIENCE_MS });

let site: string;
let store: ReleaseStore;

/** Build a version with the stock plugin; return the folder. */
async function buildStock(version: string, heading: string): Promise<string> {
  const dir = await temporaryDir('stock-remote');
  const args = ['src/stock/build-stock-remote.mjs', dir, version, heading];
  const { code, output } = await runProcess({
    command: process.execPath,
    args,
    cwd: path.join(rootDir, 'e2e'),
    env: process.env,
  });
  expect(code, output).toBe(0);
  return dir;
}

/** Publish what the stock plugin built, and return its version in the store. */
async function publish(packageVersion: string, heading: string): Promise<string> {
  const dir = await buildStock(packageVersion, heading);
  const built = await wrapBuild({
    config,
    packageVersion,
    browserDir: path.join(dir, 'browser'),
    serverModule: path.join(dir, 'server/remote.mjs'),
    outDir: await temporaryDir('stock-release'),
  });
  const bytes = await readFile(path.join(dir, 'browser/remoteEntry.js'));
  expect(await readFile(path.join(built.dir, built.release.entry))).toEqual(bytes);
  await store.publish(built.release, built.dir, { why: 'drums' });
  await store.activate([{ app, version: built.release.version }], { why: 'drums' });
  return built.release.version;
}

/** Resolves when the server renders this heading, and the page that a browser makes of it is alive. */
async function isShown(page: Page, heading: string): Promise<void> {
  const address = `${site}/drums`;
  const rendered = async (): Promise<boolean> => {
    const html = await (await fetch(address)).text();
    return html.includes(`<h1>${heading}</h1>`);
  };
  await expect.poll(rendered, { timeout: PATIENCE_MS / 3 }).toBe(true);
  await page.goto(address);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await page.getByRole('button', { name: 'Beats: 0' }).click();
  await expect(page.getByRole('button', { name: 'Beats: 1' })).toBeVisible();
  await expect(page.locator('.stock-drums')).toHaveCSS('border-inline-start-width', '7px');
}

test.beforeAll(({ operated }) => {
  ({ address: site, store } = operated);
});

test('it is rendered by the server, comes alive in the browser, is replaced by its next version and rolled back', async ({
  page,
  complaints,
}) => {
  const first = await publish('1.0.0', 'Talking drums');
  await isShown(page, 'Talking drums');
  await publish('1.1.0', 'Drums of Burundi');
  await isShown(page, 'Drums of Burundi');
  const { runtimes, names } = await page.evaluate(() => {
    const { __INSTANCES__: instances } = __FEDERATION__;
    return {
      runtimes: new Set(instances.map(({ constructor }) => constructor)).size,
      names: instances.map(({ name }) => name),
    };
  });
  expect(names).toEqual(expect.arrayContaining(['shell', 'mfe_stock_1_1_0']));
  expect(runtimes).toBe(1);

  await store.rollback(app, { to: first, why: 'the first was better' });
  await isShown(page, 'Talking drums');
  expect(complaints).toEqual([]);
});

test('a build whose versions would mix, or that has scripts without known bytes, is no release', async () => {
  const dir = await buildStock('2.0.0', 'Drums');
  const build = {
    config,
    browserDir: path.join(dir, 'browser'),
    serverModule: path.join(dir, 'server/remote.mjs'),
    outDir: await temporaryDir('stock-release'),
  };
  await expect(wrapBuild({ ...build, packageVersion: '2.0.1' })).rejects.toThrow(
    /without its version 2\.0\.1/,
  );
  await cp(path.join(dir, 'browser/remoteEntry.js'), path.join(dir, 'browser/further.js'));
  await expect(wrapBuild({ ...build, packageVersion: '2.0.0' })).rejects.toThrow(
    /one script and one stylesheet/,
  );
});
