import { AddressLimit } from './address-limit.ts';
import type { Purge, RateLimit, SharedState } from './open-shared-state.ts';

/** A limit that lets everyone pass. */
export const NO_LIMIT: RateLimit = { waitMs: () => 0 };

/** Calls listeners in turn. */
export class Listeners {
  private readonly listeners = new Set<(purge: Purge) => void>();

  add(listener: (purge: Purge) => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  tell(purge: Purge): void {
    for (const listener of this.listeners) listener(purge);
  }
}

/** State of this process alone. */
export function localState(): SharedState {
  const listeners = new Listeners();
  return {
    rateLimit: (_name, perMinute) => (perMinute === 0 ? NO_LIMIT : new AddressLimit(perMinute)),
    purge: (purge) => listeners.tell(purge),
    onPurge: (listener) => listeners.add(listener),
    putBytes: () => undefined,
    getBytes: async () => undefined,
    state: () => 'alone',
    close: async () => undefined,
  };
}
