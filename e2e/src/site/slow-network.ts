import type { CDPSession, Page } from '@playwright/test';

/** Have the browser delay each answer by `latency` (ms), at 1.6 Mbit/s. @returns the session that does it */
export async function slowNetwork(page: Page, latency: number): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: 200_000,
    uploadThroughput: 93_750,
  });
  return devtools;
}
