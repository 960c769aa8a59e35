/** The baselines of a page: the same page without scripts, and its words alone. */
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { Browser } from '@playwright/test';
import type { Service } from '@sinima/site/service';
import type { RawAnswer } from '../measure/raw-server.ts';
import { receive, startRawServer } from '../measure/start-raw-server.ts';
import { DESKTOP, PHONE, withThrottledPage } from './throttled-page.ts';
import { leanDocument } from './lean-document.ts';

/** As the site compresses its pages. */
const BROTLI_QUALITY = 5;

const BROWSER = { 'accept-encoding': 'br' };

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Servers of the pages that a page is measured beside, each at the page's own path. */
export interface Baselines {
  readonly withoutScripts: Service;
  readonly lean: Service;
}

/** Start the servers of both. They answer from memory, so that they are as fast as a site can be. */
export async function startBaselines(
  browser: Browser,
  origin: string,
  paths: readonly string[],
  workDir: string,
): Promise<Baselines> {
  const answers: Record<string, RawAnswer> = {};
  for (const path of paths) {
    const page = await receive(origin, { path, headers: BROWSER });
    answers[path] = await document(withoutScripts(await textOf(page)), page.headers);
  }
  for (const path of await filesOf(browser, origin, paths)) {
    answers[path] ??= await receive(origin, { path, headers: BROWSER });
  }
  const plain = await startRawServer(answers, { workDir, name: 'without-scripts' });
  try {
    const words: Record<string, RawAnswer> = {};
    for (const path of paths) {
      const html = await withThrottledPage(browser, { screen: PHONE }, async ({ page }) => {
        await page.goto(plain.origin + path);
        return page.evaluate(leanDocument);
      });
      words[path] = await document(html, ['content-type', 'text/html; charset=utf-8']);
    }
    return { withoutScripts: plain, lean: await startRawServer(words, { workDir, name: 'lean' }) };
  } catch (error) {
    await plain.stop();
    throw error;
  }
}

/** Return the paths of all but scripts and documents that the pages load on either screen. */
async function filesOf(browser: Browser, origin: string, paths: readonly string[]): Promise<Set<string>> {
  const files = new Set(['/favicon.svg']);
  for (const path of paths) {
    for (const screen of [PHONE, DESKTOP]) {
      await withThrottledPage(browser, { screen }, async ({ page, traffic }) => {
        await page.goto(origin + path);
        await traffic.quiet(500);
        for (const request of traffic.requests) {
          const { pathname, search } = new URL(request.url());
          const isFile = ['stylesheet', 'font', 'image'].includes(request.resourceType());
          if (isFile) files.add(pathname + search);
        }
      });
    }
  }
  return files;
}

/** Take every script out of a page, and every preload of one. */
function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<link\b[^>]*\bas="script"[^>]*>/g, '');
}

async function textOf({ headers, body }: RawAnswer): Promise<string> {
  const bytes = Buffer.from(body, 'base64');
  const isCompressed = headers.some(
    (name, index) => name.toLowerCase() === 'content-encoding' && headers[index + 1] === 'br',
  );
  return (isCompressed ? await decompress(bytes) : bytes).toString();
}

async function document(html: string, headers: RawAnswer['headers']): Promise<RawAnswer> {
  const body = await compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
  const replaced = new Set(['content-length', 'content-encoding', 'etag', 'link', 'speculation-rules']);
  const kept = headers.filter((_, index) => !replaced.has(headers[index - (index % 2)]!.toLowerCase()));
  return {
    status: 200,
    headers: [...kept, 'content-encoding', 'br', 'content-length', String(body.length)],
    body: body.toString('base64'),
  };
}
