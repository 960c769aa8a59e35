/** The files of a release: which there are, and whether their bytes are right. */
import { createHash } from 'node:crypto';
import { hashOfAddress } from '@sinima/contracts/content-address';
import type { BuiltRelease } from '@sinima/contracts/release';
import { inBatches } from '../objects/in-batches.ts';
import type { ObjectStore, StoredObject } from '../objects/object-store.ts';

/** Files that are read at the same time. */
const AT_ONCE = 16;

/** A file of a release that is not as its address says. */
export interface WrongFile {
  readonly file: string;
  readonly wrong: 'missing' | 'altered';
}

/** Return the content addresses of a release's files and of their compressed copies. */
export function filesOf({ files }: Pick<BuiltRelease, 'files'>): string[] {
  const all = Object.entries(files).flatMap(([file, { encodings }]) => [
    file,
    ...Object.values(encodings ?? {}).map((copy) => copy.file),
  ]);
  return [...new Set(all)];
}

/** Tell whether these are the bytes that a content address names. */
export function areBytesOf(file: string, bytes: Buffer): boolean {
  return createHash('sha256').update(bytes).digest('base64url') === hashOfAddress(file);
}

/**
 * Read all files of a release.
 *
 * @param read reads one by its content address, from where they are
 * @returns their bytes by content address, and those that are missing or altered
 */
export async function readFiles(
  release: Pick<BuiltRelease, 'files'>,
  read: (file: string) => Promise<StoredObject | undefined>,
): Promise<{ contents: Map<string, Buffer>; wrong: WrongFile[] }> {
  const contents = new Map<string, Buffer>();
  const wrong = await inBatches(filesOf(release), AT_ONCE, async (file): Promise<WrongFile[]> => {
    const found = await read(file);
    if (!found) return [{ file, wrong: 'missing' }];
    contents.set(file, found.bytes);
    return areBytesOf(file, found.bytes) ? [] : [{ file, wrong: 'altered' }];
  });
  return { contents, wrong: wrong.flat() };
}

/** Return the keys of all files of an app's releases, by folder: descriptions of releases are not among them. */
export async function listFiles(objects: ObjectStore, app: string): Promise<string[]> {
  const folders = ['browser', 'server'].map((folder) => objects.list(`${app}/${folder}/`));
  return (await Promise.all(folders)).flat();
}

/** Return the release's files that are missing from the store, without reading any. */
export async function missingFiles(objects: ObjectStore, release: BuiltRelease): Promise<WrongFile[]> {
  const keys = new Set(await listFiles(objects, release.app));
  return filesOf(release)
    .filter((file) => !keys.has(`${release.app}/${file}`))
    .map((file) => ({ file, wrong: 'missing' }));
}

/** Return some wrong files in words: `browser/entry.js is missing, and 3 more files`. */
export function describeWrong([first, ...others]: readonly WrongFile[]): string {
  const more =
    others.length === 0 ? '' : `, and ${others.length} more ${others.length === 1 ? 'file' : 'files'}`;
  return `${first!.file} is ${first!.wrong}${more}`;
}
