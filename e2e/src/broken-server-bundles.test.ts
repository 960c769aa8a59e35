/** Server bundles that cannot be used, on a site of its own: what the server answers all the same. */
import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';
import type { BuiltRelease } from '@sinima/contracts/release';
import { openSigningStore } from '@sinima/releases/open-store';
import type { ReleaseStore } from '@sinima/releases/store';
import { home, movies, people, type SitePage, title } from './site/site-pages.ts';
import { startSite, type SiteProcess } from './site/site-process.ts';
import { readServedPage, shown, textOf } from './site/served-page.ts';
import { expect, test } from './site/site-test.ts';
import { ownStore, testKeysDir } from './site/test-folders.ts';
import { SLOW } from './site/test-tags.ts';

const PAUSE = 'This part of the site is taking a break';

const bundles: { remote: string; page: SitePage; is: string; code: string }[] = [
  { remote: 'mfe-title', page: title, is: 'throwing', code: 'throw new Error("broken");' },
  { remote: 'mfe-catalogue', page: movies, is: 'hanging', code: 'await new Promise(() => undefined);' },
  { remote: 'mfe-people', page: people, is: 'no JavaScript', code: '<!doctype html>' },
];

test.describe.configure({ mode: 'serial', timeout: 60_000 });

let site: SiteProcess;
let address: string;
let store: string;

/** Put a signed version live whose server bundle is this code, in place of the live one. */
async function replaceServerBundle(operator: ReleaseStore, app: string, code: string): Promise<void> {
  const former = (await operator.generation()).apps[app]!.version;
  const { files, server, ...release } = await operator.release(app, former);
  const { [server]: _former, ...others } = files;
  const broken = `server/remote.${createHash('sha256').update(code).digest('base64url')}.mjs`;
  const dir = path.join(store, app);
  await writeFile(path.join(dir, broken), code);
  const version = '1.0.0-000000000000';
  await operator.publish(
    {
      ...release,
      version,
      server: broken,
      files: { ...others, [broken]: { bytes: code.length } },
    } as BuiltRelease,
    dir,
    { why: 'broken' },
  );
  // Rejects the live version, so that nothing stands in for the broken one; the site's start leaves it so.
  await operator.rollback(app, { to: version, why: 'broken' });
}

test.beforeAll(async () => {
  test.setTimeout(60_000);
  store = await ownStore();
  const operator = await openSigningStore({ RELEASES_DIR: store, RELEASE_KEYS_DIR: testKeysDir }, rootDir);
  for (const { remote, code } of bundles) {
    await replaceServerBundle(operator, remote, code);
  }
  site = await startSite({ env: { RELEASES_DIR: store } });
  address = await site.address;
});

test.afterAll(async () => {
  await site.stop();
  await rm(path.dirname(store), { recursive: true });
});

for (const { remote, page: sitePage, is } of bundles) {
  test(
    `when the server bundle of ${remote} is ${is}, its page is taking a break between header and footer`,
    { tag: SLOW },
    async () => {
      const { main, header, footer } = await readServedPage(new URL(sitePage.address, address));
      expect(textOf(main)).toContain(PAUSE);
      expect(shown(header, 'a', 'Movies').length).toBeGreaterThan(0);
      expect(textOf(footer)).toContain('Sinima. All rights reserved.');
    },
  );
}

test(
  'beside broken server bundles, the widgets and pages of mfe-community are served',
  { tag: SLOW },
  async () => {
    const { main } = await readServedPage(new URL(home.address, address));
    expect(shown(main, 'h1', home.heading)).toHaveLength(1);
    expect(shown(main, 'h2', 'Recent Reviews')).toHaveLength(1);
    const reviews = await readServedPage(new URL('/reviews', address));
    expect(shown(reviews.main, 'h1', 'Reviews')).toHaveLength(1);
    expect(textOf(reviews.main)).not.toContain(PAUSE);
  },
);
