/** Images that are built and run without Docker: what they hold, and that the composition serves, rolls back and ends well. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { rootDir } from '@sinima/build/workspace';
import { openSigningStore } from '@sinima/releases/open-store';
import { sampleCatalogue } from '../src/bff/catalogue-sample.ts';
import { markdownTable } from '../src/measure/markdown-table.ts';
import { publishOtherVersion } from '../src/site/other-version.ts';
import { ensureBaseImage, missingPrograms } from './containers/base-image.ts';
import { buildImages, IMAGES } from './containers/build-images.ts';
import { startComposition, type Composition } from './containers/composition.ts';
import { imageContents } from './containers/image-contents.ts';
import { ask, load, newVisitor } from './scale/visitors.ts';

const APP = 'mfe-title';

const say = (text: string): void => void process.stdout.write(`  ${text}\n`);

let workDir: string;
let site: Composition;
let pages: readonly string[];

beforeAll(async () => {
  const missing = missingPrograms();
  if (missing) throw new Error(missing);
  workDir = await mkdtemp(path.join(tmpdir(), 'sinima-slow-'));
  await ensureBaseImage(say);
  const built = await buildImages();
  const rows = built.map(({ image, megabytes, seconds }) => [
    image,
    megabytes.toFixed(0),
    seconds.toFixed(0),
  ]);
  say(markdownTable(['image', 'MB', 'seconds to build'], rows).replaceAll('\n', '\n  '));
  site = await startComposition(workDir, say);
  const { titles } = await sampleCatalogue(site.nginx.origin);
  pages = ['/', '/movies', ...titles.slice(0, 8).map(({ slug }) => `/title/${slug}`)];
});

afterAll(async () => {
  await site?.stop();
  if (workDir) await rm(workDir, { recursive: true, force: true });
});

it.each(IMAGES)('the image %s runs as an ordinary user and holds no secret', async (image) => {
  const { user, secrets } = await imageContents(image);
  expect([user, secrets]).toEqual(['node', []]);
});

it.each(['bff', 'shell', 'operator'] as const)(
  'the image %s holds no package for developers',
  async (image) => {
    expect((await imageContents(image)).developmentPackages).toEqual([]);
  },
);

it('services cannot write beside their volumes', async () => {
  for (const { execAsRoot } of [...site.bffs, ...site.shells, site.operator]) {
    await expect(execAsRoot('touch', '/app/package.json')).rejects.toThrow('Read-only file system');
    await expect(execAsRoot('touch', '/etc/passwd')).rejects.toThrow('Read-only file system');
  }
});

it('every page and call of the API is answered through nginx', async () => {
  for (const page of [...pages, '/api/genres', '/api/stats', '/health/ready']) {
    const { status, body } = await ask(site.nginx.origin + page, newVisitor());
    expect([page, status]).toEqual([page, 200]);
    if (page.startsWith('/title/')) expect(body).toContain('<h1');
  }
});

/** Ask for a page until it shows what it should, or for 30 s. @returns after how many milliseconds it did */
async function untilPage(page: string, holds: (body: string) => boolean): Promise<number> {
  const startedAt = performance.now();
  for (;;) {
    const { body } = await ask(site.nginx.origin + page, newVisitor());
    const ms = Math.round(performance.now() - startedAt);
    if (holds(body)) return ms;
    if (ms > 30_000) throw new Error(`${page} is not as it should be after ${ms} ms.`);
    await wait(50);
  }
}

it('a remote is rolled back from inside a container', async () => {
  const page = pages.at(-1)!;
  const store = await openSigningStore(site.storeSettings, rootDir);
  const other = await publishOtherVersion(store, APP, `container ${Date.now()}`);
  await site.releases('activate', `${APP}@${other}`, '--why', 'to be taken back');
  await untilPage(page, (body) => body.includes(other));
  say((await site.releases('rollback', APP, '--why', 'wrong')).trim());
  say(`rolled back: nginx shows it after ${await untilPage(page, (body) => !body.includes(other))} ms`);
});

it('no request fails when a shell, then a BFF, gets SIGTERM under load and comes back', async () => {
  const addresses = [...pages, '/api/genres', '/api/stats'].map((page) => site.nginx.origin + page);
  const visitors = load(addresses);
  for (const container of [site.shells[1], site.bffs[1]]) {
    await wait(2_000);
    expect([container.name, await container.stop()]).toEqual([container.name, 0]);
    await wait(2_000);
    await container.restart();
  }
  await wait(2_000);
  const { answers, failures } = await visitors.stop();
  say(
    `SIGTERM under load: ${answers} answers, ${failures.length} failures ${failures.slice(0, 3).join('; ')}`,
  );
  expect(answers).toBeGreaterThan(100);
  expect(failures).toEqual([]);
});

it('all of it ends by SIGTERM within its time', async () => {
  const containers = [site.operator, ...site.shells, ...site.bffs];
  const codes = await Promise.all(containers.map(async ({ name, stop }) => [name, await stop()]));
  expect(codes).toEqual(containers.map(({ name }) => [name, 0]));
});
