/** Steps on pages that tests of contributing share. */
import { axeViolations } from '@sinima/testing/axe';
import { expect } from '@sinima/testing/site-test';

export type Page = Parameters<typeof axeViolations>[0];

export const PHONE = { width: 360, height: 740 };

/** On the page that asks who signs in: a member, by a link that is mailed. */
export async function signInByMail(page: Page, email: string): Promise<void> {
  await page.getByLabel('Mail address').fill(email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await page.locator('pre a').click();
  await page.getByRole('button', { name: 'Sign in' }).click();
}

export async function expectWellMade(page: Page, name: string): Promise<void> {
  expect.soft(await axeViolations(page, { also: ['target-size'] }), name).toEqual([]);
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(beyond, `pixels beyond the edge on ${name}`).toBeLessThanOrEqual(0);
}

/** Send what the page shows, and return the id of the edit. */
export async function submit(page: Page, comment: string): Promise<string> {
  await page.getByLabel(/^(Comment|Why)/).fill(comment);
  await page.getByLabel(/These are my own words/).check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/contribute\/edits\/[0-9a-f]{24}$/);
  return page.url().split('/').at(-1)!;
}
