/** Dictionaries that pages are compressed with for browsers that have them. */
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { replaceFile } from '@sinima/releases/durable-write';
import type { BodyDictionary } from '@sinima/response-cache/encoded-bodies';
import type { SharedState } from '@sinima/shared-state/open-shared-state';
import type { FastifyBaseLogger } from 'fastify';
import { availableAs, availableDictionary } from './dictionary-headers.ts';
import type { Dictionary, OpenDictionary } from './zstandard.ts';
import { PageSample, type SampledPage } from './page-sample.ts';

interface PageDictionariesOptions {
  readonly open: OpenDictionary;
  /** Folder in which they outlive the process, and are shared with others of this machine; undefined: they do not. */
  readonly dir: string | undefined;
  /** Where those of other servers are found. */
  readonly shared: Pick<SharedState, 'getBytes' | 'putBytes'>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** The time of day, in milliseconds. */
  readonly clock?: () => number;
}

/** A dictionary by its address. */
export interface PageDictionary extends BodyDictionary {
  readonly bytes: Buffer;
  /** When it was made, as `clock` tells; 0: by another server. */
  readonly madeAt: number;
}

/** Address prefix of dictionaries, on the site; the SHA-256 (base64url) follows. */
export const DICTIONARIES_BASE = '/page-dictionaries/';

const DAY_MS = 24 * 60 * 60_000;

/** How long browsers may use one, in milliseconds: a browser that comes back later fetches a new one. */
export const DICTIONARY_MS = 30 * DAY_MS;

/** How long one is offered before another takes its place: pages change with each release, though a little. */
const RENEW_MS = 2 * DAY_MS;

/** How many are known at a time: as many as are made while one may be used, and the first and the last. */
const MAX_KNOWN = 2 + DICTIONARY_MS / RENEW_MS;

/** Takes a quarter of the time of Brotli for a page without one (`docs/decisions/0045-compression-dictionaries.md`). */
const LEVEL = 9;

const sharedName = (name: string): string => `page-dictionary:${name}`;

/**
 * Makes a dictionary of two typical pages, offers it to browsers, and finds it again by the hash that they send. All
 * pages are smaller for browsers with it. It is no page itself: nothing runs of it, whatever versions it names.
 */
export class PageDictionaries {
  readonly #options: PageDictionariesOptions;
  readonly #clock: () => number;
  /** By `Available-Dictionary`, in the order in which they were made. */
  readonly #known = new Map<string, PageDictionary>();
  #sample: PageSample | undefined;
  #keeping = Promise.resolve();

  constructor(options: PageDictionariesOptions) {
    this.#options = options;
    this.#clock = options.clock ?? ((): number => Date.now());
  }

  /** Return the dictionary that a browser has, by its `Available-Dictionary`; undefined: it has none that is known here. */
  find(availableDictionary: string | undefined): PageDictionary | undefined {
    return availableDictionary === undefined ? undefined : this.#known.get(availableDictionary);
  }

  /** Return the dictionary that a browser has, also one that another server made. */
  async look(header: string | undefined): Promise<PageDictionary | undefined> {
    const name = availableDictionary(header);
    if (name === undefined) return undefined;
    const known = this.find(header);
    if (known) return known;
    const bytes = await this.#options.shared.getBytes(sharedName(name));
    const isThat = bytes && createHash('sha256').update(bytes).digest('base64url') === name;
    return isThat ? this.#add(bytes, 0) : undefined;
  }

  /** Return a dictionary by its SHA-256, base64url. */
  named(name: string): Promise<PageDictionary | undefined> {
    return this.look(availableAs(Buffer.from(name, 'base64url')));
  }

  /** The `Link` by which browsers find the one that is offered; undefined until there is one. */
  get link(): string | undefined {
    const newest = this.#newest();
    return newest && `<${DICTIONARIES_BASE}${newest.name}>; rel="compression-dictionary"`;
  }

  /** Look at a page that is the same for everybody, and make a dictionary when it is time and enough were seen. */
  note(page: SampledPage): void {
    const newest = this.#newest();
    if (newest && this.#clock() - newest.madeAt < RENEW_MS) return;
    this.#sample ??= new PageSample();
    this.#sample.add(page);
    const pages = this.#sample.typicalPages;
    if (!pages) return;
    this.#sample = undefined;
    const made = this.#add(Buffer.concat(pages), this.#clock());
    this.#options.shared.putBytes(sharedName(made.name), made.bytes, DICTIONARY_MS + RENEW_MS);
    const { dir, log } = this.#options;
    if (dir === undefined) return;
    this.#keeping = replaceFile(path.join(dir, made.name), made.bytes).catch((err: unknown) => {
      log.warn({ err, dir }, 'a dictionary of pages could not be cached');
    });
  }

  /** Resolves when what was made is cached, or cannot be. */
  settled(): Promise<void> {
    return this.#keeping;
  }

  /** Take in those that were made before this process began, and delete those that no browser may use any more. */
  async load(): Promise<void> {
    const { dir } = this.#options;
    if (dir === undefined) return;
    try {
      for (const { bytes, madeAt } of await this.#readKept(dir)) this.#add(bytes, madeAt);
    } catch (err) {
      this.#options.log.warn({ err, dir }, 'dictionaries of pages that were cached could not be read');
    }
  }

  /** Read those that may be used, the oldest first. */
  async #readKept(dir: string): Promise<{ bytes: Buffer; madeAt: number }[]> {
    await mkdir(dir, { recursive: true });
    const found: { bytes: Buffer; madeAt: number }[] = [];
    for (const name of await readdir(dir)) {
      const file = path.join(dir, name);
      const madeAt = (await stat(file)).mtimeMs;
      const bytes = await readFile(file);
      const isWhole = createHash('sha256').update(bytes).digest('base64url') === name;
      if (isWhole && this.#clock() - madeAt < DICTIONARY_MS + RENEW_MS) found.push({ bytes, madeAt });
      else if (this.#clock() - madeAt > DAY_MS) await rm(file, { force: true });
    }
    return found.sort((a, b) => a.madeAt - b.madeAt);
  }

  #newest(): PageDictionary | undefined {
    return [...this.#known.values()].sort((a, b) => a.madeAt - b.madeAt).at(-1);
  }

  #add(bytes: Buffer, madeAt: number): PageDictionary {
    const hash = createHash('sha256').update(bytes).digest();
    let opened: Dictionary | undefined;
    const dictionary = {
      name: hash.toString('base64url'),
      bytes,
      madeAt,
      compress: (body: Buffer): Promise<Buffer> => {
        opened ??= this.#options.open(bytes, LEVEL);
        return opened.compress(body);
      },
    };
    this.#known.set(availableAs(hash), dictionary);
    for (const key of this.#known.keys()) {
      if (this.#known.size <= MAX_KNOWN) break;
      this.#known.delete(key);
    }
    return dictionary;
  }
}
