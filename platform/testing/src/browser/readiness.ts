/** When a page is ready for the next step of a test. Each waits for something that happens, none for a time. */
import { expect, type Page, type Request } from '@playwright/test';

/** Of the page: what else stands in a document takes no code. */
const controls = '#root :is(a, button, input, select, summary)';

/**
 * Wait until React has taken over every link and control that the server rendered, or those of a selector, but for those of
 * static widgets. Without a selector, widgets that are off the screen are left out too: their code comes when the visitor comes
 * near.
 */
export async function hydrated(page: Page, selector?: string): Promise<void> {
  await page.waitForFunction(
    ({ wanted, all }) => {
      const elements = [...document.querySelectorAll(wanted)].filter((element) => {
        if (element.closest('[data-static]')) return false;
        const widget = all ? null : element.closest('[data-fragment*="/widgets/"]');
        if (!widget) return true;
        return [...widget.children].some((part) => {
          const { top, bottom, height } = part.getBoundingClientRect();
          return height > 0 && bottom > 0 && top < innerHeight;
        });
      });
      // Without a function that has a name: tsx, which runs the screenshots, adds a call that the page does not know.
      return (
        elements.length > 0 &&
        elements.every((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')))
      );
    },
    { wanted: selector ?? controls, all: selector !== undefined },
  );
}

/** How long a browser may take for two frames, in ms: far longer than on a busy machine. */
const PAINTED_WITHIN_MS = 10_000;

/**
 * A browser paints nothing any more. Chromium 156 does so at times while scripts go on: its compositor waits for tiles that never
 * come.
 */
export class NoFrameError extends Error {
  override name = 'NoFrameError';
}

/**
 * Wait until what has changed so far is painted, and the events that belong to a frame have been sent.
 * @throws {@link NoFrameError}
 */
export async function painted(page: Page): Promise<void> {
  const isPainted = await page.evaluate(
    (limit) =>
      new Promise((resolve) => {
        setTimeout(() => resolve(false), limit);
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)));
      }),
    PAINTED_WITHIN_MS,
  );
  if (isPainted) return;
  throw new NoFrameError(
    `The browser has painted nothing of ${page.url()} for ${PAINTED_WITHIN_MS / 1_000} s.`,
  );
}

/** Wait until the browser has nothing to do; a browser that never says so, as on a busy machine, is asked to end a wait of 1 s. */
async function idle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 })));
}

/** Follow the requests of a page from now on; the function returned waits until all are answered and processed. */
export function followRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return async () => {
    do {
      await expect.poll(() => open.size).toBe(0);
      await idle(page);
    } while (open.size > 0);
  };
}

/** Follow what moves in the page, and resolve once a scroll that `action` causes has come to rest. */
export async function scrolled(page: Page, action: () => Promise<void>): Promise<void> {
  const ended = page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('scrollend', () => requestAnimationFrame(resolve), { once: true });
      }),
  );
  await action();
  await ended;
}
