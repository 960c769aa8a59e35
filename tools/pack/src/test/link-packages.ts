/** Packages in a project's `node_modules` as npm would put them there, with nothing downloaded. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { packageDir, rootDir } from '@sinima/build/workspace';

const run = promisify(execFile);

async function linkAll(from: string, to: string, except: readonly string[]): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from)) {
    if (!except.includes(name)) await symlink(path.join(from, name), path.join(to, name));
  }
}

/** Unpack our packages into the `node_modules` of a folder, and link what the repository has installed of others. */
export async function linkPackages(folder: string, tarballs: readonly string[]): Promise<void> {
  const installed = path.join(folder, 'node_modules');
  await linkAll(path.join(rootDir, 'node_modules'), installed, [
    '@sinima',
    'create-sinima-remote',
    '.bin',
    '.cache',
  ]);
  for (const tarball of tarballs) {
    const name = path
      .basename(tarball)
      .replace(/-\d.*$/, '')
      .replace(/^sinima-/, '@sinima/');
    const dir = path.join(installed, name);
    await mkdir(dir, { recursive: true });
    await run('tar', ['-xzf', tarball, '-C', dir, '--strip-components=1']);
    const nested = path.join(packageDir(name), 'node_modules');
    if (existsSync(nested)) await linkAll(nested, path.join(dir, 'node_modules'), ['.cache']);
  }
}
