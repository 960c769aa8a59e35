/** A version that some visitors get, or one browser alone: on the site that is operated. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from '@playwright/test';
import { hydrated } from '@sinima/testing/readiness';
import { home, title } from './site/site-pages.ts';
import { expect, test } from './site/operated-site.ts';
import { changeFile, sourceWith } from './site/repository-copy.ts';
import { releases } from './site/site-process.ts';

/** Enough for a build on a busy machine, in milliseconds. */
const PATIENCE = 120_000;

test.describe.configure({ mode: 'serial', timeout: PATIENCE });

let address: string;
let store: string;
/** A version of mfe-title that is published and not live. */
let version: string;

test.beforeAll(async ({ operated }) => {
  ({ address, storeDir: store } = operated);
  const [live, other] = operated.titles;
  ({ version } = other);
  await operated.activate(live);
});

/** What stands over the plot, once the browser has taken the page over. */
async function summaryHeading(page: Page): Promise<string | null> {
  await page.goto(address + title.address);
  await hydrated(page);
  return page.getByRole('heading', { name: /Summary/ }).textContent();
}

/** Look at the page as somebody who was never here. */
async function asNewcomer<T>(browser: Browser, look: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext();
  try {
    return await look(await context.newPage());
  } finally {
    await context.close();
  }
}

test('a link previews a version in one browser, says so on every page, and ends there', async ({
  page,
  browser,
  complaints,
}) => {
  const args = ['preview', 'mfe-title', version, '--site', address, '--path', title.address];
  const { output } = await releases(store, args);
  const link = /^http\S+/m.exec(output)![0];
  const response = await page.goto(link);
  expect(page.url()).toBe(address + title.address);
  expect(await response?.headerValue('x-robots-tag')).toBe('noindex');
  expect(await response?.headerValue('cache-control')).toBe('private, no-store');
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'New Summary' })).toBeVisible();

  await page.goto(address + home.address);
  const bar = page.getByRole('complementary', { name: 'Preview' });
  await expect(bar).toContainText(`preview of mfe-title ${version}`);
  expect(await asNewcomer(browser, summaryHeading)).toBe('Plot Summary');
  await page.goto(`${address}${title.address}?boundaries`);
  await page.getByRole('button', { name: 'mfe-title/pages/title' }).click();
  const boundaries = page.getByRole('complementary', { name: 'Boundaries' });
  await expect(boundaries).toContainText('Its folder in the repository is mfe-title/.');

  await page.goto(address + title.address);
  await bar.getByRole('link', { name: 'End the preview' }).click();
  await expect(page.getByRole('heading', { name: 'Plot Summary' })).toBeVisible();
  expect(page.url()).toBe(address + title.address);
  await expect(bar).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a canary is the same for a visitor on every page, and leaves no trace when it is stopped', async ({
  operated,
  browser,
}) => {
  const started = await releases(store, ['canary', 'mfe-title', version, '--percent', '50']);
  expect(started.code, started.output).toBe(0);
  await operated.served();
  // The cookies of a visitor of each arm: the server's page tells the arm of each.
  const visitors = new Map<string, string>();
  for (let visitor = 0; visitor < 20 && visitors.size < 2; visitor += 1) {
    const response = await fetch(address + title.address);
    const heading = /(?:New|Plot) Summary/.exec(await response.text())![0];
    visitors.set(heading, /sinima-visitor=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')![1]!);
  }
  expect([...visitors.keys()].sort()).toEqual(['New Summary', 'Plot Summary']);
  for (const [heading, value] of visitors) {
    await asNewcomer(browser, async (page) => {
      await page.context().addCookies([{ name: 'sinima-visitor', value, url: address }]);
      expect(await summaryHeading(page)).toBe(heading);
      const otherTab = await page.context().newPage();
      expect(await summaryHeading(otherTab)).toBe(heading);
    });
  }

  const context = await browser.newContext();
  const page = await context.newPage();
  await summaryHeading(page);
  expect((await context.cookies()).map(({ name }) => name)).toContain('sinima-visitor');
  const stopped = await releases(store, ['abort', 'mfe-title', '--why', 'it was a test']);
  expect(stopped.code, stopped.output).toBe(0);
  await operated.served();
  expect(await summaryHeading(page)).toBe('Plot Summary');
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('sinima-visitor');
  await context.close();
});

