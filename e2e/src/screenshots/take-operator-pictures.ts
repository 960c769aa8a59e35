/** `npm run screenshots:operator`: pictures of the operator's page, with a canary under way and one stopped. */
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { rootDir } from '@sinima/build/workspace';
import { findChromium } from '@sinima/checks/find-chromium';
import { signInAsOperator, startOperatorPage } from '../site/operator-service.ts';

const dir = path.join(rootDir, 'docs/screenshots');
const sizes = [
  { width: 360, height: 1_000, colorScheme: 'dark' },
  { width: 1280, height: 960, colorScheme: 'light' },
] as const;

/** Show a card at the top, and take what the screen shows. */
async function takeCard(page: Page, card: string, file: string): Promise<void> {
  await page.locator(card).evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await page.screenshot({ path: path.join(dir, file), type: 'jpeg', quality: 80 });
}

const service = await startOperatorPage();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const { width, height, colorScheme } of sizes) {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme });
  await signInAsOperator(page, service.address);
  await page.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())));
  await page.reload();
  await takeCard(page, 'header.top', `operator-canary-${width}.jpg`);
  await takeCard(page, '#mfe-title', `operator-stopped-${width}.jpg`);
  await page.close();
}
await browser.close();
await service.stop();
