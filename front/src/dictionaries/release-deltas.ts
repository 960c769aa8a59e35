/** Deltas of release files, for browsers that have the version before. */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { hashOfAddress, RELEASES_BASE } from '@sinima/contracts/content-address';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { OpenDictionary } from './zstandard.ts';
import type { BrowserFile } from '@sinima/releases/follower';
import type { LiveSite } from '../composition/live-site.ts';

/** The files that a delta is made of. */
interface ReleaseDeltasOptions {
  readonly open: OpenDictionary;
  /** Find a file on this machine; undefined where no release names it. */
  readonly find: (app: string, file: string) => Promise<BrowserFile | undefined>;
  /** Tells which releases visitors may get at a moment. */
  readonly site: Pick<LiveSite, 'releases' | 'onChange'>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** A file, and the one that the browser has. */
interface Pair {
  readonly app: string;
  readonly file: string;
  readonly former: string;
}

/** The best that keeps to the window that every browser has. */
const LEVEL = 19;

/** Memory for deltas, in bytes: two versions of all apps have some tens of kilobytes. */
const MAX_BYTES = 16 * 1024 * 1024;

/** The overhead of an entry, estimated, in bytes. */
const OVERHEAD_BYTES = 300;

/** Pairs that wait for their turn; one that finds no place is asked for again by the next visitor. */
const MAX_WAITING = 1_000;

/** A delta that saves less than this part of the plain file's Brotli is not worth a kind of answer of its own. */
const LEAST_GAIN = 0.1;

/** `browser/title.<hash>.js`: scripts and styles, which are what changes a little. */
const COMPARABLE = /^(browser\/.+\.)[\w-]{43}(\.(?:js|css))$/;

/** Return what former and later versions of a file are called, as a URL pattern; undefined: they are not compared. */
export function dictionaryPattern(app: string, file: string): string | undefined {
  const pattern = file.replace(COMPARABLE, '$1*$2');
  return pattern === file ? undefined : `${RELEASES_BASE}${app}/${pattern}`;
}

const keyOf = ({ app, file, former }: Pair): string => `${app}/${file} ${former}`;

/**
 * Makes deltas one after the other: between the versions that visitors may get as soon as these are known, and from any other
 * version to these once somebody who has it has asked. Nobody waits for one; who comes too early is sent the whole file.
 */
export class ReleaseDeltas {
  readonly #options: ReleaseDeltasOptions;
  /** Empty: it saves too little. Of hashes that somebody makes up nothing is kept. */
  readonly #made = new LRUCache<string, Buffer>({
    maxSize: MAX_BYTES,
    sizeCalculation: (bytes, key) => bytes.byteLength + key.length + OVERHEAD_BYTES,
  });
  readonly #waiting = new Map<string, Pair>();
  #current = new Set<string>();
  #making: Promise<void> | undefined;

  constructor(options: ReleaseDeltasOptions) {
    this.#options = options;
  }

  /** Look which versions visitors may get now, and make what they will ask for. */
  prepare(): void {
    const byPattern = new Map<string, Set<string>>();
    this.#current = new Set();
    for (const { app, files } of this.#options.site.releases()) {
      for (const file of Object.keys(files)) {
        const pattern = dictionaryPattern(app, file);
        if (pattern === undefined) continue;
        this.#current.add(`${app}/${file}`);
        const versions = byPattern.get(pattern) ?? new Set();
        byPattern.set(pattern, versions.add(file));
        for (const other of versions) {
          if (other === file) continue;
          this.#want({ app, file, former: other });
          this.#want({ app, file: other, former: file });
        }
      }
    }
  }

  /**
   * Return a file for a browser with another version of it; undefined: it is not made, or will not be.
   *
   * @param hash that of the version which the browser has, base64url
   */
  get(app: string, file: string, hash: string): Buffer | undefined {
    if (hash === hashOfAddress(file) || !this.#current.has(`${app}/${file}`)) return undefined;
    const pair = { app, file, former: file.replace(COMPARABLE, `$1${hash}$2`) };
    const made = this.#made.get(keyOf(pair));
    if (!made && this.#waiting.size < MAX_WAITING) this.#want(pair);
    return made?.byteLength ? made : undefined;
  }

  /** Resolves when all that is wanted so far is made. */
  async settled(): Promise<void> {
    await this.#making;
  }

  #want(pair: Pair): void {
    const key = keyOf(pair);
    if (this.#made.has(key)) return;
    this.#waiting.set(key, pair);
    this.#making ??= this.#makeAll().finally(() => {
      this.#making = undefined;
    });
  }

  async #makeAll(): Promise<void> {
    for (const [key, pair] of this.#waiting) {
      const bytes = await this.#make(pair).catch((err: unknown) => {
        this.#options.log.warn({ err, ...pair }, 'a delta of a release file could not be made');
      });
      if (bytes) this.#made.set(key, bytes);
      this.#waiting.delete(key);
    }
  }

  async #make({ app, file, former }: Pair): Promise<Buffer | undefined> {
    const [target, dictionary] = await Promise.all([this.#read(app, file), this.#read(app, former)]);
    if (!target || !dictionary) return undefined;
    const bytes = await this.#options.open(dictionary.bytes, LEVEL).compress(target.bytes);
    return bytes.byteLength < target.sentBytes * (1 - LEAST_GAIN) ? bytes : Buffer.alloc(0);
  }

  /** Read a file if it is what its address says, and its size for a browser without a former version. */
  async #read(app: string, file: string): Promise<{ bytes: Buffer; sentBytes: number } | undefined> {
    const found = await this.#options.find(app, file);
    if (!found) return undefined;
    const bytes = await readFile(found.path);
    if (createHash('sha256').update(bytes).digest('base64url') !== hashOfAddress(file)) return undefined;
    const compressed = await stat(`${found.path}.br`).catch(() => undefined);
    return { bytes, sentBytes: compressed?.size ?? bytes.byteLength };
  }
}

/** Make deltas of the live versions, now and after each change, until the site is closed. */
export function openReleaseDeltas(options: ReleaseDeltasOptions): ReleaseDeltas {
  const deltas = new ReleaseDeltas(options);
  options.site.onChange(() => deltas.prepare());
  deltas.prepare();
  return deltas;
}