/** Two remotes with widgets on one page, and a word of each that their next version changes. */
const PAIR = [
  ['mfe-catalogue', 'Trending Now', 'New Trends'],
  ['mfe-people', 'Featured Talent', 'New Talent'],
] as const;

test('a set of two remotes on one page is for a visitor whole or not at all, and goes back whole', async ({
  operated,
  browser,
}) => {
  const run = async (...args: string[]): Promise<string> => {
    const { code, output } = await releases({ RELEASES_DIR: store }, args, operated.copy);
    expect(code, output).toBe(0);
    await operated.served();
    return output;
  };
  const apps = PAIR.map(([app]) => app);
  const { copy } = operated;
  const files: string[] = [];
  for (const [app, former, word] of PAIR) {
    const file = await sourceWith(copy, `${app}/src`, former);
    await changeFile(copy, file, former, word);
    files.push(file);
  }
  const { apps: live } = await operated.store.generation();
  await run('publish', ...apps, '--no-activate', '--force', '--why', 'new words');
  // Other tests have the sources as they were.
  for (const [index, [, former, word]] of PAIR.entries()) await changeFile(copy, files[index]!, word, former);
  const set: string[] = [];
  for (const app of apps) {
    const versions = await operated.store.versions(app);
    set.push(`${app}@${versions.find((each) => each !== live[app]!.version)}`);
  }

  /** Which of the words an answer has, of both remotes: former or new ones. */
  const wordsIn = (html: string): string =>
    PAIR.map(([, former, word]) => [former, word].filter((each) => html.includes(each)).join()).join(', ');
  const [former, next] = ['Trending Now, Featured Talent', 'New Trends, New Talent'];
  const html = async (): Promise<string> => (await fetch(address + home.address)).text();

  await run('canary', ...set, '--percent', '50');
  const visitors = new Map<string, string>();
  for (let visitor = 0; visitor < 20; visitor += 1) {
    const response = await fetch(address + home.address);
    const cookie = /sinima-visitor=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')![1]!;
    visitors.set(wordsIn(await response.text()), cookie);
  }
  expect([...visitors.keys()].sort()).toEqual([next, former]);
  await asNewcomer(browser, async (page) => {
    await page.context().addCookies([{ name: 'sinima-visitor', value: visitors.get(next)!, url: address }]);
    await page.goto(address + home.address);
    await hydrated(page);
    for (const [, , word] of PAIR) await expect(page.getByRole('heading', { name: word })).toBeVisible();
  });

  await run('abort', apps[1]!, '--why', 'it was a test');
  expect(wordsIn(await html())).toBe(former);
  await run('activate', ...set);
  expect(wordsIn(await html())).toBe(next);
  await run('rollback', ...apps, '--why', 'it was a test');
  expect(wordsIn(await html())).toBe(former);
  for (const app of apps) await operated.store.resume(app, { why: 'it was a test' });
});

/** Serve the site as it is, but for the signatures of some of its files. */
async function withoutSignatures(files: RegExp): Promise<{ url: string; close: () => void }> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(address + request.url);
    const headers = [...answer.headers].filter(
      ([name]) => !/^(content-(encoding|length)|transfer-encoding|connection|keep-alive)$/.test(name),
    );
    const kept = files.test(request.url ?? '')
      ? headers.filter(([name]) => !name.startsWith('signature'))
      : headers;
    response.writeHead(answer.status, Object.fromEntries(kept)).end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close().closeAllConnections() };
}

test('a script that its team did not sign does not run, though its bytes are right', async ({ page }) => {
  const proxy = await withoutSignatures(/\/mfe-title\/browser\/remote-entry\./);
  const blocked: string[] = [];
  page.on('requestfailed', (request) => blocked.push(`${request.url()} ${request.failure()?.errorText}`));
  await page.goto(proxy.url + title.address);
  await expect
    .poll(() => blocked)
    .toContainEqual(expect.stringMatching(/remote-entry\..*SRIMessageSignatureMismatch/));
  // The host's own script, which is signed, runs.
  await hydrated(page, 'header:not(main *) a, footer button');
  await expect(page.getByRole('heading', { level: 1, name: title.heading })).toBeVisible();
  proxy.close();
});
