/** A trust file that is read again when it changes, so that a new remote's key counts on a server that runs. */
import { readFileSync, statSync } from 'node:fs';
import type { Trust } from '@sinima/contracts/signed';
import { parseTrust } from './trust.ts';

/** Time between two looks at the file, in ms; less than between two looks at the store. */
const LOOK_MS = 100;

class TrustFile implements Trust {
  readonly #file: string;
  readonly #onError: (error: Error) => void;
  #trust: Trust;
  #lookedAt = 0;
  #seen: string | undefined;

  constructor(file: string, trust: Trust, onError: (error: Error) => void) {
    this.#file = file;
    this.#trust = trust;
    this.#onError = onError;
  }

  get pointer(): Trust['pointer'] {
    return this.#current().pointer;
  }

  get releases(): Trust['releases'] {
    return this.#current().releases;
  }

  #current(): Trust {
    const now = performance.now();
    if (now - this.#lookedAt < LOOK_MS) return this.#trust;
    this.#lookedAt = now;
    try {
      const { mtimeMs, size, ino } = statSync(this.#file);
      const seen = `${mtimeMs} ${size} ${ino}`;
      if (seen === this.#seen) return this.#trust;
      this.#seen = seen;
      this.#trust = parseTrust(readFileSync(this.#file, 'utf8'), this.#file);
    } catch (error) {
      this.#onError(error instanceof Error ? error : new Error(String(error)));
    }
    return this.#trust;
  }
}

/**
 * Return what a trust file says, as it is at each look. While it is missing or wrong, what it said before goes on.
 *
 * @param trust what it says now
 * @param onError is told what is wrong with it
 */
export function followTrust(file: string, trust: Trust, onError: (error: Error) => void): Trust {
  return new TrustFile(file, trust, onError);
}
