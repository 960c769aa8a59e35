import type { OfflineCopies } from '@sinima/contracts/offline';
import { expect, type Page } from '@playwright/test';

/** Ask the page's service worker what it keeps; undefined: there is none yet. */
function offlineCopies(page: Page): Promise<OfflineCopies | undefined> {
  return page.evaluate(() => {
    const { controller } = navigator.serviceWorker;
    if (!controller) return undefined;
    const { port1, port2 } = new MessageChannel();
    return new Promise<OfflineCopies>((resolve) => {
      port1.onmessage = ({ data }: MessageEvent<OfflineCopies>) => resolve(data);
      controller.postMessage({ type: 'list-copies' }, [port2]);
    });
  });
}

/** Wait until these pages are kept, and no others. */
export async function expectKept(page: Page, paths: readonly string[]): Promise<void> {
  await expect
    .poll(async () => (await offlineCopies(page))?.pages.map(({ path }) => path).sort(), { timeout: 15_000 })
    .toEqual([...paths].sort());
}
