/** A visitor's browser on a poor network and a slow processor: a context of its own, so that nothing is in its cache. */
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { Traffic } from './traffic.ts';

/** The network of all measurements: 1.6 Mbit/s down and 750 kbit/s up, in bytes a second. */
export const DOWNLOAD = 1_600_000 / 8;
export const UPLOAD = 750_000 / 8;

/** How many times slower than this machine's processor the visitor's is. */
export const CPU_SLOWDOWN = 4;

/** The least delay that is measured, in ms from a request to the first byte of its answer. */
const USUAL_DELAY_MS = 150;

/** A screen that pages are measured on. */
export interface Screen {
  readonly name: string;
  readonly options: BrowserContextOptions;
}

export const PHONE: Screen = {
  name: '412 px',
  options: {
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  },
};

export const DESKTOP: Screen = { name: '1350 px', options: { viewport: { width: 1350, height: 940 } } };

/** The conditions under which a visitor's browser is measured. */
export interface Visitor {
  readonly screen: Screen;
  readonly delayMs?: number;
  /** Run in each document before its own scripts. */
  readonly watch?: () => void;
}

/** A page under the throttle, and its requests. */
export interface ThrottledPage {
  readonly page: Page;
  readonly traffic: Traffic;
}

/** Open a page under the throttle, do the work there, and close it. */
export async function withThrottledPage<T>(
  browser: Browser,
  { screen, delayMs = USUAL_DELAY_MS, watch }: Visitor,
  work: (opened: ThrottledPage) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(screen.options);
  try {
    // tsx, which runs the bench, adds calls of it to functions that are sent to the page.
    await context.addInitScript({ content: 'globalThis.__name = (target) => target;' });
    if (watch) await context.addInitScript(watch);
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: delayMs,
      downloadThroughput: DOWNLOAD,
      uploadThroughput: UPLOAD,
    });
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    return await work({ page, traffic: new Traffic(page) });
  } finally {
    await context.close();
  }
}
