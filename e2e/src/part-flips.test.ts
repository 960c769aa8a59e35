/** Pages and the part of the API of one remote, while an operator goes back and forth between two versions: nobody gets half of each. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { rootDir } from '@sinima/build/workspace';
import { openSigningStore } from '@sinima/releases/open-store';
import type { ReleaseStore } from '@sinima/releases/store';
import { versionsOn } from './site/page-versions.ts';
import { changeFile, copyRepository } from './site/repository-copy.ts';
import { startShellServer } from './site/shell-process.ts';
import { releases, startSite } from './site/site-process.ts';
import { expect, test } from './site/site-test.ts';
import { ownStore, testKeysDir } from './site/test-folders.ts';
import { TIMED } from './site/test-tags.ts';

const APP = 'mfe-catalogue';
const PAGE = '/festivals';

/** What later calls of the page ask for. */
const CALLS = ['/api/festivals', '/api/festivals/slug/durban-international-film-festival'];

/** Words of the page and of the answers, which the second version changes. */
const PAGE_WORDS = ['Where new African films are first seen', 'Where African films begin'] as const;
const ANSWER_MARK = ' (second)';

const FLIPS = 200;
const LEAST_PAGES = 2_000;

/** Visitors of each front, and their longest pause between page and call, and call and page, in ms. */
const VISITORS = 4;
const PAUSE_MS = 150;

/** How soon both fronts and the API answer with the other version, in ms: 99 of 100 times, on two idle cores. */
const P99_MS = 1_000;

/** Longest time of a change, and of the whole test, in ms. */
const LATEST_MS = 10_000;
const PATIENCE = 30 * 60_000;

interface TwoVersions {
  readonly origins: readonly string[];
  readonly store: ReleaseStore;
  readonly versions: readonly [string, string];
  stop(): Promise<void>;
}

/** Start a site with two fronts, whose store has two versions that differ in page and API. */
async function start(): Promise<TwoVersions> {
  const storeDir = await ownStore();
  const env = { RELEASES_DIR: storeDir };
  const store = await openSigningStore({ ...env, RELEASE_KEYS_DIR: testKeysDir }, rootDir);
  const { version: first } = (await store.generation()).apps[APP]!;
  const copy = await copyRepository();
  await changeFile(copy, `${APP}/src/titles/titles.messages.ts`, ...PAGE_WORDS);
  const description = 'description: festival.description';
  const marked = `description: \`\${festival.description}${ANSWER_MARK}\``;
  await changeFile(copy, `${APP}/api/festival.dto.ts`, description, marked);
  const args = ['publish', APP, '--no-activate', '--force', '--why', 'two halves'];
  const { output, code } = await releases(env, args, copy);
  expect(code, output).toBe(0);
  const second = (await store.versions(APP)).find((each) => each !== first)!;
  const site = await startSite({ env });
  const origin = await site.address;
  const front = await startShellServer('second-front', { ...env, BFF_URL: origin });
  return {
    origins: [origin, front.origin],
    store,
    versions: [first, second],
    async stop() {
      await front.stop();
      await site.stop();
      for (const dir of [storeDir, copy]) await rm(path.dirname(dir), { recursive: true });
    },
  };
}

/** What visitors have seen so far. */
interface Seen {
  pages: number;
  calls: number;
  /** Calls of pages whose version had been rolled back meanwhile: they load anew. */
  gone: number;
}

/** Load the page once. @returns the version that all of it was made of. Throws what is wrong with it */
async function load(origin: string, [first, second]: TwoVersions['versions']): Promise<string> {
  const response = await fetch(origin + PAGE);
  const html = await response.text();
  if (response.status !== 200) throw new Error(`${origin}${PAGE} answers ${response.status}.`);
  const version = versionsOn(html)[APP]?.[0];
  if (version !== first && version !== second) throw new Error(`A page names ${version}.`);
  const [own, other] = version === first ? PAGE_WORDS : PAGE_WORDS.toReversed();
  if (!html.includes(own!) || html.includes(other!))
    throw new Error(`A page of ${version} shows others' words.`);
  const isMarked = html.includes(ANSWER_MARK);
  if (isMarked !== (version === second)) throw new Error(`A page of ${version} has the other one's data.`);
  return version;
}

