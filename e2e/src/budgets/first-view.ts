/** The files of each app that a first view of a page fetches before anybody scrolls, as its document names them. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';

/** Bytes as they are sent (Brotli), by app: `shell`, `mfe-title`. */
export type BytesByApp = Readonly<Record<string, number>>;

export interface FirstView {
  readonly scripts: BytesByApp;
  readonly styles: BytesByApp;
  /** The share of each remote's entry in these scripts: the cost of a further remote beyond its own code. */
  readonly entries: BytesByApp;
  /** How many files those are. */
  readonly files: number;
}

/** By the page's address. */
export type FirstViews = Readonly<Record<string, FirstView>>;

const file = path.join(import.meta.dirname, 'first-views.json');

/** The figures that were committed. */
export const committed = (): FirstViews => JSON.parse(readFileSync(file, 'utf8')) as FirstViews;

export function commit(views: FirstViews): void {
  writeFileSync(file, `${JSON.stringify(views, null, 2)}\n`);
}

const NAMED = {
  scripts: /<link rel="preload" as="script" href="([^"]+)"|<script [^>]*src="(\/releases\/[^"]+)"/g,
  styles: /<link rel="stylesheet" href="([^"]+)"/g,
} as const;

const addressesIn = (html: string, pattern: RegExp): string[] => [
  ...new Set([...html.matchAll(pattern)].map(([, link, script]) => link ?? script ?? '')),
];

/** `/releases/mfe-title/browser/title.<hash>.js` → `mfe-title` */
const appOf = (address: string): string => address.split('/')[2] ?? '';

/** Return what measures first views; files that pages share are asked for once. */
export function createMeasure(request: APIRequestContext): (address: string) => Promise<FirstView> {
  const sizes = new Map<string, Promise<number>>();

  async function fetchSize(address: string): Promise<number> {
    const response = await request.get(address, { headers: { 'accept-encoding': 'br' } });
    if (!response.ok()) throw new Error(`${address} answers ${response.status()}.`);
    return Number(response.headers()['content-length']);
  }

  function sizeOf(address: string): Promise<number> {
    const size = sizes.get(address) ?? fetchSize(address);
    sizes.set(address, size);
    return size;
  }

  async function byApp(addresses: readonly string[]): Promise<BytesByApp> {
    const sums: Record<string, number> = {};
    // The order in a document is that of need, and may be another the next time.
    for (const address of addresses.toSorted())
      sums[appOf(address)] = (sums[appOf(address)] ?? 0) + (await sizeOf(address));
    return sums;
  }

  return async (address) => {
    const html = await (await request.get(address)).text();
    const [scripts, styles] = [addressesIn(html, NAMED.scripts), addressesIn(html, NAMED.styles)];
    return {
      scripts: await byApp(scripts),
      styles: await byApp(styles),
      entries: await byApp(scripts.filter((each) => each.includes('/remote-entry.'))),
      files: scripts.length + styles.length,
    };
  };
}
