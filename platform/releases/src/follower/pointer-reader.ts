import type { ObjectStore } from '../objects/object-store.ts';
import { LIVE_KEY } from '../pointer/pointer-keys.ts';
import type { VerifiedGeneration } from '../pointer/verify-generation.ts';
import { ReleaseError } from '../errors/release-error.ts';
import { assertFollows } from './seen-generations.ts';

/** Reads the pointer when it has changed, and lets only what is signed, new and in time pass. */
export class PointerReader {
  readonly #store: ObjectStore;
  readonly #verify: (bytes: Buffer) => VerifiedGeneration;
  #newest: VerifiedGeneration | undefined;
  #etag: string | undefined;

  /** @param newest the newest generation that was ever seen here */
  constructor(
    store: ObjectStore,
    verify: (bytes: Buffer) => VerifiedGeneration,
    newest: VerifiedGeneration | undefined,
  ) {
    this.#store = store;
    this.#verify = verify;
    this.#newest = newest;
  }

  /**
   * Read it; undefined when it is the one that was read last, or when nothing is live yet.
   *
   * @throws ReleaseError when it is refused, has gone, or the store cannot be reached; the next read looks again
   */
  async read(): Promise<VerifiedGeneration | undefined> {
    const stored = await this.#store.readIfChanged(LIVE_KEY, this.#etag);
    if (stored === 'unchanged') return undefined;
    if (!stored) {
      this.#etag = undefined;
      if (!this.#newest) return undefined;
      throw new ReleaseError(
        `live.json is missing from ${this.#store.location}; generation ${this.#newest.generation.number} stays in use. ` +
          'Put it back with `npm run releases -- recover`.',
      );
    }
    const { bytes, etag } = stored;
    const received = this.#verify(bytes);
    assertFollows(received, this.#newest);
    this.#newest = received;
    this.#etag = etag;
    return received;
  }

  /** Give what was read last once more. */
  again(): void {
    this.#etag = undefined;
  }
}
