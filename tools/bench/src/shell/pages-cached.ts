import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { besideRaw, type BesideRaw } from '../measure/beside-raw.ts';
import type { Asked } from '../measure/start-raw-server.ts';

/** A page from the cache, asked for as a browser does. */
export interface CachedPage extends Asked {
  readonly name: string;
}

/** How fast a page went out of the cache, beside a server that can do nothing else. */
export interface CachedPageFigures extends BesideRaw {
  readonly page: CachedPage;
}

/** How long it takes until a page that lacked some data is made anew, in ms. */
const SETTLING_MS = 6_000;

const BROWSER = { 'accept-encoding': 'br' };

/** Return the etag that a page has; undefined when it has none. */
function etagOf(url: string, headers: Asked['headers']): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.headers.etag)).on('error', reject);
    }).on('error', reject);
  });
}

/** Return the pages at these addresses, and the first of them again, as a client with a copy asks for it. */
export async function cachedPages(
  origin: string,
  paths: readonly string[],
  more: Asked['headers'] = {},
): Promise<CachedPage[]> {
  const headers = { ...BROWSER, ...more };
  const pages = paths.map((path) => ({ name: path, path, headers }));
  const [first] = paths;
  // A page that was made while the shell started may lack some data: it is fresh for 5 s, and made anew when asked for then.
  for (let asked = 0; asked < 2; asked += 1) {
    for (const path of paths) await etagOf(origin + path, headers);
    await wait(SETTLING_MS);
  }
  const etag = first === undefined ? undefined : await etagOf(origin + first, headers);
  if (first === undefined || etag === undefined) return pages;
  return [
    ...pages,
    { name: `${first}, unchanged`, path: first, headers: { ...headers, 'if-none-match': etag } },
  ];
}

/** Measure pages in turns with a raw server that sends the same. */
export async function measureCachedPages(
  origin: string,
  pages: readonly CachedPage[],
  options: { seconds: number; workDir: string },
): Promise<CachedPageFigures[]> {
  const figures = await besideRaw(origin, pages, options);
  return figures.map((one, index) => ({ page: pages[index]!, ...one }));
}
