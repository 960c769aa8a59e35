/** @jest-environment node */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ReleaseMaps } from '@sinima/contracts/release-maps';
import { heldObjects } from '../follower/held-objects.ts';
import { openFollower } from '../follower/follower.ts';
import { builtRelease, newFolder, newStore, removeFolders, type TestStore } from '../test/built-release.ts';
import { readMap, readMaps } from './read-maps.ts';

const APP = 'mfe-title';
const VERSION = '1.0.0-00000000000a';
const [FIRST, SECOND] = ['1', '2'].map((digit) => digit.repeat(40)) as [string, string];

let site: TestStore;
beforeEach(() => (site = newStore()));
afterAll(removeFolders);

/** Build the version from another commit: the same files, with maps to other lines. */
function built(commit: string, version = VERSION) {
  const { release, dir } = builtRelease(APP, version);
  const { entry, server } = release;
  const maps: Record<string, string> = {};
  mkdirSync(path.join(dir, 'maps'));
  for (const script of [entry, server]) {
    const bytes = gzipSync(`the map of ${script} at ${commit}`);
    writeFileSync(path.join(dir, 'maps', `${path.basename(script)}.map.gz`), bytes);
    maps[script] = createHash('sha256').update(bytes).digest('base64url');
  }
  const list: ReleaseMaps = { app: APP, version, commit, maps };
  writeFileSync(path.join(dir, 'maps/list.json'), JSON.stringify(list));
  return { release, dir };
}

async function publish(commit: string, version?: string) {
  const { release, dir } = built(commit, version);
  await site.store.publish(release, dir, { who: 'Ada' });
  return { release, dir };
}

const mapOf = async (script: string): Promise<string | undefined> =>
  readMap(site, (await readMaps(site, APP, VERSION))!, script);
const fileOf = (script: string): string =>
  path.join(site.dir, 'maps', APP, VERSION, `${path.basename(script)}.map.gz`);

it('the first publish of a version fixes its maps and its commit; another changes neither', async () => {
  const { release } = await publish(FIRST);
  await publish(SECOND);
  expect((await readMaps(site, APP, VERSION))?.commit).toBe(FIRST);
  expect(await mapOf(release.server)).toBe(`the map of ${release.server} at ${FIRST}`);
});

it('a version that was published without maps gets none later', async () => {
  const { release, dir } = built(FIRST);
  rmSync(path.join(dir, 'maps'), { recursive: true });
  await site.store.publish(release, dir);
  await publish(SECOND);
  expect(await readMaps(site, APP, VERSION)).toBeUndefined();
});

it('a lost or altered map is told by verify, and put right by publishing the same sources, not by others', async () => {
  const { release } = await publish(FIRST);
  rmSync(fileOf(release.entry));
  writeFileSync(fileOf(release.server), 'spoilt');
  const problems = async () => (await site.store.verify(APP)).apps[0]!.problems;
  expect(await problems()).toEqual([expect.stringContaining('.map.gz is missing')]);
  await publish(SECOND);
  expect(existsSync(fileOf(release.entry))).toBe(false);
  await publish(FIRST);
  expect(await problems()).toEqual([]);
  expect(await mapOf(release.server)).toBe(`the map of ${release.server} at ${FIRST}`);
});

it('a list that no key of the team signed as it is, is refused', async () => {
  await publish(FIRST);
  const list = path.join(site.dir, 'maps', APP, VERSION, 'list.json');
  writeFileSync(list, readFileSync(list, 'utf8').replace(FIRST, SECOND));
  await expect(readMaps(site, APP, VERSION)).rejects.toThrow('no key that may publish mfe-title signed it');
});

it('a list of another version is refused', async () => {
  const { release, dir } = built(FIRST);
  writeFileSync(
    path.join(dir, 'maps/list.json'),
    JSON.stringify({ app: APP, version: '2', commit: FIRST, maps: {} }),
  );
  await expect(site.store.publish(release, dir)).rejects.toThrow('is not the list of the maps of mfe-title');
});

it('maps go with their version, and stay with another', async () => {
  const kept = '2.0.0-00000000000b';
  await publish(FIRST);
  await publish(SECOND, kept);
  await site.store.deploy(APP, kept);
  await site.store.prune({ keepDays: -1 });
  expect(await site.store.versions(APP)).toEqual([kept]);
  expect(await readMaps(site, APP, VERSION)).toBeUndefined();
  expect((await readMaps(site, APP, kept))?.commit).toBe(SECOND);
});

it('no server copies maps, nor offers them to others', async () => {
  await publish(FIRST);
  await site.store.deploy(APP, VERSION);
  const cacheDir = newFolder();
  const follower = await openFollower({ store: site.objects, trust: site.trust, cacheDir, onError: fail });
  const keys = [...heldObjects(follower).keys()];
  expect(keys.length).toBeGreaterThan(4);
  expect(keys.filter((key) => key.includes('map'))).toEqual([]);
  expect(existsSync(path.join(cacheDir, 'maps'))).toBe(false);
  await follower.close();
});

function fail(error: Error): void {
  throw error;
}
