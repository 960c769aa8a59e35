import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseFile } from '@sinima/contracts/release';

/** Sizes and hashes of all files below a folder, by path within it, in order. */
export async function hashFiles(dir: string): Promise<Record<string, ReleaseFile>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
  const hashed = files.map(async (file): Promise<[string, ReleaseFile]> => {
    const content = await readFile(path.join(dir, file));
    const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
    return [file, { bytes: content.length, integrity }];
  });
  return Object.fromEntries(await Promise.all(hashed));
}
