/** What members write, in a browser without scripts: forms on pages of their own. */
import { axeViolations } from '@sinima/testing/axe';
import { expect, test } from '@sinima/testing/site-test';

test.use({ javaScriptEnabled: false });
// Axe takes its time on a busy machine.
test.describe.configure({ timeout: 90_000 });

type Page = Parameters<typeof axeViolations>[0];

/** The page as it stands passes axe in both themes, and fits a small phone. Axe runs where scripts do: in another page. */
async function expectWellMade(page: Page, name: string): Promise<void> {
  const looked = await page.context().browser()!.newPage({ javaScriptEnabled: true });
  await looked.setContent(await page.content());
  for (const [colorScheme, width] of [
    ['light', 360],
    ['dark', 1280],
  ] as const) {
    await looked.emulateMedia({ colorScheme });
    await looked.setViewportSize({ width, height: 800 });
    const violations = await axeViolations(looked, { also: ['target-size'] });
    expect.soft(violations, `${name}, ${colorScheme} at ${width} px`).toEqual([]);
    const beyond = await looked.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(beyond, `pixels beyond the edge of ${width} on ${name}`).toBeLessThanOrEqual(0);
  }
  await looked.close();
}

/** On the page that asks who signs in: a new member, by a link that is mailed. */
async function signInByMail(page: Page, email: string): Promise<void> {
  await page.getByLabel('Mail address').fill(email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await page.locator('pre a').click();
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const done = (page: Page, text: string | RegExp) => expect(page.getByRole('status')).toHaveText(text);

test('without JavaScript, a visitor signs in from a title, rates and reviews it, and adds it to the diary', async ({
  page,
}) => {
  await page.goto('/title/lionheart?tab=reviews');
  await expect(page.getByRole('link', { name: 'Write a review' })).toHaveAttribute(
    'href',
    '/api/me/forms/titles/lionheart',
  );
  await page.getByRole('link', { name: 'Rate this title' }).click();
  await signInByMail(page, 'rates-without-scripts@sinima.example');
  await expect(page).toHaveURL(/\/api\/me\/forms\/titles\/lionheart$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Lionheart' })).toBeVisible();

  await page.getByLabel('Your rating, out of 10').selectOption('9.5');
  await page.getByRole('button', { name: 'Rate it' }).click();
  await done(page, 'Your rating is saved.');
  await expect(page.getByText('You gave it 9.5 out of 10.')).toBeVisible();

  const words = 'The road is the <main> character.';
  await page.getByLabel('Your review, as plain text').fill(`${words}\u202e`);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('alert')).toContainText('Not done yet');
  await expectWellMade(page, 'a refused form');
  await page.getByLabel('Your review, as plain text').fill(words);
  await page.getByLabel('It tells how the story goes on').check();
  await page.getByRole('button', { name: 'Publish' }).click();
  await done(page, 'Your review is saved.');
  await expect(page.getByLabel('Your review, as plain text')).toHaveValue(words);
  await expect(page.getByLabel('It tells how the story goes on')).toBeChecked();

  await page.getByLabel('Where (optional)').fill('Lagos');
  await page.getByRole('button', { name: 'Add to diary' }).click();
  await done(page, 'It is in your diary.');
  await expectWellMade(page, 'the forms of a title');

  await page.getByLabel('Delete it for good').check();
  await page.getByRole('button', { name: 'Delete your review' }).click();
  await done(page, 'Your review is deleted.');
  await page.getByRole('button', { name: 'Withdraw your rating' }).click();
  await done(page, 'Your rating is withdrawn.');
  await page.getByRole('link', { name: 'Back to Lionheart' }).click();
  await expect(page).toHaveURL(/\/title\/lionheart$/);
});

test('without JavaScript, a visitor follows somebody, and follows no more', async ({ page }) => {
  await page.goto('/person/genevieve-nnaji');
  await page.getByRole('link', { name: '+ Follow in your account' }).click();
  await signInByMail(page, 'follows-without-scripts@sinima.example');
  await page.getByRole('button', { name: 'Follow in your account' }).click();
  await done(page, 'You follow them.');
  await expectWellMade(page, 'the form of a person');
  await page.getByRole('button', { name: 'Follow no more' }).click();
  await done(page, 'You follow them no more.');
  await page.getByRole('link', { name: 'Back to Genevieve Nnaji' }).click();
  await expect(page).toHaveURL(/\/person\/genevieve-nnaji$/);
});

test('without JavaScript, a visitor follows and reports somebody who signed in by a mailed link', async ({
  page,
  browser,
  baseURL,
}) => {
  const theirs = await browser.newPage({ javaScriptEnabled: false, baseURL });
  await theirs.goto('/api/login?return=/api/account');
  await signInByMail(theirs, 'efua-reads@sinima.example');
  await theirs.getByLabel('Handle', { exact: true }).fill('efua-reads');
  await theirs.getByLabel('Display name').fill('Efua');
  await theirs.getByLabel(/Everybody may read my profile/).check();
  await theirs.getByRole('button', { name: 'Save' }).click();
  await done(theirs, 'Your profile is saved.');

  await page.goto('/members/efua-reads');
  await page.getByRole('link', { name: 'Follow or report the profile of Efua' }).click();
  await page.getByRole('button', { name: 'Continue as Amina' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The profile of Efua' })).toBeVisible();
  await expectWellMade(page, 'the forms of a profile');
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await done(page, 'You follow them.');
  await expect(page.getByRole('button', { name: 'Follow no more' })).toBeVisible();
  await page.getByLabel('What is wrong with it?').selectOption('It advertises something');
  await page.getByLabel('For the moderators (optional)').fill('A shop.');
  await page.getByRole('button', { name: 'Send the report' }).click();
  await done(page, 'Reported. The moderators look at it. They do not learn who reported it.');
});
