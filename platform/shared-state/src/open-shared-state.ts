/** What servers on several machines share: rate limits and purges. Through Valkey or Redis where there is one, else within the process. */
import { localState } from './local-state.ts';
import type { StateLog } from './valkey-connection.ts';
import { valkeyState } from './valkey-state.ts';

/** Limits each visitor's address to the given number of requests a minute. */
export interface RateLimit {
  /**
   * Count a request of an address at `now` (ms of the monotonic clock); 0 when it may pass, else how many milliseconds
   * its visitor has to wait. Synchronous: what other machines counted is brought in behind the scenes.
   */
  waitMs(address: string, now: number): number;
}

/** Which cached responses are no longer right. */
export interface Purge {
  /** Surrogate keys; `*` is everything. */
  readonly keys: readonly string[];
}

export interface SharedState {
  /** @param name tells limits apart, e.g. `pages`; `perMinute` 0 is any number */
  rateLimit(name: string, perMinute: number): RateLimit;
  /** Tell all servers, this one too. */
  purge(purge: Purge): void;
  /** @returns the way to stop */
  onPurge(listener: (purge: Purge) => void): () => void;
  /** Keep bytes for other servers, for the given number of milliseconds. They are lost where there is no shared server. */
  putBytes(name: string, bytes: Buffer, keptMs: number): void;
  /** Return bytes that a server keeps; undefined: none does, or they are out of reach. Never rejects. */
  getBytes(name: string): Promise<Buffer | undefined>;
  /** Whether other machines hear of it at this moment; `alone` without an address. */
  state(): 'alone' | 'connected' | 'disconnected';
  close(): Promise<void>;
}

interface SharedStateOptions {
  /** Address of a Valkey or Redis, checked; undefined: this process shares with nobody. */
  readonly redisUrl: string | undefined;
  readonly log: StateLog;
}

/** Open the state. Nothing waits for the server behind the address, available or not. */
export function openSharedState({ redisUrl, log }: SharedStateOptions): SharedState {
  return redisUrl === undefined ? localState() : valkeyState(redisUrl, log);
}
