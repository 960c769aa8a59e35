import path from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { SitePage } from '../site/site-pages.ts';
import { openInState, statesOf } from '@sinima/testing/page-states';
import { hydrated, painted } from '@sinima/testing/readiness';
import { fileNameOf, type Picture } from './picture.ts';

/** The subjects of the pictures, and their folder. */
export interface PictureOptions {
  /** Address of the site. */
  readonly address: string;
  /** Folder of the run. */
  readonly dir: string;
  /** In CSS pixels. */
  readonly widths: readonly number[];
  readonly schemes: readonly Picture['scheme'][];
  /** Called with the name of each picture. */
  readonly onProgress: (text: string) => void;
}

/** Load the fonts: a page uses those that are there when it is first painted, and others not at all. */
async function warmUp(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto('/about');
  await hydrated(page);
  await page.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())));
  await page.close();
}

/** Load the images below the fold too, and wait until each can be drawn. */
async function loadImages(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
    return Promise.allSettled([...document.images].map((image) => image.decode()));
  });
}

/** Take the pictures of a page in each of its states; a state is reached once for all widths and themes. */
export async function takePictures(
  browser: Browser,
  sitePage: SitePage,
  { address, dir, widths, schemes, onProgress }: PictureOptions,
): Promise<Picture[]> {
  const context = await browser.newContext({ baseURL: address, reducedMotion: 'reduce' });
  await warmUp(context);
  const pictures: Picture[] = [];
  for (const state of statesOf(sitePage)) {
    const page = await context.newPage();
    await page.setViewportSize({ width: widths[0]!, height: 800 });
    await openInState(page, sitePage, state);
    for (const width of widths) {
      for (const scheme of schemes) {
        onProgress(`${state}, ${width} px, ${scheme}`);
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme: scheme });
        await loadImages(page);
        await painted(page);
        const picture: Picture = { page: sitePage.name, state, width, scheme };
        await page.screenshot({ path: path.join(dir, fileNameOf(picture)), fullPage: true });
        pictures.push(picture);
      }
    }
    await page.close();
  }
  await context.close();
  return pictures;
}
