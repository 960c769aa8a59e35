import type { Generation } from '@sinima/contracts/pointer';

/** Listeners for new generations. */
export class GenerationListeners {
  readonly #listeners = new Set<(generation: Generation) => void>();
  readonly #onError: (error: unknown) => void;

  /** @param onError is given what a listener throws: the others are told all the same */
  constructor(onError: (error: unknown) => void) {
    this.#onError = onError;
  }

  add(listener: (generation: Generation) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  tell(generation: Generation): void {
    for (const listener of this.#listeners) {
      try {
        listener(generation);
      } catch (error) {
        this.#onError(error);
      }
    }
  }

  clear(): void {
    this.#listeners.clear();
  }
}
