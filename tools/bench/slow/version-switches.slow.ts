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
import { publishOtherVersion } from '../src/site/other-version.ts';
import { prepareApart } from '../src/site/prepare-apart.ts';
import { runShell } from '../src/site/running-shell.ts';
import { siteProcesses } from '../src/site/site-processes.ts';
import { STORE_SETTINGS } from '../src/site/store-settings.ts';

const SWITCHES = 1_000;

/** Switches that go before memory is first looked at, so that code is compiled and buffers have their size. */
const WARM_UP = 100;

/** How much more memory may be used after the switches than before, in megabytes. */
const MOST_MORE = 20;

/** How long a version may take to be on the pages, in milliseconds. */
const SHOWN_MS = 10_000;

/** How often memory is looked at, of which the least counts: garbage is collected when it pleases V8. */
const LOOKS = 10;

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

interface Used {
  readonly front: number;
  readonly all: number;
}

async function leastMemory(): Promise<Used> {
  let least: Used = { front: Infinity, all: Infinity };
  for (let look = 0; look < LOOKS; look += 1) {
    const { front, all } = siteProcesses(shell.pid);
    const sum = all.reduce((total, { megabytes }) => total + megabytes, 0);
    least = { front: Math.min(least.front, front.megabytes), all: Math.min(least.all, sum) };
    await wait(500);
  }
  return least;
}

it('1,000 switches between two versions leave memory where it was, and the front running', async () => {
  const { titles } = await sampleCatalogue(bff.origin);
  const page = `/title/${titles[0]!.slug}`;
  const live = (await store.generation()).apps['mfe-title']!.version;
  const versions = [await publishOtherVersion(store, 'mfe-title', 'switched'), live];
  for (let count = 0; count < WARM_UP; count += 1) await switchTo(versions[count % 2]!, page);
  const before = await leastMemory();
  const { pid } = siteProcesses(shell.pid).front;

  const startedAt = performance.now();
  for (let count = 0; count < SWITCHES; count += 1) {
    await switchTo(versions[count % 2]!, page);
    if (count % 100 === 99) say(`${count + 1} switches, ${JSON.stringify(await leastMemory())}`);
  }
  const seconds = (performance.now() - startedAt) / 1_000;
  const after = await leastMemory();
  say(`${SWITCHES} switches in ${seconds.toFixed(0)} s: ${JSON.stringify({ before, after })} MB`);
  expect(siteProcesses(shell.pid).front.pid).toBe(pid);
  expect(after.front - before.front).toBeLessThanOrEqual(MOST_MORE);
  expect(after.all - before.all).toBeLessThanOrEqual(MOST_MORE);
});
