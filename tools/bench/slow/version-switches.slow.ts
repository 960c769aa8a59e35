import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { rootDir } from '@sinima/build/workspace';
import type { Composition } from '@sinima/contracts/composition';
import { openSigningStore } from '@sinima/releases/open-store';
import type { ReleaseStore } from '@sinima/releases/store';
import type { Service } from '@sinima/site/service';
import { sampleCatalogue } from '../src/bff/catalogue-sample.ts';
import { runBff } from '../src/bff/running-bff.ts';
import { latencies } from '../src/measure/latency.ts';
import { publishOtherVersion } from '../src/site/other-version.ts';
import { prepareApart } from '../src/site/prepare-apart.ts';
import { runShell } from '../src/site/running-shell.ts';
import { siteProcesses } from '../src/site/site-processes.ts';
import { STORE_SETTINGS } from '../src/site/store-settings.ts';

const SWITCHES = 1_000;

/** How much more memory may be used after the switches than before, in megabytes. */
const MOST_MORE = 20;

/** How long a version may take to be on the pages, in milliseconds. */
const SHOWN_MS = 10_000;

/** Switches over which the least memory is looked for; so many go before the first is counted. */
const LOOKS = 100;

const say = (text: string): void => void process.stdout.write(`  ${text}\n`);

let workDir: string;
let store: ReleaseStore;
let bff: Service;
let shell: Service;

beforeAll(async () => {
  workDir = await mkdtemp(path.join(tmpdir(), 'sinima-slow-'));
  await prepareApart();
  store = await openSigningStore(STORE_SETTINGS, rootDir);
  bff = await runBff(
    { dataDir: path.join(workDir, 'data'), logDir: workDir },
    { cacheMegabytes: 64, logEvery: 1_000 },
  );
  shell = await runShell({
    name: 'switches',
    bffOrigin: bff.origin,
    logDir: workDir,
    settings: { PAGE_CACHE_MEGABYTES: '1', LOG_EVERY: '1000' },
  });
});

afterAll(async () => {
  await shell.stop();
  await bff.stop();
  await rm(workDir, { recursive: true, force: true });
});

/** Make a version live, and return when a page is made of it. */
async function switchTo(version: string, page: string): Promise<void> {
  await store.activate([{ app: 'mfe-title', version }], { why: 'switched' });
  const deadline = performance.now() + SHOWN_MS;
  while (performance.now() < deadline) {
    const response = await fetch(shell.origin + page);
    const html = await response.text();
    if (response.status !== 200) throw new Error(`${page} was answered with ${response.status}.`);
    if (versionOn(html) === version) return;
    await wait(5);
  }
  throw new Error(`${version} is not on ${page} after ${SHOWN_MS} ms.`);
}

/** Return the version of mfe-title that a page was made of: the first in its composition. */
function versionOn(html: string): string | undefined {
  const [, state] = /<script type="application\/json" id="sinima-page">(.*?)<\/script>/s.exec(html) ?? [];
  const { composition } = JSON.parse(state ?? '{}') as { composition?: Composition };
  return composition?.remotes.find(({ name }) => name === 'mfe-title')?.versions[0]?.version;
}

/** Have pages made, so that processes have grown to their size under load before anything is compared. */
async function makePages(pages: readonly string[]): Promise<void> {
  const urls = pages.map((page) => shell.origin + page);
  await latencies(urls, { connections: 8, headers: { cookie: 'sinima_session=nobody' } });
}

/** Memory in megabytes. */
interface Used {
  /** Heap of the front, and of all renderers with it. */
  readonly front: number;
  readonly heaps: number;
  /** The memory of all processes: launcher, front and renderers. */
  readonly whole: number;
  readonly processes: number;
}

async function memoryNow(): Promise<Used> {
  const metrics = await (await fetch(`${shell.origin}/metrics`)).text();
  const bytes = (name: string): number =>
    [...metrics.matchAll(new RegExp(`^${name}(?:{.*})? (\\S+)$`, 'gm'))].reduce(
      (total, [, value]) => total + Number(value),
      0,
    );
  const front = bytes('nodejs_heap_size_used_bytes') / 1024 ** 2;
  const renderers = bytes('sinima_shell_renderer_heap_bytes') / 1024 ** 2;
  const { all } = await siteProcesses(shell.pid);
  const whole = all.reduce((total, { megabytes }) => total + megabytes, 0);
  return { front, heaps: front + renderers, whole, processes: all.length };
}

/** Switch so many times, and return the least memory that was seen: garbage is collected when it pleases V8. */
async function leastMemoryOf(
  switches: number,
  [first, second]: readonly [string, string],
  page: string,
): Promise<Used> {
  let least: Used = { front: Infinity, heaps: Infinity, whole: Infinity, processes: Infinity };
  for (let count = 0; count < switches; count += 1) {
    await switchTo(count % 2 === 0 ? first : second, page);
    const now = await memoryNow();
    least = {
      front: Math.min(least.front, now.front),
      heaps: Math.min(least.heaps, now.heaps),
      whole: Math.min(least.whole, now.whole),
      processes: Math.min(least.processes, now.processes),
    };
  }
  return least;
}

it('1,000 switches between two versions leave memory where it was, and the front running', async () => {
  const { titles } = await sampleCatalogue(bff.origin);
  const page = `/title/${titles[0]!.slug}`;
  const live = (await store.generation()).apps['mfe-title']!.version;
  const versions = [await publishOtherVersion(store, 'mfe-title', 'switched'), live] as const;
  for (const version of [...versions, ...versions]) {
    await switchTo(version, page);
    await makePages(titles.map(({ slug }) => `/title/${slug}`));
  }
  const before = await leastMemoryOf(LOOKS, versions, page);
  const { pid } = (await siteProcesses(shell.pid)).front;
  say(`before: ${JSON.stringify(before)}`);

  const startedAt = performance.now();
  let after = before;
  for (let done = 0; done < SWITCHES; done += LOOKS) {
    after = await leastMemoryOf(LOOKS, versions, page);
    const seconds = (performance.now() - startedAt) / 1_000;
    say(`${done + LOOKS} switches in ${seconds.toFixed(0)} s: ${JSON.stringify(after)}`);
  }
  expect((await siteProcesses(shell.pid)).front.pid).toBe(pid);
  expect(after.front - before.front).toBeLessThanOrEqual(MOST_MORE);
  expect(after.heaps - before.heaps).toBeLessThanOrEqual(MOST_MORE);
  expect(after.whole - before.whole).toBeLessThanOrEqual(MOST_MORE);
  expect(after.processes).toBeLessThanOrEqual(before.processes + 2);
});
