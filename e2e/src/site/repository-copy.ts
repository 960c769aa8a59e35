/** A copy of the repository in which a test can change sources, as a team does in its own clone. */
import { cp, mkdir, readFile, readdir, realpath, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';
import { temporaryDir } from './test-folders.ts';

const notSources = new Set(['node_modules', 'dist', '.git', '.data', 'releases', 'coverage']);

const isSource = (file: string): boolean =>
  !path
    .relative(rootDir, file)
    .split(path.sep)
    .some((name, depth) => notSources.has(name) && (name !== 'releases' || depth === 0));

/** The installed packages by links, but our own ones from the copy. */
async function linkPackages(copy: string): Promise<void> {
  const installed = path.join(rootDir, 'node_modules');
  await mkdir(path.join(copy, 'node_modules/@sinima'), { recursive: true });
  for (const name of await readdir(installed)) {
    if (name !== '@sinima' && name !== '.cache') {
      await symlink(path.join(installed, name), path.join(copy, 'node_modules', name));
    }
  }
  for (const name of await readdir(path.join(installed, '@sinima'))) {
    const relative = path.relative(rootDir, await realpath(path.join(installed, '@sinima', name)));
    await symlink(path.join(copy, relative), path.join(copy, 'node_modules/@sinima', name));
  }
}

/** Copies the sources and links the packages; returns the copy's folder. */
export async function copyRepository(): Promise<string> {
  const copy = path.join(await temporaryDir('repository'), 'sinima');
  await cp(rootDir, copy, { recursive: true, filter: isSource });
  await linkPackages(copy);
  return copy;
}

/** Changes one file of a copy. Throws when the text to replace is not there. */
export async function changeFile(copy: string, file: string, from: string, to: string): Promise<void> {
  const target = path.join(copy, file);
  const text = await readFile(target, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no "${from}".`);
  await writeFile(target, text.replace(from, to));
}
