/** All faults of a part of the API, live and as a canary: how soon its own calls are answered, and whether others notice. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { partText } from '@sinima/api-parts/part-text';
import { rootDir } from '@sinima/build/workspace';
import { openSigningStore } from '@sinima/releases/open-store';
import type { ReleaseStore } from '@sinima/releases/store';
import type { Service } from '@sinima/site/service';
import { sampleCatalogue } from '../src/bff/catalogue-sample.ts';
import { runBff } from '../src/bff/running-bff.ts';
import { markdownTable } from '../src/measure/markdown-table.ts';
import { publishOtherVersion } from '../src/site/other-version.ts';
import { prepareApart } from '../src/site/prepare-apart.ts';
import { runShell } from '../src/site/running-shell.ts';
import { copyDir, STORE_SETTINGS } from '../src/site/store-settings.ts';
import { watch, type AskedOf, type Watched } from './parts/other-visitors.ts';
import { PART_FAULTS } from './parts/part-faults.ts';

/** The remote whose part fails. */
const APP = 'mfe-catalogue';
const CALL = '/api/festivals';

/** Longest times, in ms: until a call is refused, or until another version has answered it. */
const REFUSED_MS = 2_000;
const OTHER_MS = 5_000;

/** How much longer than in quiet times 99 of 100 answers of others may take: twice, or this, in ms. */
const LONGER_MS = 150;

/** How long others are watched, at least, in ms. */
const QUIET_MS = 8_000;
const WATCHED_MS = 4_000;

/** How long a version may take to be offered, or to be gone, in ms. */
const FOLLOWED_MS = 20_000;

let workDir: string;
let store: ReleaseStore;
let bff: Service;
let shell: Service;
let asked: AskedOf<readonly string[]>;
let quiet: Watched;
let good: string;
const rows: string[][] = [];

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const ms = (value: number): string => value.toFixed(0);

beforeAll(async () => {
  workDir = await mkdtemp(path.join(tmpdir(), 'sinima-slow-'));
  await prepareApart();
  store = await openSigningStore(STORE_SETTINGS, rootDir);
  good = (await store.generation()).apps[APP]!.version;
  bff = await runBff(
    { dataDir: path.join(workDir, 'data'), logDir: workDir },
    {
      cacheMegabytes: 0,
      logEvery: 1_000,
      settings: { ...STORE_SETTINGS, RELEASE_CACHE_DIR: copyDir('bff-of-parts') },
    },
  );
  shell = await runShell({ name: 'parts', bffOrigin: bff.origin, logDir: workDir });
  const { titles } = await sampleCatalogue(bff.origin);
  const slugs = titles.slice(0, 50).map(({ slug }) => slug);
  asked = {
    core: slugs.map((slug) => `${bff.origin}/api/titles/slug/${slug}`),
    'other part': [1, 2, 3].map((page) => `${bff.origin}/api/member-reviews?page=${page}`),
    pages: slugs.flatMap((slug) => [`${shell.origin}/title/${slug}`, shell.origin]),
  };
  await offered('live', good);
  await watch(asked, WATCHED_MS, () => Promise.resolve());
  quiet = await watch(asked, QUIET_MS, () => Promise.resolve());
  rows.push(['nothing (quiet)', '', '', '', '', ...p99s(quiet)]);
});

afterAll(async () => {
  const head = ['the part …', 'as', 'write', 'first read', 'slowest read', 'core', 'other part', 'pages'];
  say(`\nTimes in ms; of others the 99th of 100\n${markdownTable(head, rows)}`);
  await shell.stop();
  await bff.stop();
  for (const dir of [workDir, copyDir('bff-of-parts')]) await rm(dir, { recursive: true, force: true });
});

const p99s = ({ p99 }: Watched): string[] => [p99.core, p99['other part'], p99.pages].map(ms);

/** Return which of the others were slower than in quiet times, at first and just before, by more than is allowed. */
function slower({ p99 }: Watched, before: Watched): string[] {
  return (['core', 'other part', 'pages'] as const).flatMap((kind) => {
    const usual = Math.max(quiet.p99[kind], before.p99[kind]);
    if (p99[kind] <= Math.max(2 * usual, usual + LONGER_MS)) return [];
    return [`${kind}: ${ms(p99[kind])} ms, in quiet times ${ms(usual)} ms`];
  });
}

