/**
 * `npm run screenshots`: take every page in every state, and lay the pictures side by side; with `--compare`, compare
 * them with those of an earlier run. `e2e/README.md` has the options.
 */
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { rootDir } from '@sinima/build/workspace';
import { findChromium } from '@sinima/checks/find-chromium';
import { Listr } from 'listr2';
import { sitePages } from '../site/site-pages.ts';
import { startSite, type SiteProcess } from '../site/site-process.ts';
import { builtReleasesDir } from '../site/test-folders.ts';
import { compareRuns, MAX_DIFFERENCE } from './compare-pictures.ts';
import { writeContactSheet } from './contact-sheet.ts';
import { PICTURES, type Picture } from './picture.ts';
import { takePictures } from './take-pictures.ts';

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    page: { type: 'string', multiple: true },
    dark: { type: 'boolean', default: false },
    widths: { type: 'string', default: '360,768,1280' },
    out: { type: 'string', default: path.join(rootDir, '.data/screenshots') },
    compare: { type: 'string' },
  },
});
const dir = path.resolve(values.out);
const before = values.compare === undefined ? undefined : path.resolve(values.compare);
const widths = values.widths.split(',').map(Number);
const schemes = values.dark ? (['light', 'dark'] as const) : (['light'] as const);
const chosen = sitePages.filter(({ name }) => values.page === undefined || values.page.includes(name));

let site: SiteProcess | undefined;
let browser: Browser;
let address = values.url ?? '';

const percent = (share: number): string => `${(100 * share).toFixed(2)} %`;

async function compareWith(earlier: string): Promise<string> {
  const differences = path.join(dir, 'differences');
  const result = await compareRuns({ before: earlier, after: dir, differences });
  if (result.differences.length === 0) {
    return `${result.compared} pictures differ from ${values.compare} by ${percent(MAX_DIFFERENCE)} at most`;
  }
  const list = result.differences.map(({ file, share }) => `${percent(share).padStart(8)}  ${file}`);
  throw new Error(
    `${list.length} of ${result.compared} pictures differ from ${values.compare} by more than ` +
      `${percent(MAX_DIFFERENCE)}; what differs is in ${path.relative(process.cwd(), differences)}:\n${list.join('\n')}`,
  );
}

const tasks = new Listr<{ pictures: Picture[] }>(
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
              const onProgress = (text: string): void => {
                one.output = text;
              };
              const options = { address, dir, widths, schemes, onProgress };
              all.pictures.push(...(await takePictures(browser, sitePage, options)));
            },
          })),
          { concurrent: 2 },
        ),
    },
    {
      title: 'Lay them side by side',
      task: async ({ pictures }, task) => {
        const order = chosen.map(({ name }) => name);
        const inOrder = pictures.toSorted((a, b) => order.indexOf(a.page) - order.indexOf(b.page));
        await writeContactSheet(browser, dir, inOrder);
        task.title = `${pictures.length} pictures: ${path.relative(process.cwd(), path.join(dir, 'index.html'))}`;
      },
    },
    {
      title: 'Compare them with the earlier run',
      enabled: () => before !== undefined,
      task: async (_context, task) => {
        task.title = await compareWith(before!);
      },
    },
  ],
  { fallbackRenderer: 'simple', rendererOptions: { showErrorMessage: false } },
);

try {
  const executablePath = findChromium();
  if (executablePath === undefined)
    throw new Error('No Chromium was found. Install it, or name it in CHROME_PATH.');
  if (chosen.length === 0) {
    throw new Error(`There is no such page. The pages are: ${sitePages.map(({ name }) => name).join(', ')}.`);
  }
  if (before === dir)
    throw new Error(`${values.compare} would be overwritten: name another folder in --out.`);
  await rm(dir, { recursive: true, force: true });
  await mkdir(path.join(dir, PICTURES), { recursive: true });
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    await tasks.run({ pictures: [] });
  } finally {
    await browser.close();
    await site?.stop();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
