import { test as base } from '@playwright/test';
import { readServedPage, type ServedPage } from './served-page.ts';

interface SiteFixtures {
  /** What the page has logged that it should not have: errors, warnings, and fragments that were not hydrated. */
  readonly complaints: string[];
  /** Read a page of the shared site without a browser. */
  readonly served: (address: string) => Promise<ServedPage>;
}

/** Playwright's `test`, on the shared site. */
export const test = base.extend<SiteFixtures>({
  baseURL: async ({}, use) => {
    await use(process.env.SITE_ADDRESS);
  },
  served: async ({ baseURL }, use) => {
    await use((address) => readServedPage(new URL(address, baseURL)));
  },
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      const isProblem = ['error', 'warning'].includes(message.type());
      const isNotHydrated = /^A fragment |stays as the server rendered it/.test(message.text());
      if (isProblem || isNotHydrated) complaints.push(`${message.type()}: ${message.text()}`);
    });
    await use(complaints);
  },
});

export { expect } from '@playwright/test';
