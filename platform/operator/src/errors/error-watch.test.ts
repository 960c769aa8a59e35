/** Errors on a real release store: two versions whose scripts have maps, and shell servers that count what they are told to. */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ErrorGroup } from '@sinima/contracts/error-groups';
import type { CountedError } from '@sinima/contracts/reports';
import { builtRelease, newStore, removeFolders, type TestStore } from '@sinima/releases/built-release';
import { readErrorGroups } from '@sinima/releases/error-groups';
import type { ShellAnswer } from '../health/fetch-health.ts';
import { newErrorAlarm } from '../guard/alerted-errors.ts';
import type { Alert } from '../guard/webhook.ts';
import { ErrorWatch } from './error-watch.ts';
import { openReleaseSources } from './release-sources.ts';

const APP = 'mfe-title';
const [OLD, NEW] = ['1.0.0-00000000000a', '1.1.0-00000000000b'] as const;
const COMMIT = 'c0ffee'.padEnd(40, '0');
const SCRIPT = 'function e(){throw new TypeError("x")}e();';
const FILE = 'mfe-title/src/plot.ts';
const NOW = Date.parse('2026-11-25T03:00:00Z');

let site: TestStore;
let watch: ErrorWatch;
let found: string[];
let alerts: Alert[];
let now: number;
/** The address of the script: both versions have it, from other lines. */
let script: string;

/** Publish a version whose script is from these lines of its source; without them it has no maps. */
async function publish(version: string, lines?: readonly string[]): Promise<void> {
  const { release, dir } = builtRelease(APP, version, { more: { 'browser/plot.js': SCRIPT } });
  script = Object.keys(release.files).find((file) => file.startsWith('browser/plot.'))!;
  if (lines) {
    const at = lines.findIndex((line) => line.includes('throw'));
    const map = {
      version: 3,
      sources: [FILE, 'node_modules/react/react.js'],
      sourcesContent: [lines.join('\n'), null],
      names: ['summaryOf'],
      mappings: [
        [
          [0, 0, at - 1, 0],
          [9, 0, at - 1, 9, 0],
          [13, 0, at, 2],
          [38, 1, 6, 0],
        ],
      ],
    };
    const bytes = gzipSync(JSON.stringify(map));
    const maps = { [script]: createHash('sha256').update(bytes).digest('base64url') };
    mkdirSync(path.join(dir, 'maps'));
    writeFileSync(path.join(dir, 'maps', `${path.basename(script)}.map.gz`), bytes);
    writeFileSync(
      path.join(dir, 'maps/list.json'),
      JSON.stringify({ app: APP, version, commit: COMMIT, maps }),
    );
  }
  await site.store.publish({ ...release, owner: '@sinima/title' }, dir, { who: 'Ada' });
}

const SOURCE = ['export function summaryOf() {', '  throw new TypeError("x");', '}'];

function errorOf(version: string, others: Partial<CountedError> = {}): CountedError {
  const frame = { app: APP, version, file: script, line: 1 };
  // React called what throws.
  const frames = [
    { ...frame, column: 39 },
    { ...frame, column: 20, name: 'e' },
  ];
  return {
    source: 'browser',
    app: APP,
    version,
    name: 'TypeError',
    message: '…',
    frames,
    times: 9,
    pages: 3,
    ...others,
  };
}

const answer = (errors: CountedError[], shell = 'a', since = NOW + 1): ShellAnswer => ({
  shell,
  health: {
    since: new Date(since).toISOString(),
    generation: 1,
    generationSince: '',
    apps: { [APP]: {} },
    errors,
  },
});

const openWatch = (): ErrorWatch => {
  const alarm = newErrorAlarm(
    async (alert) => void alerts.push(alert),
    () => undefined,
    () => now,
  );
  return new ErrorWatch({
    context: site,
    sources: openReleaseSources(site, fail),
    onNew(group, version) {
      found.push(`${group.id} ${version}`);
      alarm(group, version);
    },
    clock: () => now,
  });
};

function fail(error: Error): void {
  throw error;
}

beforeEach(async () => {
  now = NOW;
  [found, alerts] = [[], []];
  site = newStore();
  await publish(OLD, SOURCE);
  await publish(NEW, ['// A line more.', ...SOURCE]);
  watch = openWatch();
});
afterAll(removeFolders);

const groupOf = (): ErrorGroup => {
  expect(watch.of(APP)).toHaveLength(1);
  return watch.of(APP)[0]!;
};

