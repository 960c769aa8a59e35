/** Where the visitor stands on a page after a step, and what they then see. */
import type { Locator, Page } from '@playwright/test';
import { hydrated, painted } from '@sinima/testing/readiness';
import { holdRequests } from './site/held-requests.ts';
import { expect, test } from './site/site-test.ts';
import { SLOW } from './site/test-tags.ts';

const topOf = (element: Locator): Promise<number> =>
  element.evaluate((node) => node.getBoundingClientRect().top);

/** Expect an element at the top of what is seen, clear of the header. */
async function expectAtTop(page: Page, element: Locator): Promise<void> {
  const header = await page.getByRole('banner').evaluate((node) => node.getBoundingClientRect().bottom);
  await expect.poll(() => topOf(element)).toBeLessThan(200);
  expect(await topOf(element)).toBeGreaterThanOrEqual(header);
}

test('Get Tickets leads to that showing at the first click, and Back from there to the place on the page', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  const chosen = page.getByRole('link', { name: /^Get Tickets/ }).last();
  const place = new URL((await chosen.getAttribute('href'))!, page.url()).hash;
  await chosen.click();
  const showing = page.locator(`article[id="${place.slice(1)}"]`);
  await expect(showing).toBeFocused();
  await expect(showing).toBeInViewport();
  const header = await page.getByRole('banner').evaluate((node) => node.getBoundingClientRect().bottom);
  expect(await topOf(showing)).toBeGreaterThanOrEqual(header);

  // The same address as a document, left from another place on it.
  await page.reload();
  await hydrated(page);
  await page.evaluate(() => scrollTo({ top: 120, behavior: 'instant' }));
  await painted(page);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'About' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { level: 1, name: /About/ })).toBeVisible();
  await page.goBack();
  await expect(showing).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(120);
});

for (const [name, address, place] of [
  ['movies', '/movies', '#results'],
  ['people', '/people', '#result-count'],
  ['reviews', '/reviews', '#result-count'],
  ['titles that were found', '/search?q=the&tab=titles', '#result-count'],
  ['people who were found', '/search?q=am&tab=people', '#result-count'],
] as const) {
  test(`the next page of ${name} is read from its top, by keyboard too`, { tag: SLOW }, async ({ page }) => {
    await page.goto(address);
    await hydrated(page);
    // Over a slow network, the page comes to the visitor before its data.
    const release = await holdRequests(page, /\/api\//);
    await page.getByRole('link', { name: 'Next', exact: true }).click();
    await expect(page).toHaveURL(/page=2/);
    await painted(page);
    release();
    await expect(page.getByText(/^Page 2 of/)).toBeAttached();
    await expect(page.locator(place)).toBeFocused();
    await expectAtTop(page, page.locator(place));
  });
}

test('what is focused backwards stands clear of the header', { tag: SLOW }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/movies');
  await hydrated(page);
  await page.getByRole('main').getByRole('article').nth(20).getByRole('link').first().focus();
  const bottom = await page.getByRole('banner').evaluate((node) => node.getBoundingClientRect().bottom);
  for (let step = 0; step < 14; step += 1) {
    await page.keyboard.press('Shift+Tab');
    // The browser scrolls to what has the focus with its next frame.
    await expect
      .poll(() => page.evaluate(() => document.activeElement!.getBoundingClientRect().top), `step ${step}`)
      .toBeGreaterThanOrEqual(bottom);
  }
});

test('a later tab that is chosen is seen, also in an address', { tag: SLOW }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/title/lionheart?tab=media');
  await hydrated(page);
  const media = page.getByRole('link', { name: 'Media', exact: true });
  const right = (): Promise<number> => media.evaluate((link) => link.getBoundingClientRect().right);
  await expect.poll(right).toBeLessThan(360);
});

test('a chip that is pressed stays under the finger', { tag: SLOW }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const [address, label] of [
    ['/theaters', 'Cairo'],
    ['/streaming', 'Showmax'],
  ] as const) {
    await page.goto(address);
    await hydrated(page);
    const chip = page.getByRole('main').getByRole('link', { name: label, exact: true });
    await chip.scrollIntoViewIfNeeded();
    const before = await chip.evaluate((node) => node.getBoundingClientRect().left);
    await chip.click();
    await expect(chip).toHaveAttribute('aria-current', 'true');
    await painted(page);
    expect(await chip.evaluate((node) => node.getBoundingClientRect().left)).toBeCloseTo(before, 0);
  }
});
