/** The cells of the matrix that take a browser: files that do not reach it, and code that fails in it. */
import { expect, type Browser, type Page } from '@playwright/test';
import { hydrated, NoFrameError } from '@sinima/testing/readiness';
import { scrollThrough } from '../site/scroll-through.ts';
import type { BrowserFault } from './browser-faults.ts';
import { untilLive } from './await-site.ts';
import type { CellOutcome } from './cell.ts';
import type { FaultSite } from './fault-site.ts';
import type { FileFault } from './file-faults.ts';
import { makeLive, rollBack } from './hostile-live.ts';
import { triedPages, type TriedPage } from './tried-pages.ts';
import { PAUSE, WITHIN_MS } from './visit.ts';

/** How long a browser may take to give something up and to report it, in ms: files have 8 s. */
const REPORTED_MS = 20_000;

/** Files of a remote that browsers load; a style that fails costs its looks, which nothing is blamed for. */
export const browserParts = ['remote entry', 'page chunk', 'style'] as const;

interface BrowserCell {
  readonly part: string;
  readonly fault: string;
  readonly remote: string;
  /** The version that is to be blamed. */
  readonly version: string;
  readonly isBlamed: boolean;
}

/** Address of a file, without what names its content. */
const FILES = {
  'remote entry': /\/browser\/remote-entry\.[^/]+\.js$/,
  'page chunk': /\/browser\/(?!remote-entry|remote\.)[^/]+\.js$/,
  style: /\/browser\/[^/]+\.css$/,
};

/** Look at a page as a visitor does. @returns how long it took until header, footer and heading were there, in ms */
async function lookAt(page: Page, site: FaultSite, { address, heading }: TriedPage): Promise<number> {
  const began = performance.now();
  await page.goto(new URL(address, site.outside).href, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Movies' }).first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  return Math.round(performance.now() - began);
}

async function expectFrameToWork(page: Page): Promise<void> {
  await hydrated(page, 'header:not(main header) a, footer button');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Please enter your email address.', { exact: true })).toBeVisible();
}

/** What a visitor found wrong with a page, and how long it took to come. */
interface PageOutcome {
  readonly ms: number;
  readonly wrong: readonly string[];
  /** Whether the browser stopped painting, so that nothing is known of the page. */
  readonly hasStopped: boolean;
}

/** Look at a page and use it, in a context of its own. @param isReported whether the failure of the cell is in the metrics */
async function tryPage(
  browser: Browser,
  site: FaultSite,
  tried: TriedPage,
  isReported: (() => Promise<boolean>) | undefined,
): Promise<PageOutcome> {
  const context = await browser.newContext();
  context.setDefaultTimeout(REPORTED_MS);
  const wrong: string[] = [];
  let ms = 0;
  let hasStopped = false;
  try {
    const page = await context.newPage();
    ms = await lookAt(page, site, tried);
    if (ms > WITHIN_MS) wrong.push(`${tried.address}: ${ms} ms`);
    await expectFrameToWork(page);
    if (isReported) {
      await scrollThrough(page);
      await expect.poll(isReported, { timeout: REPORTED_MS }).toBe(true);
    }
    await expect(page.getByRole('heading', { level: 1, name: tried.heading })).toBeVisible();
    await expect(page.getByText(PAUSE)).toHaveCount(0);
  } catch (error) {
    const [words = ''] = (error as Error).message.split('\n').filter((line) => line.trim() !== '');
    wrong.push(`${tried.address}: ${words}`);
    hasStopped = error instanceof NoFrameError;
  }
  await context.close();
  return { ms, wrong, hasStopped };
}

async function tryInBrowser(browser: Browser, site: FaultSite, cell: BrowserCell): Promise<CellOutcome> {
  const wrong: string[] = [];
  const front = site.frontPid();
  const reported = async (): Promise<number> => (await site.counted(cell.remote, cell.version)).browsers;
  const before = await reported();
  let slowest = 0;
  const own = triedPages.filter(({ remotes }) => remotes.includes(cell.remote));
  for (const tried of [own[0]!, own.at(-1)!]) {
    const isReported = cell.isBlamed ? async () => (await reported()) > before : undefined;
    let outcome = await tryPage(browser, site, tried, isReported);
    // A second look tells a browser that failed from a page that does not let it paint.
    if (outcome.hasStopped) {
      console.log(`${outcome.wrong.join()} It is tried once more.`);
      outcome = await tryPage(browser, site, tried, isReported);
    }
    slowest = Math.max(slowest, outcome.ms);
    wrong.push(...outcome.wrong);
  }
  const counted = (await reported()) - before;
  if (site.frontPid() !== front) wrong.push('the shell server was started again');
  const others = { requests: 0, failed: 0, p99: 0 };
  return { ...cell, remotes: [cell.remote], slowest, others, counted, wrong };
}

/** Try a file of the live version that does not come to browsers as it should. */
export async function tryFile(
  browser: Browser,
  site: FaultSite,
  { remote, part, fault }: { remote: string; part: keyof typeof FILES; fault: FileFault },
): Promise<CellOutcome> {
  const at = new RegExp(`^/releases/${remote}${FILES[part].source}`);
  site.network.faults = [{ at, kind: fault }];
  try {
    return await tryInBrowser(browser, site, {
      part: `${part}, in the browser`,
      fault,
      remote,
      version: site.good[remote]!,
      isBlamed: part !== 'style',
    });
  } finally {
    site.network.faults = [];
  }
}

/** Try a release whose code fails in browsers alone. */
export async function tryCode(
  browser: Browser,
  site: FaultSite,
  remote: string,
  fault: BrowserFault,
): Promise<CellOutcome> {
  const { version } = await makeLive(site, remote, { browser: fault });
  await untilLive(site);
  try {
    return await tryInBrowser(browser, site, {
      part: 'code in the browser',
      fault: fault.name,
      remote,
      version,
      isBlamed: true,
    });
  } finally {
    await rollBack(site, remote);
  }
}
