import type { Generation } from '@sinima/contracts/pointer';

/** Who wants to hear of a new generation. */
export class GenerationListeners {
  readonly #listeners = new Set<(generation: Generation) => void>();
  readonly #onTrouble: (error: unknown) => void;

  /** @param onTrouble is given what a listener throws: the others are told all the same */
  constructor(onTrouble: (error: unknown) => void) {
    this.#onTrouble = onTrouble;
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
        this.#onTrouble(error);
      }
    }
  }

  clear(): void {
    this.#listeners.clear();
  }
}
