/** Writes that no reader sees a part of, and that survive a crash: what is reported as written is on the disk. */
import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Bring a folder's list of names to the disk. */
export async function syncFolder(dir: string): Promise<void> {
  const handle = await open(dir, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Write a new file and bring it to the disk. @throws EEXIST when there is one */
export async function writeNewFile(file: string, bytes: Buffer, mode = 0o666): Promise<void> {
  const handle = await open(file, 'wx', mode);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Make a folder and those above it, and bring their names to the disk. */
export async function makeFolder(dir: string): Promise<void> {
  const first = await mkdir(dir, { recursive: true });
  if (first === undefined) return;
  for (let made = dir; made !== path.dirname(first); made = path.dirname(made)) {
    await syncFolder(path.dirname(made));
  }
}

/** Put new content in a file's place at once: a reader sees the old content or the new one, never a part. */
export async function replaceFile(
  file: string,
  bytes: Buffer,
  write: (file: string, bytes: Buffer) => Promise<void> = writeFile,
): Promise<void> {
  const temporary = `${file}.${randomUUID()}.new`;
  try {
    await write(temporary, bytes);
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Replace a file, and bring it to the disk. */
export async function replaceFileDurably(file: string, bytes: Buffer): Promise<void> {
  await replaceFile(file, bytes, writeNewFile);
  await syncFolder(path.dirname(file));
}
