/** Source maps change nothing that visitors load: every app is built with them and without. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { BuiltRelease } from '@sinima/contracts/release';
import type { ReleaseMaps } from '@sinima/contracts/release-maps';
import { buildAllInCopy } from '../src/test/build-in-copy.ts';
import { copyRepositoryTo } from '../src/test/repository-copy.ts';
import { rootDir } from '../src/workspace.ts';

let dir: string;
let apps: readonly BuiltRelease[];
let without: readonly BuiltRelease[];
const outDir = (name: string): string => path.join(dir, name);

beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'sinima-maps-'));
  const copy = path.join(dir, 'sinima');
  await copyRepositoryTo(copy);
  const build = async (name: string): Promise<BuiltRelease[]> => {
    const { host, remotes } = await buildAllInCopy(copy, outDir(name));
    return [host, ...remotes];
  };
  apps = await build('with');
  const config = path.join(copy, 'platform/build/src/bundle-config.ts');
  const text = readFileSync(config, 'utf8');
  writeFileSync(config, text.replace(/: 'hidden-source-map';/, ': (false as never);'));
  without = await build('without');
});
afterAll(() => rmSync(dir, { recursive: true }));

it('every app has the same name and the same files, to the byte, with source maps and without', () => {
  expect(apps.length).toBeGreaterThan(5);
  expect(without).toEqual(apps);
  for (const { app, files } of apps) {
    expect(readdirSync(path.join(outDir('without'), app))).not.toContain('maps');
    const browserFiles = Object.keys(files).filter((file) => file.startsWith('browser/'));
    expect(browserFiles.length).toBeGreaterThan(4);
    for (const file of browserFiles) {
      const [one, other] = ['with', 'without'].map((name) =>
        readFileSync(path.join(outDir(name), app, file)),
      );
      expect(one.equals(other)).toBe(true);
      expect(one.includes('sourceMappingURL')).toBe(false);
    }
  }
});

it('every script of a browser or a renderer has its map, which names sources of the repository and no folder of this machine', () => {
  for (const { app, files } of apps) {
    const maps = path.join(outDir('with'), app, 'maps');
    const list = JSON.parse(readFileSync(path.join(maps, 'list.json'), 'utf8')) as ReleaseMaps;
    const scripts = Object.keys(files).filter((file) => /^browser\/.*\.js$|^server\/.*\.mjs$/.test(file));
    expect(Object.keys(list.maps).sort()).toEqual(scripts.sort());
    for (const name of readdirSync(maps).filter((each) => each.endsWith('.gz'))) {
      const text = gunzipSync(readFileSync(path.join(maps, name))).toString('utf8');
      for (const folder of [dir, rootDir]) expect(text).not.toContain(folder);
      const { sources } = JSON.parse(text) as { sources: string[] };
      expect(sources.filter((source) => path.isAbsolute(source) || source.includes('..'))).toEqual([]);
    }
  }
});
