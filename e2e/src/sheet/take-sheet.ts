/**
 * `npm run sheet [-- --url http://localhost:3000] [--page "a title"] [--dark] [--widths 360,1280]`: takes every page in
 * every state at three widths, and lays the pictures side by side in `.data/sheet`.
 */
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { rootDir } from '@sinima/build/workspace';
import { findChromium } from '@sinima/checks/find-chromium';
import { Listr } from 'listr2';
import { sitePages, type SitePage } from '../site-pages.ts';
import { openInState, statesOf } from '../site/page-states.ts';
import { startSite, type SiteProcess } from '../site/site-process.ts';
import { builtReleasesDir } from '../site/test-folders.ts';
import { fileNameOf, writeSheet, type Shot } from './contact-sheet.ts';

const sheetDir = path.join(rootDir, '.data/sheet');

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    page: { type: 'string', multiple: true },
    dark: { type: 'boolean', default: false },
    widths: { type: 'string', default: '360,768,1280' },
  },
});
const widths = values.widths.split(',').map(Number);
const schemes = values.dark ? (['light', 'dark'] as const) : (['light'] as const);
const chosen = sitePages.filter(({ name }) => values.page === undefined || values.page.includes(name));

let site: SiteProcess | undefined;
let browser: Browser;
let address: string;

/** All pictures of one page in one state: the state is brought about once, then looked at in each width and theme. */
async function shoot(
  context: BrowserContext,
  sitePage: SitePage,
  say: (text: string) => void,
): Promise<Shot[]> {
  const shots: Shot[] = [];
  for (const state of statesOf(sitePage)) {
    const page = await context.newPage();
    await page.setViewportSize({ width: widths[0]!, height: 800 });
    await openInState(page, sitePage, state);
    await page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager';
    });
    for (const width of widths) {
      for (const scheme of schemes) {
        say(`${state}, ${width} px, ${scheme}`);
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme: scheme });
        await page.waitForTimeout(150);
        const shot: Shot = { page: sitePage.name, state, width, scheme };
        const file = path.join(sheetDir, fileNameOf(shot));
        await page.screenshot({ path: file, type: 'jpeg', quality: 60, fullPage: true });
        shots.push(shot);
      }
    }
    await page.close();
  }
  return shots;
}

const tasks = new Listr<{ shots: Shot[] }>(
  [
    {
      title: 'Start the site',
      skip: () => values.url !== undefined,
      task: async () => {
        site = await startSite({ env: { RELEASES_DIR: builtReleasesDir } });
        address = await site.address;
      },
    },
    {
      title: 'Take the pictures',
      task: (_context, task) =>
        task.newListr(
          chosen.map((sitePage) => ({
            title: sitePage.name,
            task: async (all, one) => {
              const context = await browser.newContext({ baseURL: address, reducedMotion: 'reduce' });
              const shots = await shoot(context, sitePage, (text) => {
                one.output = text;
              });
              all.shots.push(...shots);
              await context.close();
            },
          })),
          { concurrent: 2 },
        ),
    },
    {
      title: 'Lay them side by side',
      task: async ({ shots }, task) => {
        const order = chosen.map(({ name }) => name);
        await writeSheet(
          browser,
          sheetDir,
          shots.toSorted((a, b) => order.indexOf(a.page) - order.indexOf(b.page)),
        );
        task.title = `${shots.length} pictures: ${path.relative(process.cwd(), path.join(sheetDir, 'index.html'))}`;
      },
    },
  ],
  { fallbackRenderer: 'simple' },
);

try {
  const executablePath = findChromium();
  if (executablePath === undefined)
    throw new Error('No Chromium was found. Install it, or name it in CHROME_PATH.');
  if (chosen.length === 0) {
    throw new Error(`No page is called so. The pages are: ${sitePages.map(({ name }) => name).join(', ')}.`);
  }
  address = values.url ?? '';
  await rm(sheetDir, { recursive: true, force: true });
  await mkdir(path.join(sheetDir, 'shots'), { recursive: true });
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    await tasks.run({ shots: [] });
  } finally {
    await browser.close();
    await site?.stop();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
