/** Two versions of one remote in one page: `docs/decisions/0024-content-addresses.md`. */
import path from 'node:path';
import type { Composition } from '@sinima/contracts/composition';
import { releaseFileUrl } from '@sinima/contracts/content-address';
import { expect, test } from '@playwright/test';
import { compositionOf, serveTwoVersions, type FixtureSite } from './site/fixture-remote.ts';

declare global {
  // Of the fixture's client and remote.
  var loadPage: (composition: Composition, page: string) => Promise<() => unknown>;
  var host: Readonly<Record<'useState' | 'Link', unknown>>;
  var kept: (typeof host)[];
  var isTampered: boolean | undefined;
}

let site: FixtureSite;

test.beforeAll(async () => {
  site = await serveTwoVersions();
});

test.afterAll(() => site.close());

test("two versions that share a chunk file each have their own modules and the host's React, and the file is fetched once", async ({
  page,
}) => {
  const [first, second] = site.versions;
  const shared = first.pages.kept?.scripts.at(-1) ?? '';
  expect(second.pages.kept?.scripts.at(-1)).toBe(shared);
  expect(second.pages.changed?.scripts.at(-1)).not.toBe(first.pages.changed?.scripts.at(-1));

  await page.goto(site.url);
  const compositions = [compositionOf(first), compositionOf(second)] as const;
  const seen = await page.evaluate(async ([one, two]) => {
    const kept = [await loadPage(one, 'kept'), await loadPage(two, 'kept')] as const;
    const calls = [kept[0](), kept[0](), kept[1]()];
    const changed = [await loadPage(one, 'changed'), await loadPage(two, 'changed')] as const;
    const isShared = globalThis.kept.map((own) => own.useState === host.useState && own.Link === host.Link);
    return { calls, texts: changed.map((show) => show()), isShared };
  }, compositions);
  expect(seen).toEqual({
    calls: [1, 2, 1],
    texts: ['first version', 'second version'],
    isShared: [true, true],
  });
  const address = releaseFileUrl('mfe-fixture', shared);
  expect(site.requests.filter((request) => request === address)).toHaveLength(1);
});

test('a chunk with other bytes than its address names does not run', async ({ page }) => {
  const [first] = site.versions;
  site.tamper(first.pages.changed?.scripts.at(-1) ?? '', 'globalThis.isTampered = true;');
  await page.goto(site.url);
  const outcome = await page.evaluate(async (composition) => {
    const failure = await loadPage(composition, 'changed').catch((error: unknown) => String(error));
    return { failure, isTampered: globalThis.isTampered };
  }, compositionOf(first));
  expect(outcome.failure).toMatch(/The script .*\/changed\..* did not load/);
  expect(outcome.isTampered).toBeUndefined();
});

test('a stylesheet with other bytes than its address names is not applied', async ({ page }) => {
  const [first] = site.versions;
  const published = site.tamper(first.styles[0] ?? '', 'body { rotate: 7deg; }');
  await page.goto(site.url);
  const outcome = await page.evaluate(async (composition) => {
    const failure = await loadPage(composition, 'kept').catch((error: unknown) => String(error));
    return { failure, rotate: getComputedStyle(document.body).rotate };
  }, compositionOf(first));
  expect(outcome).toEqual({ failure: expect.stringMatching(/styles\..*\.css did not load/), rotate: 'none' });
  published.restore();
});

test('an entry with other bytes than its address names does not run, and the runtime loads it once it is right', async ({
  page,
}) => {
  const [first] = site.versions;
  const published = site.tamper(first.entry, 'globalThis.isTampered = true;');
  await page.goto(site.url);
  const composition = compositionOf(first);
  const failure = await page.evaluate(
    (given) => loadPage(given, 'kept').catch((error: unknown) => String(error)),
    composition,
  );
  expect(failure).toContain(`mfe-fixture ${first.version} did not load`);
  expect(await page.evaluate(() => globalThis.isTampered)).toBeUndefined();

  published.restore();
  expect(await page.evaluate(async (given) => (await loadPage(given, 'kept'))(), composition)).toBe(1);
});

test("the page has Module Federation's runtime once, with an instance for the host and one for each version", async ({
  page,
}) => {
  await page.goto(site.url);
  const compositions = site.versions.map(compositionOf);
  const seen = await page.evaluate(async (given) => {
    for (const composition of given) await loadPage(composition, 'kept');
    const { __INSTANCES__: instances } = __FEDERATION__;
    const constructors = new Set(instances.map(({ constructor }) => constructor));
    return { names: instances.map(({ name }) => name), runtimes: constructors.size };
  }, compositions);
  expect(seen).toEqual({ names: ['shell', ...site.versions.map(({ global }) => global)], runtimes: 1 });
});

test('two changed lines of a page renew the page, the entry and the manifest alone, and a manifest names no time and no path', async () => {
  const [first, second] = site.versions;
  const renewed = Object.keys(second.files).filter((file) => !Object.hasOwn(first.files, file));
  expect(renewed.map((file) => file.replace(/\.[^/]*/, '')).sort()).toEqual([
    'browser/changed',
    'browser/mf-manifest',
    'browser/remote-entry',
    'server/remote',
  ]);
  const manifest = await site.read(second.manifest ?? '');
  expect(manifest).toContain(path.basename(second.entry));
  expect(manifest).not.toMatch(/\d{4}-\d\d-\d\d|\d{13}|"\/|[A-Z]:\\/);
});
