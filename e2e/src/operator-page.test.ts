/** The operator's page in a browser: with a thumb, without JavaScript, and as assistive technology has it. */
import { expect, test } from '@playwright/test';
import { axeViolations } from '@sinima/testing/axe';
import { signInAsOperator, startOperatorPage } from './site/operator-service.ts';
import { SLOW } from './site/test-tags.ts';

let service: Awaited<ReturnType<typeof startOperatorPage>>;

test.beforeAll(async () => {
  service = await startOperatorPage();
});
test.afterAll(() => service.stop());

for (const width of [360, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const tag = width === 360 && colorScheme === 'light' ? [] : [SLOW];
    test(
      `the operator's page breaks no rule of axe at ${width} px, ${colorScheme}`,
      { tag },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        await page.goto(`${service.address}/operator`);
        expect(await axeViolations(page)).toEqual([]);
        await signInAsOperator(page, service.address);
        expect(await axeViolations(page)).toEqual([]);
        for (const summary of await page.locator('summary').all()) await summary.click();
        expect(await axeViolations(page)).toEqual([]);
        await page.getByRole('link', { name: 'Stop it mfe-people' }).click();
        expect(await axeViolations(page)).toEqual([]);
      },
    );
  }
}

test('at 360 px nothing of the operator’s page is wider than the screen, and each control has 44 px for a thumb', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await signInAsOperator(page, service.address);
  for (const summary of await page.locator('summary').all()) await summary.click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  const small = await page
    .locator('a, button, summary, select, input:not([type=hidden], [type=checkbox]), label.check')
    .evaluateAll((controls) =>
      controls
        .filter((control) => control.getBoundingClientRect().height < 44)
        .map((control) => control.outerHTML),
    );
  expect(small).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the operator’s page reads and leads to a confirmation without JavaScript', async ({ page }) => {
    await signInAsOperator(page, service.address);
    const title = page.getByRole('article').filter({ hasText: 'mfe-title' });
    await expect(title).toContainText('was rejected by guard');
    await title.getByRole('link', { name: 'Roll back' }).click();
    await expect(
      page.getByText(/^mfe-title goes back from 1\.11\.3-\w+ to its last good version/),
    ).toBeVisible();
    await expect(page.getByLabel('Why')).toBeFocused();
  });
});

test('the operator’s page is brought up to date by itself, but not while somebody is at a control', async ({
  page,
}) => {
  await page.clock.install();
  await signInAsOperator(page, service.address);
  const mark = () =>
    page
      .locator('.card')
      .first()
      .evaluate((card) => card.setAttribute('data-old', ''));
  await mark();
  await page.getByLabel('Share', { exact: true }).focus();
  await page.clock.runFor(11_000);
  await expect(page.locator('[data-old]')).toHaveCount(1);
  await page.getByLabel('Share', { exact: true }).blur();
  await page.clock.runFor(6_000);
  await expect(page.locator('[data-old]')).toHaveCount(0);
});

test('the operator’s page is not brought up to date under a thumb', async ({ page }) => {
  await page.clock.install();
  await signInAsOperator(page, service.address);
  const card = page.locator('.card').first();
  await card.evaluate((element) => element.setAttribute('data-old', ''));
  await card.hover();
  await page.mouse.down();
  await page.clock.runFor(11_000);
  await expect(page.locator('[data-old]')).toHaveCount(1);
  await page.mouse.up();
  await page.clock.runFor(6_000);
  await expect(page.locator('[data-old]')).toHaveCount(0);
});
