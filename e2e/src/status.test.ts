/** What visitors read of the site's state. */
import { axeViolations } from '@sinima/testing/axe';
import { expect, test } from './site/site-test.ts';

test('the status page tells the versions that are live, passes axe and fits a phone', async ({
  page,
  request,
}) => {
  // Axe takes its time on a busy machine.
  test.setTimeout(90_000);
  const { versions } = (await (await request.get('/composition.json')).json()) as {
    versions: Record<string, string>;
  };
  await page.goto('/contact');
  await page.getByRole('link', { name: 'Status' }).click();
  await expect(page).toHaveURL(/\/status$/);
  for (const version of Object.values(versions)) await expect(page.getByText(version)).toBeVisible();
  await expect(page.getByText(/It answers; version \d/)).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [360, 1280]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      const violations = await axeViolations(page, { also: ['target-size'] });
      expect.soft(violations, `axe, ${colorScheme} at ${width} px`).toEqual([]);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(beyond, `pixels beyond the edge of ${width}`).toBeLessThanOrEqual(0);
    }
  }
});
