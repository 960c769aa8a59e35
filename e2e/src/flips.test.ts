/** What visitors see while an operator goes back and forth between two versions: on two shell servers that share a store. */
import { setTimeout as wait } from 'node:timers/promises';
import { rootDir } from '@sinima/build/workspace';
import { findSeaweedfs } from '@sinima/releases/install-seaweedfs';
import { openObjects } from '@sinima/releases/open-store';
import { startSeaweedfs } from '@sinima/releases/start-seaweedfs';
import { versionsOn } from './site/page-versions.ts';
import { title } from './site/site-pages.ts';
import { expect, test } from './site/operated-site.ts';
import { pristineStoreDir } from './site/test-folders.ts';
import { TIMED } from './site/test-tags.ts';
import { startSecondShell, startTwoShells, type TwoShells } from './site/two-shells.ts';

/** The remote of which two versions are in the store. */
const FLIPPED_APP = 'mfe-title';

/** Enough for a build on a busy machine, in milliseconds. */
const PREPARATION_MS = 180_000;

/** Longest time of a slow test, in milliseconds. */
const SLOW_MS = 30 * 60_000;

/** Visitors of each shell server, who ask for a page again after a pause (ms): together they keep half a core busy. */
const VISITORS = 4;
const PAUSE_MS = 150;

/** How soon new pages of both shell servers have the other version, in milliseconds: 99 of 100 times, on two idle cores. */
const P99_MS = 1_000;

/** Ask for the page of a title once. @returns the version that it was made from. Throws what is wrong with the page */
async function askOnce(origin: string, flipped: TwoShells['flipped']): Promise<string> {
  const response = await fetch(origin + title.address);
  const html = await response.text();
  if (response.status !== 200) throw new Error(`${origin} answers ${response.status}.`);
  const version = versionsOn(html)[FLIPPED_APP]?.[0];
  const made = flipped.find((each) => each.version === version);
  if (!made) throw new Error(`A page names ${version} of ${FLIPPED_APP}.`);
  const headings = flipped.map(({ heading }) => heading).filter((heading) => html.includes(`>${heading}<`));
  if (headings.join() !== made.heading) throw new Error(`A page of ${version} shows "${headings.join()}".`);
  return made.version;
}

/** Ask all shell servers for pages, again and again. */
function visit({ origins, flipped }: TwoShells): { pages: () => number; stop: () => Promise<void> } {
  const stop = new AbortController();
  let pages = 0;
  const visitors = origins.flatMap((origin) =>
    Array.from({ length: VISITORS }, async () => {
      while (!stop.signal.aborted) {
        await askOnce(origin, flipped);
        pages += 1;
        await wait(PAUSE_MS);
      }
    }),
  );
  const all = Promise.all(visitors);
  all.catch(() => undefined);
  return {
    pages: () => pages,
    async stop() {
      stop.abort();
      await all;
    },
  };
}

/** Resolves when every shell server makes new pages of this version. Rejects after 10 s. */
async function servedEverywhere(version: string, { origins, flipped }: TwoShells): Promise<void> {
  const deadline = Date.now() + 10_000;
  await Promise.all(
    origins.map(async (origin) => {
      while ((await askOnce(origin, flipped)) !== version) {
        if (Date.now() > deadline) throw new Error(`${origin} does not serve ${version}.`);
        await wait(5);
      }
    }),
  );
}

/** Go back and forth under load. @returns how long each change took to reach new pages, in ms, the shortest first */
async function flipUnderLoad(shells: TwoShells, times: number): Promise<{ pages: number; p99: number }> {
  const visitors = visit(shells);
  const delays: number[] = [];
  for (let count = 0; count < times; count += 1) {
    const { version } = shells.flipped[(count + 1) % 2]!;
    const began = performance.now();
    await shells.operator.activate([{ app: FLIPPED_APP, version }], { who: 'test', why: 'back and forth' });
    await servedEverywhere(version, shells);
    delays.push(performance.now() - began);
  }
  await visitors.stop();
  delays.sort((a, b) => a - b);
  const at = (share: number) => delays[Math.min(times - 1, Math.floor(times * share))]!;
  const figures = [at(0.5), at(0.99), at(1)].map((delay) => delay.toFixed(0));
  console.log(`${times} flips, ${visitors.pages()} pages; ms at median, p99, most: ${figures.join(', ')}`);
  return { pages: visitors.pages(), p99: at(0.99) };
}

test.describe('in a folder', () => {
  test.describe.configure({ mode: 'serial', timeout: PREPARATION_MS });

  let shells: TwoShells;

  test.beforeAll(async ({ operated }) => {
    test.setTimeout(PREPARATION_MS);
    shells = await startSecondShell(operated);
    await operated.activate(operated.titles[0]);
  });

  test.afterAll(() => shells.stop());

  test('twenty flips under load fail no request and mix no page', async () => {
    expect((await flipUnderLoad(shells, 20)).pages).toBeGreaterThan(20);
  });

  test('two hundred flips reach new pages within a second, 99 of 100 times', { tag: TIMED }, async () => {
    test.setTimeout(SLOW_MS);
    expect((await flipUnderLoad(shells, 200)).p99).toBeLessThan(P99_MS);
  });

  test('a thousand flips under load fail no request and mix no page', { tag: TIMED }, async () => {
    test.setTimeout(SLOW_MS);
    expect((await flipUnderLoad(shells, 1_000)).pages).toBeGreaterThan(1_000);
  });
});

test(
  'in a bucket, two hundred flips reach new pages within a second, 99 of 100 times',
  { tag: TIMED },
  async () => {
    test.setTimeout(SLOW_MS);
    const seaweedfs = findSeaweedfs();
    test.skip('missing' in seaweedfs, 'missing' in seaweedfs ? seaweedfs.missing : '');
    if ('missing' in seaweedfs) return;
    const bucket = await startSeaweedfs(seaweedfs.weed);
    const env = {
      ...bucket.environment,
      RELEASES_BUCKET: bucket.address,
      RELEASES_S3_ENDPOINT: bucket.endpoint,
    };
    Object.assign(process.env, bucket.environment);
    try {
      const from = await openObjects({ RELEASES_DIR: pristineStoreDir() }, rootDir);
      const to = await openObjects(env, rootDir);
      for (const key of await from.list('')) await to.write(key, (await from.read(key))!.bytes);
      const shells = await startTwoShells(env);
      try {
        expect((await flipUnderLoad(shells, 200)).p99).toBeLessThan(P99_MS);
      } finally {
        await shells.stop();
      }
    } finally {
      await bucket.stop();
    }
  },
);
