/** The files of a release: whether they are there and as they were built, and how they come into the store. */
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@sinima/contracts/release';
import { syncToDisk, writeSynced } from './durable-write.ts';
import { isMissing, ReleaseError } from './release-error.ts';

/** A file of a release that is not as `release.json` says. */
export interface WrongFile {
  readonly file: string;
  readonly wrong: 'missing' | 'of another size' | 'altered';
}

type FileCheck = (
  file: string,
  expected: Release['files'][string],
) => Promise<WrongFile['wrong'] | undefined>;

const bySize: FileCheck = async (file, { bytes }) =>
  (await stat(file)).size === bytes ? undefined : 'of another size';

const byHash: FileCheck = async (file, { integrity }) => {
  const hash = createHash('sha384').update(await readFile(file));
  return `sha384-${hash.digest('base64')}` === integrity ? undefined : 'altered';
};

async function wrongFiles(dir: string, release: Release, check: FileCheck): Promise<WrongFile[]> {
  const found: WrongFile[] = [];
  for (const [file, expected] of Object.entries(release.files)) {
    try {
      const wrong = await check(path.join(dir, file), expected);
      if (wrong) found.push({ file, wrong });
    } catch (error) {
      if (!isMissing(error)) throw error;
      found.push({ file, wrong: 'missing' });
    }
  }
  return found;
}

/** The files that are missing or of another size; quick. */
export function wrongSizes(dir: string, release: Release): Promise<WrongFile[]> {
  return wrongFiles(dir, release, bySize);
}

/** The files that are missing or whose content is not the one that was built; reads them all. */
export function wrongHashes(dir: string, release: Release): Promise<WrongFile[]> {
  return wrongFiles(dir, release, byHash);
}

/** Some wrong files in words: `browser/entry.js is missing, and 3 more files`. */
export function describeWrong(wrong: readonly WrongFile[]): string {
  const [first, ...others] = wrong;
  if (!first) return 'nothing is wrong';
  const more =
    others.length === 0 ? '' : `, and ${others.length} more ${others.length === 1 ? 'file' : 'files'}`;
  return `${first.file} is ${first.wrong}${more}`;
}

/**
 * Copies a built release into a new folder and brings it to the disk.
 *
 * @throws ReleaseError when a file is missing or is not what `release.json` says
 */
export async function copyRelease(release: Release, fromDir: string, toDir: string): Promise<void> {
  const folders = new Set([toDir]);
  for (const file of Object.keys(release.files)) {
    const target = path.join(toDir, file);
    await mkdir(path.dirname(target), { recursive: true });
    for (let dir = path.dirname(target); dir !== toDir; dir = path.dirname(dir)) folders.add(dir);
    await copyFile(path.join(fromDir, file), target).catch((error: unknown) => {
      // Told by the check below, with the others.
      if (!isMissing(error)) throw error;
    });
  }
  const wrong = await wrongHashes(toDir, release);
  if (wrong.length > 0) {
    throw new ReleaseError(
      `${release.app} ${release.version} was not published: ${describeWrong(wrong)}, in ${fromDir}. Build it again.`,
    );
  }
  await mkdir(toDir, { recursive: true });
  await writeSynced(path.join(toDir, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  for (const file of Object.keys(release.files)) await syncToDisk(path.join(toDir, file));
  for (const dir of folders) await syncToDisk(dir);
}
