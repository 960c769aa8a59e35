/** How a title is cited: the address and the day of the browser, and neither of them without JavaScript. */
import { hydrated } from '@sinima/testing/readiness';
import { expect, test } from '@sinima/testing/site-test';

test('"Cite this page" of a title leads to its citation, with the address of the site and the day', async ({
  page,
  complaints,
  baseURL,
}) => {
  await page.goto('/title/lionheart');
  await hydrated(page);
  await page.getByRole('link', { name: 'Cite this page' }).click();
  await expect(page).toHaveURL(/\/licence\?title=lionheart$/);
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'Cite “Lionheart (2018)”' })).toBeVisible();
  const day = await page.evaluate(() => new Intl.DateTimeFormat('sv-SE').format(new Date()));
  await expect(page.getByRole('textbox', { name: 'Wikipedia' }).first()).toHaveValue(
    `{{cite web |url=${new URL('/title/lionheart', baseURL).href} |title=Lionheart (2018) |website=Sinima |access-date=${day}}}`,
  );
  expect(complaints).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a citation is found by the address of a page, with places for site and day', async ({ page }) => {
    await page.goto('/licence');
    await page.getByLabel(/Address of the page/).fill('/person/mati-diop');
    await page.getByRole('button', { name: 'Open the record' }).click();
    await expect(page.getByRole('textbox', { name: 'BibTeX' }).first()).toHaveValue(
      /url {4}= \{https:\/\/SITE\/person\/mati-diop\}/,
    );
  });
});
