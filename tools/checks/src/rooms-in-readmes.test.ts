import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';
import { workspaceFolders } from './workspaces.ts';

const require = createRequire(import.meta.url);
const rooms = require('../boundaries/rooms.cjs') as Record<string, string[][]>;

/** Folders of a workspace's `src`, those of test code aside. */
function foldersOf(workspace: string): string[] {
  const src = path.join(rootDir, workspace, 'src');
  if (!existsSync(src)) return [];
  return readdirSync(src, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'test')
    .map(({ name }) => name)
    .sort();
}

/** The section "Rooms" of a workspace's README; empty when it has none. */
function roomsSection(workspace: string): string {
  const file = path.join(rootDir, workspace, 'README.md');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return /\n## Rooms\n(.*?)(?=\n## |$)/s.exec(text)?.[1] ?? '';
}

const workspaces = workspaceFolders();

describe('rooms of each workspace', () => {
  it.each(workspaces)('%s: all folders of src are rooms, once there are two', (workspace) => {
    const folders = foldersOf(workspace);
    expect((rooms[workspace] ?? []).flat().sort()).toEqual(folders.length > 1 ? folders : []);
  });

  it.each(workspaces)('%s: README names the rooms, lowest first', (workspace) => {
    const rows = [...roomsSection(workspace).matchAll(/^\| `([^`]+)\/`/gm)].map(([, room]) => room);
    expect(rows).toEqual((rooms[workspace] ?? []).flat());
  });
});
