import { createHash, randomUUID } from 'node:crypto';
import { link, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder, syncFolder, writeNewFile } from './durable-write.ts';
import { folderError } from './folder-error.ts';
import { watchFile } from './watch-file.ts';
import { withStoreLock } from './store-lock.ts';
import {
  WriteConflict,
  type ObjectStore,
  type StoredObject,
  type WriteCondition,
} from '../objects/object-store.ts';
import { isMissing, ReleaseError } from '../errors/release-error.ts';

/** Where files are written before they are put in their place: readers never see a part. */
const INCOMING = '.incoming';

/** A file in `.incoming` that is older was left behind by a process that died, in ms. */
const ABANDONED_MS = 60 * 60 * 1000;

const etagOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** A release store in a folder, which need not exist yet. */
export class FolderStore implements ObjectStore {
  readonly location: string;
  #isSwept = false;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(dir: string) {
    this.location = path.resolve(dir);
  }

  async read(key: string): Promise<StoredObject | undefined> {
    try {
      const bytes = await readFile(this.#pathOf(key));
      return { bytes, etag: etagOf(bytes) };
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw folderError(this.location, `Reading ${key}`, error);
    }
  }

  async readIfChanged(
    key: string,
    etag: string | undefined,
  ): Promise<StoredObject | 'unchanged' | undefined> {
    const found = await this.read(key);
    return found !== undefined && found.etag === etag ? 'unchanged' : found;
  }

  async write(key: string, bytes: Buffer, condition?: WriteCondition): Promise<string> {
    const file = this.#pathOf(key);
    try {
      const incoming = await this.#writeIncoming(bytes);
      try {
        await makeFolder(path.dirname(file));
        await this.#putInPlace(incoming, file, condition);
        await syncFolder(path.dirname(file));
      } finally {
        await rm(incoming, { force: true });
      }
    } catch (error) {
      throw folderError(this.location, `Writing ${key}`, error);
    }
    return etagOf(bytes);
  }

  async list(prefix: string, after = ''): Promise<string[]> {
    const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
    const keys = await this.#keysBelow(folder);
    return keys.filter((key) => key.startsWith(prefix) && key > after).sort();
  }

  async delete(key: string): Promise<void> {
    try {
      await rm(this.#pathOf(key), { force: true });
    } catch (error) {
      throw folderError(this.location, `Deleting ${key}`, error);
    }
  }

  watch(key: string, onChange: () => void): () => void {
    return watchFile(this.#pathOf(key), onChange);
  }

  #pathOf(key: string): string {
    const isSafe =
      key.split('/').every((part) => part !== '' && !part.startsWith('.')) && !key.includes('\\');
    if (!isSafe) throw new ReleaseError(`"${key}" cannot be the name of an object of the release store.`);
    return path.join(this.location, key);
  }

  async #writeIncoming(bytes: Buffer): Promise<string> {
    const incoming = path.join(this.location, INCOMING);
    await makeFolder(incoming);
    if (!this.#isSwept) await this.#sweep(incoming);
    const file = path.join(incoming, randomUUID());
    try {
      await writeNewFile(file, bytes);
    } catch (error) {
      await rm(file, { force: true });
      throw error;
    }
    return file;
  }

  async #putInPlace(incoming: string, file: string, condition: WriteCondition | undefined): Promise<void> {
    if (condition === undefined) return rename(incoming, file);
    if ('absent' in condition) {
      return link(incoming, file).catch((error: NodeJS.ErrnoException) => {
        throw error.code === 'EEXIST' ? new WriteConflict(`${file} is there already.`) : error;
      });
    }
    // One after the other in this process, so that they do not wake each other in vain.
    const before = this.#turn;
    const replaced = before.then(() => this.#replaceLocked(incoming, file, condition.etag));
    this.#turn = replaced.catch(() => undefined);
    return replaced;
  }

  #replaceLocked(incoming: string, file: string, etag: string): Promise<void> {
    return withStoreLock(this.location, async (assertHeld) => {
      const present = await readFile(file).catch((error: unknown) => {
        if (isMissing(error)) return undefined;
        throw error;
      });
      if (present === undefined || etagOf(present) !== etag) {
        throw new WriteConflict(`${file} was changed by somebody else.`);
      }
      assertHeld();
      await rename(incoming, file);
    });
  }

  async #keysBelow(folder: string): Promise<string[]> {
    const dir = path.join(this.location, folder);
    const entries = await readdir(dir, { withFileTypes: true }).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw folderError(this.location, `Listing ${folder || 'the store'}`, error);
    });
    const visible = entries.filter(({ name }) => !name.startsWith('.'));
    const keys = visible.map(async (entry) => {
      const key = `${folder}${entry.name}`;
      return entry.isDirectory() ? this.#keysBelow(`${key}/`) : [key];
    });
    return (await Promise.all(keys)).flat();
  }

  /** Delete what processes that died left in `.incoming`. */
  async #sweep(incoming: string): Promise<void> {
    this.#isSwept = true;
    for (const name of await readdir(incoming)) {
      const file = path.join(incoming, name);
      const found = await stat(file).catch(() => undefined);
      if (found && Date.now() - found.mtimeMs > ABANDONED_MS)
        await rm(file, { recursive: true, force: true });
    }
  }
}
