import { test as base } from '@playwright/test';

export interface SiteFixtures {
  /** Errors and warnings that the page has logged, and fragments that were not hydrated. */
  readonly complaints: string[];
}

/**
 * Playwright's `test`, on the composed site that all browser tests share. A remote's own tests stand in its folder `e2e`
 * and run with the others; a test changes nothing about the site.
 *
 * @example
 * test('people are filtered by country', async ({ page, complaints }) => {
 *   await page.goto('/people?country=Ghana');
 *   await hydrated(page);
 *   await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('Ghana');
 *   expect(complaints).toEqual([]);
 * });
 */
export const test = base.extend<SiteFixtures>({
  baseURL: async ({}, use) => {
    await use(process.env.SITE_ADDRESS);
  },
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      const isProblem = ['error', 'warning'].includes(message.type());
      // Tests whose requests are not to pass a worker say so in their settings.
      if (message.text() === 'Service Worker registration blocked by Playwright') return;
      const isNotHydrated = /^A fragment |stays as the server rendered it/.test(message.text());
      if (isProblem || isNotHydrated) complaints.push(`${message.type()}: ${message.text()}`);
    });
    await use(complaints);
  },
});

export { expect } from '@playwright/test';
export type { APIRequestContext, Page } from '@playwright/test';
