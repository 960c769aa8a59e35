import type { Page } from '@playwright/test';

/** Do what has the browser fetch a document ahead of its navigation, and resolve once it has it. */
export async function prefetched(page: Page, action: () => Promise<void>): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const ready = new Promise<void>((resolve) => {
    devtools.on('Preload.prefetchStatusUpdated', ({ status }) => {
      if (status === 'Ready') resolve();
    });
  });
  await devtools.send('Preload.enable');
  await action();
  await ready;
}
