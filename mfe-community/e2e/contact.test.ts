/** A message to the people who run the site, in a browser without scripts: the demonstration of these tests logs it. */
import { axeViolations } from '@sinima/testing/axe';
import { expect, test } from '@sinima/testing/site-test';

test.use({ javaScriptEnabled: false });
// Axe takes its time on a busy machine.
test.describe.configure({ timeout: 90_000 });

type Page = Parameters<typeof axeViolations>[0];

/** The page passes axe in both themes and fits both widths. Axe runs where scripts do: the answer to a form in another page. */
async function expectWellMade(page: Page, name: string): Promise<void> {
  const looked = await page.context().browser()!.newPage({ javaScriptEnabled: true });
  if (name === 'the page') await looked.goto(page.url());
  else await looked.setContent(await page.content());
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [360, 1280]) {
      await looked.emulateMedia({ colorScheme });
      await looked.setViewportSize({ width, height: 800 });
      const violations = await axeViolations(looked, { also: ['target-size'] });
      expect.soft(violations, `${name}, ${colorScheme} at ${width} px`).toEqual([]);
      const beyond = await looked.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(beyond, `pixels beyond the edge of ${width} on ${name}`).toBeLessThanOrEqual(0);
    }
  }
  await looked.close();
}

test('a take-down request comes back with what is wrong, is sent, and the page says where it is', async ({
  page,
}) => {
  await page.goto('/takedown');
  await page.getByRole('link', { name: 'Ask for a picture or text to be taken down' }).click();
  await expect(page).toHaveURL(/\/contact\?kind=takedown$/);
  await expect(page.getByText('no mail address is set')).toBeVisible();
  await expectWellMade(page, 'the page');
  await page.getByLabel('Your message').fill('This picture is mine.');
  await page.getByLabel('Your name').fill('Amina');
  // The browser itself lets it pass.
  await page.getByLabel('Mail address').fill('amina@localhost');
  await page.getByRole('button', { name: 'Send' }).click();

  await expect(page.getByRole('alert')).toHaveText('Not sent yet: see the note at the field.');
  await expect(page.getByText('This is not a mail address')).toBeVisible();
  await expect(page.getByLabel('What is it about?')).toHaveValue('takedown');
  await expect(page.getByLabel('Your message')).toHaveValue('This picture is mine.');
  await expectWellMade(page, 'the form that came back');
  await page.getByLabel('Mail address').fill('amina@sinima.example');
  await page.getByRole('button', { name: 'Send' }).click();

  await expect(page).toHaveURL(/\/contact\?sent=yes$/);
  await expect(page.getByRole('status')).toContainText('in the log of the server');
});
