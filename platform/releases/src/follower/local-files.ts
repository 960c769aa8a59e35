/** A folder of content-addressed files, laid out like the store's apps; several processes may share it. */
import { mkdir, readdir, readFile, utimes } from 'node:fs/promises';
import path from 'node:path';
import { isMissing, ReleaseError } from '../errors/release-error.ts';
import { replaceFile } from '../folder/durable-write.ts';

const REMEDY: Readonly<Record<string, string>> = {
  ENOSPC: 'No space is left there: make room',
  EDQUOT: 'The quota there is used up: make room',
  EACCES: 'This process may not read and write there: give it the right to',
  EROFS: 'The file system is read-only: choose another folder',
};

function localCopyError(file: string, error: unknown): ReleaseError {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return new ReleaseError(
    `The local copy of the releases cannot be used (${path.dirname(file)}). ${REMEDY[code] ?? message}.`,
  );
}

/** Read a file; undefined where there is none. @throws ReleaseError when it cannot be read */
export async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw localCopyError(file, error);
  }
}

/**
 * Put a file in its place as a whole. Not synced to the disk: what reads it after a restart compares it with its hash or
 * its signature.
 *
 * @throws ReleaseError when it cannot be written
 */
export async function placeFile(file: string, bytes: Buffer): Promise<void> {
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await replaceFile(file, bytes);
  } catch (error) {
    throw localCopyError(file, error);
  }
}

/** Where an app's files lie, beside a folder for each version's description. */
export const FOLDERS_OF_FILES = ['browser', 'server'];

/** Return the names in a folder; none where there is no such folder. */
export async function namesIn(dir: string): Promise<string[]> {
  try {
    return await readdir(dir);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** Note that a file is in use now, so that cleaning leaves it. */
export async function markUsed(file: string): Promise<void> {
  const now = new Date();
  // A folder that cannot be written, or a file that was cleaned away just now: its next reader reports it.
  await utimes(file, now, now).catch(() => undefined);
}
