/** A browser with its back/forward cache, which Playwright switches off. */
import {
  expect,
  type Browser,
  type Page,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
} from '@playwright/test';
import { wholeBrowser } from './whole-browser.ts';

type Launcher = Pick<PlaywrightWorkerArgs, 'playwright'> & Pick<PlaywrightWorkerOptions, 'launchOptions'>;

/** Launch one; the test closes it. */
export function launchRestoringBrowser({ playwright, launchOptions }: Launcher): Promise<Browser> {
  return playwright.chromium.launch({
    ...launchOptions,
    executablePath: wholeBrowser,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
}

/** How a document was shown. */
export interface Shown {
  readonly isRestored: boolean;
  /** Why the browser did not keep it, in its own words. */
  readonly reasons: readonly string[];
  /** The text of the page before any script of it knew that it is back. */
  readonly text: string;
}

/** Sent to each document before its own scripts. */
export function noteShown(): void {
  addEventListener('pageshow', ({ persisted }) => {
    const [entry] = performance.getEntriesByType('navigation') as unknown as {
      readonly notRestoredReasons?: { readonly reasons?: readonly { readonly reason: string }[] } | null;
    }[];
    const reasons = persisted ? [] : (entry?.notRestoredReasons?.reasons ?? []);
    const shown: Shown = {
      isRestored: persisted,
      reasons: reasons.map(({ reason }) => reason),
      text: document.querySelector('#root')?.textContent ?? '',
    };
    Object.assign(globalThis, { shown });
  });
}

/** Go back, and resolve with how the former document is shown. Playwright waits in vain for a restored one to load. */
export async function goBack(page: Page): Promise<Shown> {
  await page.goBack({ waitUntil: 'commit' });
  let shown: Shown | undefined;
  // A restored page that has ended loads itself anew: the question is lost with its scripts, and asked again.
  await expect(async () => {
    shown = await page.evaluate(() => (globalThis as { shown?: Shown }).shown);
    expect(shown).toBeDefined();
  }).toPass({ intervals: [20] });
  return shown!;
}
