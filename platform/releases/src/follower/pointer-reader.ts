import type { Trust } from '@sinima/contracts/signed';
import { ReleaseError } from '../errors/release-error.ts';
import { FolderStore } from '../folder/folder-store.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import { GENERATIONS, generationKey, LIVE_KEY } from '../pointer/pointer-keys.ts';
import { generationInPlace, newestKept } from '../pointer/read-pointer.ts';
import { refuseStale, verifyGeneration, type VerifiedGeneration } from '../pointer/verify-generation.ts';

/** How many generations are kept beside the local copy. */
const KEPT = 3;

/**
 * Reads the pointer when it has changed, and lets only what is signed, new and in time pass. The last generations are kept
 * beside the local copy: what a server starts from, and below which it never goes.
 */
export class PointerReader {
  readonly #kept: ObjectStore;
  #newest: VerifiedGeneration | undefined;
  #etag: string | undefined;

  /** @param dir of the local copy */
  constructor(
    private readonly store: ObjectStore,
    dir: string,
    private readonly trust: Trust,
  ) {
    this.#kept = new FolderStore(dir);
  }

  /**
   * Return the newest generation that was ever seen here, or that stands beside a `live.json` that cannot be used; undefined
   * when there is none. The expiry of a known generation does not count: it was seen in time.
   */
  async newest(): Promise<VerifiedGeneration | undefined> {
    const { store, trust } = this;
    const kept = this.#kept;
    this.#newest =
      (await newestKept({ objects: kept, trust }, await kept.list(GENERATIONS))) ??
      (await generationInPlace({ objects: store, trust }));
    return this.#newest;
  }

  /**
   * Read it; undefined when it is the one that was read last, or when nothing is live yet.
   *
   * @throws ReleaseError when it is refused, has gone, or the store cannot be reached; the next read looks again
   */
  async read(): Promise<VerifiedGeneration | undefined> {
    const stored = await this.store.readIfChanged(LIVE_KEY, this.#etag);
    if (stored === 'unchanged') return undefined;
    if (!stored) {
      this.#etag = undefined;
      if (!this.#newest) return undefined;
      throw new ReleaseError(
        `live.json is missing from ${this.store.location}; generation ${this.#newest.generation.number} stays in use. ` +
          'Put it back with `npm run releases -- recover`.',
      );
    }
    const received = verifyGeneration(stored.bytes, this.trust);
    refuseStale(received, this.#newest);
    this.#newest = received;
    this.#etag = stored.etag;
    return received;
  }

  /** Give what was read last once more. */
  again(): void {
    this.#etag = undefined;
  }

  /** Keep a generation, under its number: processes that share the folder never put an older one over a newer. */
  async keep({ generation, hash, bytes }: VerifiedGeneration): Promise<void> {
    await this.#kept.write(generationKey(generation.number, hash), bytes);
    const keys = await this.#kept.list(GENERATIONS);
    for (const old of keys.slice(0, -KEPT)) await this.#kept.delete(old);
  }
}
