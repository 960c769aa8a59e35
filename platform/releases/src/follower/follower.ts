import type { Generation } from '@sinima/contracts/pointer';
import type { Release } from '@sinima/contracts/release';
import type { Trust } from '@sinima/contracts/signed';
import type { ObjectStore } from '../objects/object-store.ts';
import type { FileSignature } from '../signing/response-signature.ts';
import { StoreFollower } from './store-follower.ts';

/** A browser file of a release, on this machine. */
export interface BrowserFile {
  /** Absolute path; compressed copies, if there are any, lie beside it (`.br`, `.gz`). */
  readonly path: string;
  /** The team's signatures of it, one by each key that signed a release with it. */
  readonly signatures: readonly FileSignature[];
}

/** Follows what is live, and keeps a verified local copy of it that outlives the store's absence. */
export interface Follower {
  /** The live generation, as it was verified last; number 0 with no apps when none ever was. */
  generation(): Generation;
  /** The signed document of that generation, `live.json`; undefined when nothing ever was. */
  document(): Buffer | undefined;
  /** A release that is verified and whose files are all here; undefined otherwise. */
  release(app: string, version: string): Release | undefined;
  /**
   * Verify a release and bring its files here.
   *
   * @throws ReleaseError when it is missing, not what was published, or the store cannot be reached
   */
  fetchRelease(app: string, version: string): Promise<Release>;
  /** Absolute path that a file has here, whether or not it is here yet. Compressed copies lie beside it (`.br`, `.gz`). */
  filePath(app: string, file: string): string;
  /**
   * Bring a browser file here that some signed release names: one of an earlier version, say, that an open tab asks for.
   *
   * @returns undefined when no release names it, or it is not what was published
   * @throws ReleaseError when the store cannot be reached
   */
  ensureFile(app: string, file: string): Promise<BrowserFile | undefined>;
  /** Call back when another generation is current, or a release of the current one has come. @returns the way to stop */
  onChange(listener: (generation: Generation) => void): () => void;
  /** Look at the store now. Resolves when what it holds is current here; also when it cannot be reached. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

export interface FollowerOptions {
  readonly store: ObjectStore;
  readonly trust: Trust;
  /** Folder of the local copy. Processes of one machine may share it. */
  readonly cacheDir: string;
  /** Time between two looks at the store, in ms; left out: as the store asks for, or 250. */
  readonly pollMs?: number;
  /** Is told of everything that is wrong, once each; the last verified generation goes on meanwhile. */
  onError(error: Error): void;
}

/**
 * Begin to follow a store. Resolves with the store's generation, or with the generation that was verified last when the
 * store does not answer in time; never rejects for the store's sake.
 *
 * @example
 * const follower = await openFollower({ store, trust, cacheDir: '.data/releases', onError: (error) => log.error(error.message) });
 * const live = follower.generation().apps['mfe-title'];
 */
export async function openFollower(options: FollowerOptions): Promise<Follower> {
  const follower = new StoreFollower(options);
  await follower.start();
  return follower;
}
