/** A copy of the repository in which a test can change sources, as a team does in its own clone. */
import { existsSync } from 'node:fs';
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

/** Links what is installed in one folder's `node_modules`, except these. */
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
    if (existsSync(own)) await linkInstalled(own, path.join(inCopy, 'node_modules'));
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

/** Return the first component of a folder whose source has this text. Throws when there is none. */
export async function componentWith(copy: string, folder: string, text: string): Promise<string> {
  for (const file of await readdir(path.join(copy, folder), { recursive: true })) {
    if (!file.endsWith('.tsx') || file.endsWith('.test.tsx')) continue;
    if ((await readFile(path.join(copy, folder, file), 'utf8')).includes(text))
      return path.join(folder, file);
  }
  throw new Error(`No component in ${folder} has "${text}".`);
}
