import type { Browser } from '@playwright/test';
import { withThrottledPage, type Screen } from './throttled-page.ts';
import { watchVitals, type DocumentVitals } from './watch-vitals.ts';

/** Beyond this, a task blocks, in ms. */
const BLOCKING_MS = 50;

/** How long nothing may be on its way until a page is said to stand, in ms. Files that it loads when idle are loaded by then. */
const QUIET_MS = 1_000;

/** A script of a page. */
export interface LoadedScript {
  /** `shell`, or the remote that it is of. */
  readonly app: string;
  /** As sent, without headers. */
  readonly bytes: number;
}

/** How a page came to stand in an empty browser, before anybody scrolled or touched it. */
export interface FirstView {
  readonly lcpMs: number;
  /** Total blocking time from the first contentful paint on. */
  readonly tbtMs: number;
  readonly cls: number;
  readonly requests: number;
  readonly scripts: readonly LoadedScript[];
}

/** Visit an address with an empty cache. */
export function viewFirst(browser: Browser, url: string, screen: Screen): Promise<FirstView> {
  return withThrottledPage(browser, { screen, watch: watchVitals }, async ({ page, traffic }) => {
    await page.goto(url, { waitUntil: 'load' });
    await traffic.quiet(QUIET_MS);
    const { vitals, sizes } = await page.evaluate(() => ({
      vitals: (globalThis as unknown as { documentVitals: DocumentVitals }).documentVitals,
      sizes: (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
        ({ name, encodedBodySize }) => [name, encodedBodySize] as const,
      ),
    }));
    if (vitals.lcpMs === 0) throw new Error(`${url} painted nothing that the browser could tell.`);
    const bytesOf = new Map(sizes);
    const scripts = new Set(
      traffic.requests
        .filter((request) => request.resourceType() === 'script')
        .map((request) => request.url()),
    );
    return {
      lcpMs: vitals.lcpMs,
      cls: vitals.cls,
      tbtMs: vitals.longTasks
        .filter(({ startMs }) => startMs > vitals.fcpMs)
        .reduce((sum, { ms }) => sum + ms - BLOCKING_MS, 0),
      requests: traffic.requests.length,
      scripts: [...scripts].map((script) => ({
        app: /\/releases\/([^/]+)\//.exec(script)?.[1] ?? 'other',
        bytes: bytesOf.get(script) ?? 0,
      })),
    };
  });
}