/** Ask for what a page of this version asks for later. @returns whether it was answered */
async function callLater(
  url: string,
  version: string,
  [, second]: TwoVersions['versions'],
): Promise<boolean> {
  const response = await fetch(`${url}?release=${version}`);
  const body = await response.text();
  if (response.status === 410) return false;
  if (response.status !== 200) throw new Error(`${url} answers ${response.status} to a page of ${version}.`);
  const by = response.headers.get('sinima-part');
  if (by !== `${APP}@${version}`) throw new Error(`${url} was answered by ${by} to a page of ${version}.`);
  const isMarked = body.includes(ANSWER_MARK);
  if (isMarked !== (version === second)) throw new Error(`${url} answers the other version's data.`);
  return true;
}

/** Load pages again and again, each with its later calls, until told to stop. */
function visit({ origins, versions }: TwoVersions): { seen: Seen; stop: () => Promise<void> } {
  const over = new AbortController();
  const seen: Seen = { pages: 0, calls: 0, gone: 0 };
  const visitor = async (origin: string): Promise<void> => {
    while (!over.signal.aborted) {
      const version = await load(origin, versions);
      seen.pages += 1;
      await wait(Math.random() * PAUSE_MS);
      for (const path of CALLS) {
        if (await callLater(origin + path, version, versions)) seen.calls += 1;
        else seen.gone += 1;
      }
      await wait(Math.random() * PAUSE_MS);
    }
  };
  const all = Promise.all(
    origins.flatMap((origin) => Array.from({ length: VISITORS }, () => visitor(origin))),
  );
  all.catch(() => undefined);
  return {
    seen,
    async stop() {
      over.abort();
      await all;
    },
  };
}

/** Resolves when both fronts make pages of a version, and the API answers by it whoever names none. */
async function servedEverywhere(version: string, { origins, versions }: TwoVersions): Promise<void> {
  const deadline = Date.now() + LATEST_MS;
  const untilSo = async (what: string, isSo: () => Promise<boolean>): Promise<void> => {
    while (!(await isSo())) {
      if (Date.now() > deadline) throw new Error(`${what} does not answer with ${version}.`);
      await wait(5);
    }
  };
  const ofApi = async (origin: string): Promise<boolean> => {
    const response = await fetch(origin + CALLS[0]);
    await response.arrayBuffer();
    return response.headers.get('sinima-part') === `${APP}@${version}`;
  };
  await Promise.all(
    origins.flatMap((origin) => [
      untilSo(origin + PAGE, async () => (await load(origin, versions)) === version),
      untilSo(origin + CALLS[0], () => ofApi(origin)),
    ]),
  );
}

test(
  'two hundred flips of a remote with a part of the API reach pages and calls within a second, and mix none',
  { tag: TIMED },
  async () => {
    test.setTimeout(PATIENCE);
    const site = await start();
    const { store, versions } = site;
    try {
      const visitors = visit(site);
      const times: number[] = [];
      for (let flip = 0; flip < FLIPS || visitors.seen.pages < LEAST_PAGES; flip += 1) {
        const version = versions[(flip + 1) % 2]!;
        const began = performance.now();
        // Every second way back is a rollback, which bars the second version until it is activated again.
        if (flip % 4 === 3) await store.rollback(APP, { to: version, who: 'test', why: 'back' });
        else await store.activate([{ app: APP, version }], { who: 'test', why: 'back and forth' });
        await servedEverywhere(version, site);
        times.push(performance.now() - began);
        // Not in step with the servers' looks at the store.
        await wait(Math.random() * 300);
      }
      await visitors.stop();
      times.sort((a, b) => a - b);
      const at = (share: number): number =>
        times[Math.min(times.length - 1, Math.floor(times.length * share))]!;
      const figures = [at(0.5), at(0.99), at(1)].map((ms) => ms.toFixed(0)).join(', ');
      const { pages, calls, gone } = visitors.seen;
      console.log(`${times.length} flips, ${pages} pages, ${calls} calls, ${gone} of pages rolled back.`);
      console.log(`Until pages of both fronts and the API have it, ms at median, p99, most: ${figures}`);
      expect(at(0.99)).toBeLessThan(P99_MS);
    } finally {
      await site.stop();
    }
  },
);
