/** Writes that survive a crash: what is reported as written is on the disk, whole. */
import { open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { isMissing } from './release-error.ts';

/** Brings a file, or a folder's list of names, to the disk. */
export async function syncToDisk(file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes a new file and brings it to the disk. */
export async function writeSynced(file: string, text: string): Promise<void> {
  const handle = await open(file, 'w');
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Puts new content in a file's place at once: a reader sees the old content or the new one, never a part. */
export async function replaceFile(file: string, text: string): Promise<void> {
  const temporary = `${file}.${process.pid}.new`;
  try {
    await writeSynced(temporary, text);
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncToDisk(path.dirname(file));
}

/** Appends a line. After a line that a crash cut short it starts a new one. */
export async function appendLine(file: string, line: string): Promise<void> {
  const before = await readFile(file, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return '';
    throw error;
  });
  const handle = await open(file, 'a');
  try {
    await handle.writeFile(`${before === '' || before.endsWith('\n') ? '' : '\n'}${line}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
