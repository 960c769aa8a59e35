/** Module Federation's example host shows pages of our remotes, from the store by their manifests: `docs/decisions/0041-federation.md`. */
import { readFile, readdir } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';
import { releaseFileUrl } from '@sinima/contracts/content-address';
import { runProcess } from '@sinima/processes/run-process';
import { expect, test } from './site/site-test.ts';
import { pristineStoreDir, temporaryDir } from './site/test-folders.ts';

const pages = [
  {
    app: 'mfe-title',
    page: 'title',
    route: '/title/:slug',
    address: '/title/living-in-bondage',
    api: '/api/titles/',
  },
  { app: 'mfe-people', page: 'people', route: '/people', address: '/people', api: '/api/people' },
  { app: 'mfe-catalogue', page: 'movies', route: '/movies', address: '/movies', api: '/api/titles' },
  { app: 'mfe-community', page: 'lists', route: '/lists', address: '/lists', api: '/api/lists' },
] as const;

let server: Server;
let host: string;

/** Return the address of the manifest of an app's one release. */
async function manifestOf(app: string): Promise<string> {
  const files = await readdir(path.join(pristineStoreDir(), app, 'browser'));
  const manifest = files.find((file) => /^mf-manifest\..*\.json$/.test(file));
  if (manifest === undefined) throw new Error(`${app} has no manifest.`);
  return releaseFileUrl(app, `browser/${manifest}`);
}

test.beforeAll(async ({ baseURL }) => {
  const dir = await temporaryDir('stock-host');
  const args = ['src/stock/build-stock-host.mjs', dir];
  const built = await runProcess({
    command: process.execPath,
    args,
    cwd: path.join(rootDir, 'e2e'),
    env: process.env,
  });
  expect(built.code, built.output).toBe(0);

  const answer = async (url: string): Promise<{ type: string; body: Buffer | string }> => {
    if (/^\/(api|releases)\//.test(url)) {
      const response = await fetch(new URL(url, baseURL));
      return {
        type: response.headers.get('content-type') ?? '',
        body: Buffer.from(await response.arrayBuffer()),
      };
    }
    if (url.startsWith('/host/'))
      return { type: 'text/javascript', body: await readFile(path.join(dir, path.basename(url))) };
    return { type: 'text/html', body: '<!doctype html><body><script src="/host/main.js"></script>' };
  };
  server = createServer(({ url = '/' }, response) => {
    response.setHeader('Content-Security-Policy', "script-src 'self'");
    answer(url).then(
      ({ type, body }) => response.setHeader('Content-Type', type).end(body),
      () => response.writeHead(502).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

test.afterAll(() => new Promise<void>((resolve) => void server.close(() => resolve())));

for (const { app, page: id, route, address, api } of pages) {
  test(`the example host shows a page of ${app} with heading, styles and data`, async ({ page }) => {
    const manifest = `${host}${await manifestOf(app)}`;
    const read = page.waitForResponse((response) => new URL(response.url()).pathname.startsWith(api));
    const asked = new URLSearchParams({ name: app, manifest, page: id, route });
    await page.goto(`${host}${address}#${asked.toString()}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await read).ok()).toBe(true);
    const styles = await page.evaluate(
      (folder) =>
        [...document.styleSheets]
          .filter(({ href }) => href?.includes(folder))
          .map(({ cssRules }) => cssRules.length),
      `/releases/${app}/`,
    );
    expect(styles).toEqual([expect.any(Number)]);
    expect(styles[0]).toBeGreaterThan(0);
  });
}

test('the part of the example host that is about remotes has at most thirty lines', async () => {
  const text = await readFile(path.join(rootDir, 'e2e/src/stock/bootstrap.tsx'), 'utf8');
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !/^(import|\/\*\*)/.test(line));
  const own = lines.slice(
    0,
    lines.findIndex((line) => line.startsWith('createRoot(')),
  );
  expect(own.length).toBeLessThanOrEqual(30);
});
