/** `npm run dev -- ui-kit`: the kit's workbench, as a designer has it open while working on a primitive. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Locator } from '@playwright/test';
import { axeViolations } from './checks/axe.ts';
import { overflowWidth } from './checks/reflow.ts';
import { changeFile, copyRepository } from './site/repository-copy.ts';
import { startSite, type SiteProcess } from './site/site-process.ts';
import { expect, test } from './site/site-test.ts';

/** Enough for a build on a busy machine, in milliseconds. */
const patience = 120_000;

let copy: string;
let workbench: SiteProcess;
let address: string;

test.describe.configure({ mode: 'default', timeout: patience });

test.beforeAll(async () => {
  copy = await copyRepository();
  workbench = await startSite({ repository: copy, developing: ['ui-kit'] });
  address = await workbench.address;
});

test.afterAll(async () => {
  await workbench.stop();
  await rm(path.dirname(copy), { recursive: true });
});

for (const theme of ['light', 'dark']) {
  test(`in the ${theme} theme axe finds nothing, and nothing is wider than 320 px`, async ({
    page,
    complaints,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${address}/?theme=${theme}`);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await axeViolations(page), `at ${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflowWidth(page)).toBe(0);
    expect(complaints).toEqual([]);
  });
}

test('for those who ask for more contrast, text has that of AAA in both themes', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ reducedMotion: 'reduce', contrast: 'more', colorScheme });
    await page.goto(address);
    // Not the samples of colours that others see.
    const options = { only: ['color-contrast-enhanced'], exclude: '#colours' };
    expect(await axeViolations(page, options), colorScheme).toEqual([]);
  }
});

test('where the colours are the visitor’s, what is current can still be told', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(address);
  const edgeOf = (element: Locator): Promise<string> =>
    element.evaluate((one) => {
      const { borderBottomColor, borderBottomWidth } = getComputedStyle(one);
      return `${borderBottomColor} ${borderBottomWidth}`;
    });
  const tabs = page.locator('#tabs').getByRole('navigation').first().getByRole('link');
  expect(await edgeOf(tabs.nth(0))).not.toBe(await edgeOf(tabs.nth(1)));
  const chips = page.locator('#chip').getByRole('button');
  expect(await edgeOf(chips.nth(0))).not.toBe(await edgeOf(chips.nth(1)));
});

test('both themes stand side by side', async ({ page }) => {
  await page.goto(`${address}/?theme=both`);
  for (const theme of ['light', 'dark']) {
    const side = page.frameLocator(`iframe[title="In the ${theme} theme"]`);
    await expect(side.getByRole('heading', { level: 2, name: 'Button' })).toBeVisible();
    await expect(side.locator('html')).toHaveCSS('color-scheme', theme);
  }
});

test('the dialog and what places tooltips are loaded when they are asked for', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(path.basename(request.url()));
  });
  await page.goto(address);
  expect(scripts).toHaveLength(1);

  await page.getByRole('button', { name: 'Watchlist' }).hover();
  await expect(page.getByRole('tooltip')).toHaveText('Kept in this browser');
  const [control, tooltip] = await Promise.all([
    page.getByRole('button', { name: 'Watchlist' }).boundingBox(),
    page.getByRole('tooltip').boundingBox(),
  ]);
  expect(tooltip!.y + tooltip!.height).toBeLessThanOrEqual(control!.y);
  expect(control!.y - tooltip!.y - tooltip!.height).toBeLessThan(12);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  expect(scripts).toHaveLength(2);

  await page.getByRole('button', { name: 'Open the dialog' }).click();
  await expect(page.getByRole('dialog', { name: 'Trailer' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(scripts).toHaveLength(3);
});

test('an open page shows a change by itself, and a mistake leaves the workbench up', async ({ page }) => {
  await page.goto(address);
  const rating = page.locator('#rating-threads');
  await expect(rating.getByText('Not rated yet', { exact: true })).toBeVisible();
  const file = 'ui-kit/src/rating/rating-threads.tsx';
  await changeFile(copy, file, 'Not rated yet', 'Nobody has rated it');
  await expect(rating.getByText('Nobody has rated it', { exact: true })).toBeVisible({
    timeout: patience / 3,
  });

  await changeFile(copy, file, 'rated it</span>', 'rated it</span');
  await expect
    .poll(() => workbench.output(), { timeout: patience / 3 })
    .toContain('The workbench stays as it was.');
  await page.reload();
  await expect(rating.getByText('Nobody has rated it', { exact: true })).toBeVisible();
});