/** Resolves when the BFF offers a version of the part, and has started it or given up to. */
async function offered(stage: 'live' | 'canary', version: string | undefined): Promise<void> {
  const name = stage === 'live' ? APP : `${APP} canary`;
  const deadline = performance.now() + FOLLOWED_MS;
  while (performance.now() < deadline) {
    const { parts } = (await (await fetch(`${bff.origin}/health/ready`)).json()) as {
      parts: Record<string, { version: string; state: string }>;
    };
    const state = parts[name];
    if (state?.version === version && state?.state !== 'starting') return;
    await wait(50);
  }
  throw new Error(`The BFF does not offer ${version ?? 'no version'} as ${name}.`);
}

/** Give a version to visitors, and return what takes it away again. */
async function give(stage: 'live' | 'canary', version: string): Promise<() => Promise<void>> {
  const who = 'test';
  if (stage === 'live') await store.activate([{ app: APP, version }], { who });
  else await store.canary([{ app: APP, version }], { percent: 10, automatic: false, who });
  await offered(stage, version);
  return async () => {
    if (stage === 'live') await store.activate([{ app: APP, version: good }], { who });
    else {
      await store.abort([APP], { who });
      await store.resume(APP, { who });
    }
    await offered(stage, stage === 'live' ? good : undefined);
  };
}

/** An answer to a call of the part. */
interface Answer {
  readonly status: number;
  readonly ms: number;
  /** The version that answered; null: none did. */
  readonly by: string | null;
  readonly retryAfter: string | null;
}

async function call(method: 'GET' | 'POST', version: string): Promise<Answer> {
  const began = performance.now();
  const response = await fetch(`${bff.origin}${CALL}?release=${version}`, { method });
  await response.arrayBuffer();
  const by = response.headers.get('sinima-part')?.replace(`${APP}@`, '') ?? null;
  const { status, headers } = response;
  return { status, ms: performance.now() - began, by, retryAfter: headers.get('retry-after') };
}

const text = (answer: Answer, bad: string): string =>
  `${answer.status}${answer.by === null ? '' : answer.by === bad ? ' itself' : ' other'}, ${ms(answer.ms)}`;

describe.each(['live', 'canary'] as const)('a %s version', (stage) => {
  it.each(Object.entries(PART_FAULTS))('that %s costs its own answers alone', async (name, fault) => {
    const mark = `${stage} ${name} ${Date.now()}`;
    const bad = await publishOtherVersion(store, APP, mark, `${partText(fault.text)}\n// ${mark}\n`);
    const before = await watch(asked, WATCHED_MS, () => Promise.resolve());
    const takeAway = await give(stage, bad);
    let write: Answer;
    const reads: Answer[] = [];
    const watched = await watch(asked, WATCHED_MS, async () => {
      write = await call('POST', bad);
      for (let count = 0; count < (fault.reads ?? 3); count += 1) reads.push(await call('GET', bad));
    });
    await takeAway();
    const [first] = reads;
    const slowest = Math.max(...reads.map((read) => read.ms));
    rows.push([name, stage, text(write!, bad), text(first!, bad), ms(slowest), ...p99s(watched)]);

    expect(watched.failed).toEqual([]);
    expect(slower(watched, before)).toEqual([]);
    if (fault.outcome === 'gives way') {
      expect(write!).toMatchObject({ status: 503, by: null, retryAfter: '5' });
      expect(write!.ms).toBeLessThan(REFUSED_MS);
    }
    const isItself = typeof fault.outcome === 'number';
    const by = fault.outcome === 'either' ? [bad, good] : [isItself ? bad : good];
    const status = isItself ? fault.outcome : 200;
    expect(reads.filter((read) => read.status !== status || !by.includes(read.by!))).toEqual([]);
    expect(slowest).toBeLessThan(OTHER_MS);
  });
});
