/** Every link of every page leads to a page: followed by HTTP alone, as a crawler or a visitor without scripts does. */
import { languageOfPath } from '@sinima/contracts/languages';
import { sitePages } from './site/site-pages.ts';
import { expect, test } from './site/site-test.ts';

const isSlow = process.env.SLOW !== undefined;
/** Pages that are read for their links, of one kind. */
const pagesPerKind = isSlow ? 12 : 1;
/** Links that are followed, to one kind of page; the slow tests follow all. */
const linksPerKind = isSlow ? Infinity : 6;
/** Requests at a time. */
const width = 8;

test.describe.configure({ timeout: 180_000 });

/** The kind of page at an address: its path with what varies left out. */
function kindOf({ pathname, searchParams }: URL): string {
  const { language, path: inEnglish } = languageOfPath(pathname);
  // What is linked in one language is linked in the others: `languages.test.ts` compares them.
  if (language !== 'en') return language;
  const path = inEnglish
    .replace(/^\/(titles?|person|lists|festivals|awards|company)\/[^/]+/, '/$1/:slug')
    .replace(/^\/attached_assets\/.*/, '/attached_assets/:file');
  return [path, ...[...searchParams.keys()].sort()].join(' ');
}

/** The links and forms of a page that stay within the site. */
function targetsOf(html: string, address: URL): URL[] {
  const links = [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href]) => href!);
  const forms = [...html.matchAll(/<form\s[^>]*?action="([^"]*)"/g)].map(([, action]) => action!);
  return [...links, ...forms]
    .map((target) => new URL(target.replaceAll('&amp;', '&'), address))
    .filter((url) => url.origin === address.origin && !url.pathname.startsWith('/api/'))
    .map((url) => new URL(url.pathname + url.search, address));
}

test('the links of every page, followed from all kinds of page, lead to a page', async ({ baseURL }) => {
  const waiting = new Map(
    sitePages.map(({ address }) => [new URL(address, baseURL).href, 'the list of pages']),
  );
  const followed = new Set<string>();
  const read = new Map<string, number>();
  const found = new Map<string, number>();
  const broken: string[] = [];

  async function follow(href: string, from: string): Promise<void> {
    const address = new URL(href);
    const kind = kindOf(address);
    const response = await fetch(address, { headers: { accept: 'text/html' } });
    const html = await response.text();
    if (response.status !== 200)
      broken.push(`${address.pathname}${address.search} is a ${response.status}, on ${from}`);
    const before = read.get(kind) ?? 0;
    if (response.status !== 200 || before >= pagesPerKind) return;
    read.set(kind, before + 1);
    for (const target of targetsOf(html, address)) {
      if (followed.has(target.href) || waiting.has(target.href)) continue;
      const known = found.get(kindOf(target)) ?? 0;
      if (known >= linksPerKind) continue;
      found.set(kindOf(target), known + 1);
      waiting.set(target.href, address.pathname + address.search);
    }
  }

  while (waiting.size > 0) {
    const batch = [...waiting].slice(0, width);
    for (const [href] of batch) {
      waiting.delete(href);
      followed.add(href);
    }
    await Promise.all(batch.map(([href, from]) => follow(href, from)));
  }
  expect(broken).toEqual([]);
  expect(followed.size).toBeGreaterThan(isSlow ? 500 : 100);
});

for (const path of [
  '/no-such-page',
  '/movies/no-such',
  '/title',
  '/person',
  '/festivals/a/b',
  '/TV-SHOWS.html',
]) {
  test(`${path}, to which nothing leads, is the 404 screen with its two texts`, async ({ baseURL }) => {
    const response = await fetch(new URL(path, baseURL));
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(html).toContain('404 Page Not Found');
    expect(html).toContain('Did you forget to add the page to the router?');
  });
}