it('an error has its file, line, function, commit and owner, and is one group from version to version', async () => {
  await watch.take([answer([errorOf(OLD)])]);
  expect(groupOf()).toMatchObject({
    owner: '@sinima/title',
    firstVersion: OLD,
    versions: { [OLD]: { file: FILE, line: 2, function: 'summaryOf', commit: COMMIT, times: 9, pages: 3 } },
  });
  await watch.take([answer([errorOf(OLD), errorOf(NEW, { source: 'renderer', pages: 0 })])]);
  expect(groupOf()).toMatchObject({
    sources: ['browser', 'renderer'],
    firstVersion: OLD,
    versions: {
      [OLD]: { line: 2, times: 9 },
      [NEW]: { line: 3, times: 9, text: 'throw new TypeError("x");' },
    },
  });
  expect(found).toHaveLength(1);
});

it('an alert of a new group names file, line and owner', async () => {
  await watch.take([answer([errorOf(NEW)])]);
  expect(alerts).toEqual([
    expect.objectContaining({
      event: 'new-error',
      owner: '@sinima/title',
      why: `TypeError at ${FILE}:3 (commit ${COMMIT}), never seen before`,
      command: `npm run releases -- errors ${APP} ${NEW}`,
      errors: [expect.objectContaining({ file: FILE, line: 3, function: 'summaryOf' })],
    }),
  ]);
});

it('an error that one page reports a thousand times makes no group and no alert; three pages do, at all shell servers together', async () => {
  await watch.take([answer([errorOf(OLD, { times: 1_000, pages: 1 })])]);
  await watch.take([answer([errorOf(OLD, { times: 2_000, pages: 1 })], 'b')]);
  expect([watch.of(APP), found, alerts]).toEqual([[], [], []]);
  await watch.take([answer([errorOf(OLD, { times: 2_001, pages: 2 })], 'b')]);
  expect(groupOf().versions[OLD]).toMatchObject({ times: 3_001, pages: 3 });
  expect(alerts).toHaveLength(1);
});

it('what a renderer reports once counts at once', async () => {
  await watch.take([answer([errorOf(OLD, { source: 'renderer', times: 1, pages: 0 })])]);
  expect(groupOf().sources).toEqual(['renderer']);
});

it('of a flood of new groups, five alerts are sent in half an hour', async () => {
  const flood = Array.from({ length: 40 }, (_, index) => errorOf(OLD, { name: `Error${index}` }));
  await watch.take([answer(flood)]);
  expect([watch.of(APP).length, alerts.length]).toEqual([40, 5]);
});

it('groups are kept in the store: a service that is started anew knows them, and tells and counts none twice', async () => {
  await watch.take([answer([errorOf(OLD)])]);
  expect(await readErrorGroups(site, APP)).toEqual(watch.of(APP));
  now += 60_000;
  watch = openWatch();
  await watch.take([answer([errorOf(OLD)])]);
  expect([groupOf().versions[OLD]!.times, found.length]).toEqual([9, 1]);
  await watch.take([answer([errorOf(OLD, { times: 10 }), errorOf(NEW, { times: 1 })])]);
  expect([groupOf().versions[OLD]!.times, found.length]).toEqual([10, 1]);
  // The shell server is older than the service, and saw the error in this version just now.
  expect(groupOf().versions[NEW]!.times).toBe(1);
});

it('counts alone are written once a minute, and a group that is new in a version at once', async () => {
  const stored = async (version: string) => (await readErrorGroups(site, APP))[0]?.versions[version]?.times;
  await watch.take([answer([errorOf(OLD, { times: 3 })])]);
  await watch.take([answer([errorOf(OLD, { times: 4 })])]);
  expect(await stored(OLD)).toBe(3);
  await watch.take([answer([errorOf(OLD, { times: 4 }), errorOf(NEW)])]);
  expect([await stored(OLD), await stored(NEW)]).toEqual([4, 9]);
  now += 60_000;
  await watch.take([answer([errorOf(OLD, { times: 5 })])]);
  expect(await stored(OLD)).toBe(5);
});

it('groups that nobody with a pointer key signed are not believed', async () => {
  await site.objects.write(`errors/${APP}.json`, Buffer.from('{"signed": [], "signatures": []}'));
  expect(await readErrorGroups(site, APP)).toEqual([]);
});

it('an error of a version without maps has the place in its script', async () => {
  const version = '2.0.0-00000000000c';
  await publish(version);
  await watch.take([answer([errorOf(version)])]);
  const { commit, ...seen } = groupOf().versions[version]!;
  expect(seen).toMatchObject({ file: script, line: 1 });
  expect(commit).toBeUndefined();
});
