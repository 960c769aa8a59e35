import { test as base } from '@playwright/test';

interface SiteFixtures {
  /** What the page has logged that it should not have: errors, warnings, and fragments that were not hydrated. */
  readonly complaints: string[];
}

/** Playwright's `test`, on the shared site. */
export const test = base.extend<SiteFixtures>({
  baseURL: async ({}, use) => {
    await use(process.env.SITE_ADDRESS);
  },
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      const isBad = ['error', 'warning'].includes(message.type()) || message.text().startsWith('A fragment ');
      if (isBad) complaints.push(`${message.type()}: ${message.text()}`);
    });
    await use(complaints);
  },
});

export { expect } from '@playwright/test';
