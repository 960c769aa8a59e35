import { test as base } from '@sinima/testing/site-test';
import { readServedPage, type ServedPage } from './served-page.ts';

export interface ServedFixtures {
  /** Read a page of the shared site without a browser. */
  readonly served: (address: string) => Promise<ServedPage>;
}

/** Playwright's `test`, on the shared site. */
export const test = base.extend<ServedFixtures>({
  served: async ({ baseURL }, use) => {
    await use((address) => readServedPage(new URL(address, baseURL)));
  },
});

export { expect } from '@playwright/test';
