import { readFile, stat } from 'node:fs/promises';

/** A file as it was read last. */
interface Reading<T> {
  readonly stamp: string;
  readonly value: T;
}

/** What tells one content of a file from the next. Files of the store are replaced whole, so the inode changes too. */
async function stampOf(file: string): Promise<string> {
  const { mtimeNs, ino, size } = await stat(file, { bigint: true });
  return `${mtimeNs}:${ino}:${size}`;
}

/** Parsed files by path, each read again only when it has changed: a further read costs one `stat`. */
export class CachedFiles<T> {
  readonly #readings = new Map<string, Reading<T>>();
  readonly #parse: (text: string, file: string) => T;

  /** `parse` may throw; nothing is kept then. */
  constructor(parse: (text: string, file: string) => T) {
    this.#parse = parse;
  }

  /** The file's parsed content. @throws ENOENT when it is not there, and what `parse` throws */
  async read(file: string): Promise<T> {
    const stamp = await stampOf(file).catch((error: unknown) => {
      this.#readings.delete(file);
      throw error;
    });
    const known = this.#readings.get(file);
    if (known?.stamp === stamp) return known.value;
    const value = this.#parse(await readFile(file, 'utf8'), file);
    this.#readings.set(file, { stamp, value });
    return value;
  }

  /** What the last read gave, without looking at the file. */
  lastRead(file: string): T | undefined {
    return this.#readings.get(file)?.value;
  }
}
