/** What visitors see while an operator goes back and forth between two versions: on two shell servers that share a store. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { rootDir } from '@sinima/build/workspace';
import { portMessage } from '@sinima/processes/readiness';
import { startProcess, type StartedProcess } from '@sinima/processes/start-process';
import { openSigningStore } from '@sinima/releases/open-store';
import type { ReleaseStore } from '@sinima/releases/store';
import { versionsOn } from './site/page-versions.ts';
import { changeFile, componentWith, copyRepository } from './site/repository-copy.ts';
import { title } from './site/site-pages.ts';
import { releases, startSite, type SiteProcess } from './site/site-process.ts';
import { expect, test } from './site/site-test.ts';
import { localCopyDir, ownStore, testKeysDir } from './site/test-folders.ts';

const APP = 'mfe-title';

/** Enough for a build on a busy machine, in milliseconds. */
const PREPARATION_MS = 180_000;

/** Requests that each shell server is asked at the same time. */
const LOAD = 4;

/** A version, and what its page of a title says. */
interface Flipped {
  readonly version: string;
  readonly heading: string;
}

test.describe.configure({ mode: 'serial', timeout: PREPARATION_MS });

let store: string;
let site: SiteProcess;
let second: StartedProcess<number>;
let origins: string[];
let operator: ReleaseStore;
let flipped: [Flipped, Flipped];

async function publishNewWord(): Promise<string> {
  const copy = await copyRepository();
  const file = await componentWith(copy, 'mfe-title/src', 'Plot Summary');
  await changeFile(copy, file, 'Plot Summary', 'New Summary');
  const { output, code } = await releases(
    store,
    ['publish', APP, '--no-activate', '--force', '--why', 'a new word'],
    copy,
  );
  if (code !== 0) throw new Error(output);
  await rm(path.dirname(copy), { recursive: true });
  const live = (await operator.generation()).apps[APP]?.version;
  const other = (await operator.versions(APP)).find((version) => version !== live);
  if (other === undefined) throw new Error(`The second version is not in the store:\n${output}`);
  return other;
}

test.beforeAll(async () => {
  test.setTimeout(PREPARATION_MS);
  store = await ownStore();
  const env = { RELEASES_DIR: store };
  site = await startSite({ env });
  operator = await openSigningStore({ ...env, RELEASE_KEYS_DIR: testKeysDir }, rootDir);
  const copyDir = await localCopyDir(rootDir);
  second = startProcess(
    {
      name: 'second-shell',
      args: ['--import', 'tsx/esm', path.join(rootDir, 'platform/launcher/src/main.ts')],
      cwd: rootDir,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        ...env,
        RELEASE_TRUST: path.join(testKeysDir, 'trust.json'),
        RELEASE_CACHE_DIR: copyDir,
        SHELL_PORT: '0',
        // Its own calls of the API go through the first.
        BFF_URL: await site.address,
      },
      readyMs: 60_000,
      stopMs: 20_000,
    },
    portMessage,
  );
  void second.ended.then(() => rm(copyDir, { recursive: true, force: true, maxRetries: 20 }));
  origins = [await site.address, `http://127.0.0.1:${await second.ready}`];
  const { version } = (await operator.generation()).apps[APP]!;
  flipped = [
    { version, heading: 'Plot Summary' },
    { version: await publishNewWord(), heading: 'New Summary' },
  ];
});

test.afterAll(async () => {
  await second.stop();
  await site.stop();
  await rm(path.dirname(store), { recursive: true });
});

/** Ask for the page of a title once. @returns the version that it was made from. Throws what is wrong with the page */
async function askOnce(origin: string): Promise<string> {
  const response = await fetch(origin + title.address);
  const html = await response.text();
  if (response.status !== 200) throw new Error(`${origin} answers ${response.status}.`);
  const version = versionsOn(html)[APP]?.[0];
  const made = flipped.find((each) => each.version === version);
  if (!made) throw new Error(`A page names ${version} of ${APP}.`);
  const headings = flipped.map(({ heading }) => heading).filter((heading) => html.includes(`>${heading}<`));
  if (headings.join() !== made.heading) throw new Error(`A page of ${version} shows "${headings.join()}".`);
  return made.version;
}

/** Ask all shell servers for pages, on and on. */
function load(): { asked: () => number; stop: () => Promise<void> } {
  const stopped = new AbortController();
  let asked = 0;
  const clients = origins.flatMap((origin) =>
    Array.from({ length: LOAD }, async () => {
      while (!stopped.signal.aborted) {
        await askOnce(origin);
        asked += 1;
      }
    }),
  );
  const all = Promise.all(clients);
  all.catch(() => undefined);
  return {
    asked: () => asked,
    async stop() {
      stopped.abort();
      await all;
    },
  };
}

/** Resolves when every shell server gives a new page this version. Rejects after 10 s. */
async function servedEverywhere(version: string): Promise<void> {
  const deadline = Date.now() + 10_000;
  await Promise.all(
    origins.map(async (origin) => {
      while ((await askOnce(origin)) !== version) {
        if (Date.now() > deadline) throw new Error(`${origin} does not serve ${version}.`);
        await wait(5);
      }
    }),
  );
}

async function flip(times: number): Promise<number[]> {
  const delays: number[] = [];
  for (let count = 0; count < times; count += 1) {
    const { version } = flipped[(count + 1) % 2]!;
    const began = performance.now();
    await operator.activate([{ app: APP, version }], { who: 'test', why: 'back and forth' });
    await servedEverywhere(version);
    delays.push(performance.now() - began);
  }
  return delays.sort((a, b) => a - b);
}

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

async function flipUnderLoad(times: number): Promise<{ asked: number; delays: number[] }> {
  const visitors = load();
  const delays = await flip(times);
  await visitors.stop();
  const [median, p99, last] = [percentile(delays, 0.5), percentile(delays, 0.99), delays.at(-1)!];
  console.log(
    `${times} flips, ${visitors.asked()} pages: ${median.toFixed(0)} ms median, ${p99.toFixed(0)} ms p99, ${last.toFixed(0)} ms at most`,
  );
  return { asked: visitors.asked(), delays };
}

test('twenty flips under load fail no request and mix no page', async () => {
  const { asked } = await flipUnderLoad(20);
  expect(asked).toBeGreaterThan(20);
});

test('a thousand flips under load fail no request and mix no page @slow', async () => {
  test.setTimeout(30 * 60_000);
  const { asked } = await flipUnderLoad(1_000);
  expect(asked).toBeGreaterThan(1_000);
});
