/** A copy of the repository in which a test can change sources, as a team does in its own clone. */
import { cpSync, existsSync } from 'node:fs';
import { mkdir, readdir, realpath, symlink } from 'node:fs/promises';
import path from 'node:path';
import { rootDir } from '../workspace.ts';

const notSources = new Set(['node_modules', 'dist', '.git', '.data', '.keys', 'releases', 'coverage']);

const isSource = (file: string): boolean =>
  !path
    .relative(rootDir, file)
    .split(path.sep)
    .some((name, depth) => notSources.has(name) && (name !== 'releases' || depth === 0));

/** Link what is installed in one folder's `node_modules`, except these. */
async function linkInstalled(from: string, to: string, except: readonly string[] = []): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from)) {
    if (!except.includes(name)) await symlink(path.join(from, name), path.join(to, name));
  }
}

/** The installed packages by links, but our own ones from the copy. */
async function linkPackages(copy: string): Promise<void> {
  const installed = path.join(rootDir, 'node_modules');
  await linkInstalled(installed, path.join(copy, 'node_modules'), ['@sinima', '.cache']);
  await mkdir(path.join(copy, 'node_modules/@sinima'));
  for (const name of await readdir(path.join(installed, '@sinima'))) {
    const folder = await realpath(path.join(installed, '@sinima', name));
    const inCopy = path.join(copy, path.relative(rootDir, folder));
    await symlink(inCopy, path.join(copy, 'node_modules/@sinima', name));
    const own = path.join(folder, 'node_modules');
    if (existsSync(own)) await linkInstalled(own, path.join(inCopy, 'node_modules'), ['.cache']);
  }
}

/** Copy the sources into a folder that does not exist yet, and link the packages. */
export async function copyRepositoryTo(copy: string): Promise<void> {
  // `cp` of `fs/promises` takes three times as much processor time for thousands of small files.
  cpSync(rootDir, copy, { recursive: true, filter: isSource });
  await linkPackages(copy);
}
