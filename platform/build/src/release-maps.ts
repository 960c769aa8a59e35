/** The source maps of a release, beside it and no part of it: its name and its files are the same without them. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { mapFileOf, MAPS_DIR, MAPS_LIST, type ReleaseMaps } from '@sinima/contracts/release-maps';
import type { AppName } from '@sinima/contracts/release';
import type { MappedScript } from './mapped-script.ts';
import { portableMap } from './portable-map.ts';
import { contentHash } from './release-folder.ts';
import { sourceCommit } from './source-commit.ts';

const compressed = promisify(gzip);

/** Write the maps of scripts, by their content addresses, and their list. Without any, nothing is written. */
export async function writeMaps(
  dir: string,
  { app, version }: { readonly app: AppName; readonly version: string },
  scripts: ReadonlyMap<string, MappedScript>,
): Promise<void> {
  const maps: Record<string, string> = {};
  for (const [address, { map }] of scripts) {
    if (!map) continue;
    const bytes = await compressed(JSON.stringify(portableMap(map)));
    const file = path.join(dir, MAPS_DIR, mapFileOf(address));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, bytes);
    maps[address] = contentHash(bytes);
  }
  if (Object.keys(maps).length === 0) return;
  const list: ReleaseMaps = { app, version, commit: await sourceCommit(app), maps };
  await writeFile(path.join(dir, MAPS_DIR, MAPS_LIST), `${JSON.stringify(list, null, 2)}\n`);
}
