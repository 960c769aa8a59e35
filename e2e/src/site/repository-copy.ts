/** A copy of the repository in which a test can change sources, as a team does in its own clone. */
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyRepositoryTo } from '@sinima/build/repository-copy';
import { temporaryDir } from './test-folders.ts';

/** Copies the sources and links the packages; returns the copy's folder. */
export async function copyRepository(): Promise<string> {
  const copy = path.join(await temporaryDir('repository'), 'sinima');
  await copyRepositoryTo(copy);
  return copy;
}

/** Changes one file of a copy. Throws when the text to replace is not there. */
export async function changeFile(copy: string, file: string, from: string, to: string): Promise<void> {
  const target = path.join(copy, file);
  const text = await readFile(target, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no "${from}".`);
  await writeFile(target, text.replace(from, to));
}

/** Return the first component, or file of messages, of a folder that has this text. Throws when there is none. */
export async function sourceWith(copy: string, folder: string, text: string): Promise<string> {
  for (const file of await readdir(path.join(copy, folder), { recursive: true })) {
    if (!/(?<!\.test)\.tsx$|\.messages\.ts$/.test(file)) continue;
    if ((await readFile(path.join(copy, folder, file), 'utf8')).includes(text))
      return path.join(folder, file);
  }
  throw new Error(`No source in ${folder} has "${text}".`);
}
