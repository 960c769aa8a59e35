/** The last verified generations, kept beside the local copy: what a server starts from, and below which it never goes. */
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { refuseStale, type VerifiedGeneration } from '../pointer/verify-generation.ts';
import { isMissing, ReleaseError } from '../errors/release-error.ts';
import { placeFile, readIfThere } from './local-files.ts';

/** How many are kept. */
const KEPT = 3;

const FILE = /^(\d{12,})-[0-9a-f]{16}\.json$/;

/**
 * Check that a generation that comes from the store may follow the newest that was seen.
 *
 * @throws ReleaseError when it is older, another one of the same number, or has expired before it was ever seen
 */
export function assertFollows(received: VerifiedGeneration, newest: VerifiedGeneration | undefined): void {
  if (received.hash === newest?.hash) return;
  const { number } = received.generation;
  refuseStale(received.generation, newest?.generation.number);
  if (number !== newest?.generation.number) return;
  throw new ReleaseError(
    `live.json is refused: another generation ${number} was seen before. If a backup was restored: ` +
      `npm run releases -- recover --above ${number}`,
  );
}

export class SeenGenerations {
  readonly #dir: string;
  readonly #verify: (bytes: Buffer) => VerifiedGeneration;

  constructor(dir: string, verify: (bytes: Buffer) => VerifiedGeneration) {
    this.#dir = dir;
    this.#verify = verify;
  }

  /** The newest whose signature holds; undefined when none was ever seen. Its expiry does not count: it was seen in time. */
  async newest(): Promise<VerifiedGeneration | undefined> {
    for (const name of (await this.#names()).reverse()) {
      const bytes = await readIfThere(path.join(this.#dir, name));
      try {
        if (bytes) return this.#verify(bytes);
      } catch {
        // Torn, altered, or signed by a key that is trusted no more: the one before it.
      }
    }
    return undefined;
  }

  /** Keep one, under its number: processes that share the folder never put an older one over a newer. */
  async keep({ generation, hash, bytes }: VerifiedGeneration): Promise<void> {
    const name = `${String(generation.number).padStart(12, '0')}-${hash.slice(0, 16)}.json`;
    await placeFile(path.join(this.#dir, name), bytes);
    for (const old of (await this.#names()).slice(0, -KEPT))
      await rm(path.join(this.#dir, old), { force: true });
  }

  async #names(): Promise<string[]> {
    try {
      return (await readdir(this.#dir)).filter((name) => FILE.test(name)).sort();
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  }
}
