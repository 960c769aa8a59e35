/** What others read of a shared page, and the ways to share it. The browser of these tests has no share sheet of its own. */
import { axeViolations } from '@sinima/testing/axe';
import { hydrated } from '@sinima/testing/readiness';
import { expect, test } from '@sinima/testing/site-test';

test('a title is shared by links to others, which load nothing of them, or by a copy', async ({
  page,
  complaints,
  baseURL,
}) => {
  // Axe takes its time on a busy machine.
  test.setTimeout(90_000);
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(baseURL ?? '').origin) elsewhere.push(request.url());
  });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/title/living-in-bondage');
  await hydrated(page);
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await expect(dialog).toContainText('Living in Bondage (1992), Nigeria – on Sinima');
  const chat = new URL((await dialog.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')) ?? '');
  const url = new URL('/title/living-in-bondage', baseURL).href;
  expect(chat.searchParams.get('text')).toBe(`*Living in Bondage* (1992), Nigeria – on Sinima\n${url}`);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [360, 1280]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      const violations = await axeViolations(page, { also: ['target-size'] });
      expect.soft(violations, `axe, ${colorScheme} at ${width} px`).toEqual([]);
    }
  }
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog).toBeHidden();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `Living in Bondage (1992), Nigeria – on Sinima\n${url}`,
  );
  expect(elsewhere).toEqual([]);
  expect(complaints).toEqual([]);
});

for (const { address, text } of [
  { address: '/person/mati-diop', text: /^Mati Diop, .+ – on Sinima$/ },
  {
    address: '/lists/must-watch-african-cinema',
    text: /^Must-Watch African Cinema, \d+ movies – on Sinima$/i,
  },
]) {
  test(`${address} is handed to the share sheet where there is one`, async ({ page }) => {
    await page.addInitScript(() => {
      navigator.share = (shared) => {
        document.documentElement.dataset.shared = JSON.stringify(shared);
        return Promise.resolve();
      };
    });
    await page.goto(address);
    await hydrated(page);
    await page.getByRole('main').getByRole('button', { name: 'Share' }).click();
    const shared = JSON.parse(
      (await page.locator('html').getAttribute('data-shared')) ?? '{}',
    ) as Partial<ShareData>;
    expect(shared.text).toMatch(text);
    expect(new URL(shared.url ?? '').pathname).toBe(address);
  });
}
