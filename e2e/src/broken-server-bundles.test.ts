/** Server bundles that cannot be used, on a site of its own: what the server answers all the same. */
import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { home, movies, people, title, type SitePage } from './site-pages.ts';
import { startSite, type SiteProcess } from './site/site-process.ts';
import { expect, test } from './site/site-test.ts';
import { ownStore } from './site/test-folders.ts';

const bundles: { remote: string; page: SitePage; is: string; code: string | undefined }[] = [
  { remote: 'mfe-title', page: title, is: 'gone', code: undefined },
  { remote: 'mfe-catalogue', page: movies, is: 'hanging', code: 'await new Promise(() => undefined);' },
  { remote: 'mfe-people', page: people, is: 'no JavaScript', code: '<!doctype html>' },
];

test.describe.configure({ mode: 'serial', timeout: 60_000 });
test.use({ javaScriptEnabled: false });

let site: SiteProcess;
let address: string;
let store: string;

test.beforeAll(async () => {
  test.setTimeout(60_000);
  store = await ownStore();
  for (const { remote, code } of bundles) {
    const [version] = await readdir(path.join(store, remote));
    const file = path.join(store, remote, version!, 'server/remote.mjs');
    await (code === undefined ? rm(file) : writeFile(file, code));
  }
  site = await startSite({ env: { RELEASES_DIR: store } });
  address = await site.address;
});

test.afterAll(async () => {
  await site.stop();
  await rm(path.dirname(store), { recursive: true });
});

for (const { remote, page: sitePage, is } of bundles) {
  test(`the server bundle of ${remote} is ${is}: its page is taking a break, header and footer live`, async ({
    page,
  }) => {
    await page.goto(address + sitePage.address);
    await expect(page.getByRole('main')).toContainText('This part of the site is taking a break');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Movies' }).first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('Sinima. All rights reserved.');
  });
}

test('the remotes beside them are as ever', async ({ page }) => {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: home.heading })).toBeVisible();
  await expect(page.getByText('This part of the site is taking a break')).toHaveCount(0);
});
