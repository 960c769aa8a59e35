/** Each chunk that is loaded late is taken away once: it costs its own comfort, and nothing else. */
import { remoteNames } from '@sinima/build/workspace';
import type { Browser, Page } from '@playwright/test';
import { goWithinDocument } from '@sinima/testing/page-states';
import { hydrated } from '@sinima/testing/readiness';
import { lazyChunks, type LazyChunk } from './chunks/lazy-chunks.ts';
import { frameHydrated, usePage } from './chunks/use-page.ts';
import { scrollThrough } from './site/scroll-through.ts';
import { sitePages } from './site/site-pages.ts';
import { expect, test } from './site/site-test.ts';
import { SLOW } from './site/test-tags.ts';

const PAUSE = 'This part of the site is taking a break';

/** How long one step of a visit may take, in milliseconds. */
const STEP_MS = 10_000;

/** How long one look at a page may take that may have begun anew since it was scrolled through, in milliseconds. */
const LOOK_MS = 2_000;

/** A page without the chunk, and what is noticed of it. */
interface PageWithout {
  readonly page: Page;
  /** Whether the chunk was asked for. */
  readonly isAsked: () => boolean;
  readonly errors: readonly string[];
}

async function openWithout(browser: Browser, chunk: LazyChunk): Promise<PageWithout> {
  // The offer of a language is for browsers of another one.
  const locale = chunk.name === 'offer-language' ? 'fr-CI' : 'en-US';
  const page = await (await browser.newContext({ locale })).newPage();
  page.setDefaultTimeout(STEP_MS);
  let asked = 0;
  await page.route(`**${chunk.path}`, (route) => {
    asked += 1;
    return route.fulfill({ status: 404, body: 'Not Found' });
  });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript((words) => {
    // One of the sample whose vitals are measured.
    Math.random = () => 0;
    new MutationObserver(() => {
      if (document.body?.textContent?.includes(words)) sessionStorage.setItem('paused', 'yes');
    }).observe(document, { childList: true, subtree: true });
  }, PAUSE);
  return { page, isAsked: () => asked > 0, errors };
}

const headingAt = (address: string): string | RegExp => {
  const [path] = address.split('?tab=', 1);
  return sitePages.find((each) => each.address === path)!.heading;
};

/** Expect the page to stand, and all of it to work that is not made of the chunk. */
async function expectTheRest(
  { page, errors }: PageWithout,
  chunk: LazyChunk,
  address: string,
): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: headingAt(address) })).toBeVisible();
  await expect(page.locator('[data-fragment]')).not.toHaveCount(0);
  const working = await page
    .locator('[data-fragment]:not([data-static])')
    .evaluateAll((elements) => elements.map((element) => (element as HTMLElement).dataset['fragment']!));
  for (const fragment of working.filter((each) => !chunk.fragments.includes(each))) {
    // A widget stands in its page's element.
    const others = chunk.fragments.map((gone) => `:not([data-fragment="${gone}"] *)`).join('');
    const controls = `[data-fragment="${fragment}"] :is(a, button, input, select, summary)${others}`;
    if ((await page.locator(controls).count()) > 0) await hydrated(page, controls);
  }
  expect(await page.evaluate(() => sessionStorage.getItem('paused'))).toBeNull();
  expect(errors).toEqual([]);
}

/** Visit a page that may want the chunk: as a document, then by a step within another. */
async function visit(without: PageWithout, chunk: LazyChunk, address: string): Promise<void> {
  const { page } = without;
  await usePage(page, address);
  await expectTheRest(without, chunk, address);
  await page.goto(address === '/terms' ? '/privacy' : '/terms');
  await frameHydrated(page);
  await goWithinDocument(page, address);
  // What cannot be drawn comes as a document, which may begin in the middle of a scroll, or after it: then it is scrolled again.
  page.setDefaultTimeout(LOOK_MS);
  await expect(async () => {
    await scrollThrough(page);
    await expectTheRest(without, chunk, address);
  }).toPass({ timeout: 4 * STEP_MS });
  page.setDefaultTimeout(STEP_MS);
}

async function tryWithout(browser: Browser, chunk: LazyChunk): Promise<void> {
  const without = await openWithout(browser, chunk);
  for (const address of chunk.addresses) {
    await visit(without, chunk, address);
    if (without.isAsked()) break;
  }
  await expect
    .poll(without.isAsked, { message: 'No visit asked for it: use-page.ts does not use what loads it.' })
    .toBe(true);
  await without.page.context().close();
}

/** The chunk of an app that the fewest pages may want: to find who asks for it takes the shortest. */
const crossSection = (chunks: readonly LazyChunk[]): LazyChunk[] =>
  chunks.toSorted((one, other) => one.addresses.length - other.addresses.length).slice(0, 1);

test.describe.configure({ mode: 'parallel' });

/** Seconds that the chunks of one app may take. */
const patiently = { some: 120, all: 600 };

for (const app of ['shell', ...remoteNames()]) {
  // A change in a remote calls for its own.
  const tag = app === 'shell' ? [] : [`@${app}`];

  async function expectEachToCostItself(browser: Browser, chunks: readonly LazyChunk[]): Promise<void> {
    expect(chunks).not.toEqual([]);
    for (const chunk of chunks) await test.step(chunk.name, () => tryWithout(browser, chunk));
  }

  test(`a lazy chunk of ${app} that is gone costs itself alone`, { tag }, async ({ browser }) => {
    test.setTimeout(patiently.some * 1_000);
    await expectEachToCostItself(browser, crossSection(await lazyChunks(app)));
  });

  test(
    `each chunk of ${app} that is gone costs itself alone`,
    { tag: [...tag, SLOW] },
    async ({ browser }) => {
      test.setTimeout(patiently.all * 1_000);
      await expectEachToCostItself(browser, await lazyChunks(app));
    },
  );
}

test('without its suggestions the search box searches', async ({ browser }) => {
  const chunk = (await lazyChunks('shell')).find(({ name }) => name.includes('type-ahead'))!;
  const { page, isAsked } = await openWithout(browser, chunk);
  await usePage(page, '/about');
  expect(isAsked()).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=king\+of\+b$/);
  await expect(page.getByRole('heading', { level: 1, name: /results for .king of b./ })).toBeVisible();
});

for (const [whose, pattern] of [
  ['the shell', '**/shell/**/messages-fr.*'],
  ['a remote', '**/mfe-community/**/messages-fr.*'],
] as const) {
  test(`without the translation of ${whose} a page in French works`, async ({ page }) => {
    let asked = 0;
    await page.route(pattern, (route) => {
      asked += 1;
      return route.abort();
    });
    await page.goto('/fr/data-use');
    await frameHydrated(page);
    expect(asked).toBeGreaterThan(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /Contact/ })
      .click();
    await expect(page).toHaveURL(/\/fr\/contact$/);
  });
}
