import { expect, type Page } from '@playwright/test';
import { hydrated } from './readiness.ts';

/** An address that somebody may share, and its contents. */
export interface SharedLink {
  readonly what: string;
  readonly address: string;
  readonly shows: (page: Page) => Promise<void>;
}

/** Open a link, and reload it: both times the page shows the same, at the same address. */
export async function openSharedLink(page: Page, { address, shows }: SharedLink): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await shows(page);
  await page.reload();
  await hydrated(page);
  await shows(page);
  await expect(page).toHaveURL(new RegExp(`${address.replaceAll(/[?.]/g, String.raw`\$&`)}$`));
}
