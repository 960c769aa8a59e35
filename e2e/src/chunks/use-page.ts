/** A visitor who tries all that a page offers, so that what is loaded only then is asked for. */
import type { Page } from '@playwright/test';
import { followRequests, hydrated } from '@sinima/testing/readiness';
import { scrollThrough } from '../site/scroll-through.ts';
import { expect } from '../site/site-test.ts';

/** The links and buttons of the site's own header and footer: pages have headers too. */
const FRAME = ':is(header, footer):not(main *) :is(a, button)';

/** Wait until header and footer work. */
export const frameHydrated = (page: Page): Promise<void> => hydrated(page, FRAME);

/** Expect search box and newsletter form of the frame to work. */
async function useFrame(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Please enter your email address.', { exact: true }).first()).toBeVisible();
  const box = page.getByRole('banner').getByRole('combobox').filter({ visible: true });
  await box.fill('king of b');
  await expect(box).toHaveValue('king of b');
}

/** Point at the buttons of the page, and choose a file where one is asked for. */
async function useContent(page: Page): Promise<void> {
  const main = page.getByRole('main');
  for (const button of await main.locator('button:enabled:visible').all()) await button.hover();
  for (const input of await main.locator('input[type=file]').all()) {
    await input.setInputFiles({
      name: 'watchlist.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Date,Name,Year,Letterboxd URI\n2024-01-01,Lionheart,2018,x\n'),
    });
  }
}

/** Open a page, and use all of it; resolves when all that was asked for meanwhile has been answered. */
export async function usePage(page: Page, address: string): Promise<void> {
  const answered = followRequests(page);
  await page.goto(address);
  await frameHydrated(page);
  await scrollThrough(page);
  await answered();
  await useFrame(page);
  await useContent(page);
  await answered();
  const share = page.getByRole('main').getByRole('button', { name: 'Share', exact: true });
  if (!(await share.isVisible())) return;
  await share.click();
  await answered();
  await page.keyboard.press('Escape');
}
