/** The one small interface that a release store's place implements: a folder, or an S3-compatible bucket. */

/** An object as it was read. */
export interface StoredObject {
  readonly bytes: Buffer;
  /** Names this content of this key; a later write can be made conditional on it. */
  readonly etag: string;
}

/** The condition of a write. */
export type WriteCondition =
  /** There is no object of this key yet. */
  | { readonly absent: true }
  /** The object is still the one that was read with this ETag. */
  | { readonly etag: string };

/**
 * Somebody else wrote first. Read again, and decide anew. Nothing was changed, but for one case: a bucket's answer was
 * lost, and this write was made and written over since. A caller that must not write twice checks whether it was made.
 */
export class WriteConflict extends Error {
  override name = 'WriteConflict';
}

/**
 * Objects by key (`mfe-title/1.0.0-3fa9c1d0a1b2/release.json`). Every write is whole or not at all, and once it is
 * reported it survives a crash. Errors of the place itself (no space, no network, no permission) are `ReleaseError`s that
 * say what to do.
 */
export interface ObjectStore {
  /** Where it is, for messages: a folder's path, or `s3://bucket/prefix`. */
  readonly location: string;
  /** How long to wait between two looks for changes, in ms; left out: as the reader likes. */
  readonly pollMs?: number;
  /** Read an object; undefined where there is none. */
  read(key: string): Promise<StoredObject | undefined>;
  /** Read an object unless it is the one with this ETag; `'unchanged'` when it is. */
  readIfChanged(key: string, etag: string | undefined): Promise<StoredObject | 'unchanged' | undefined>;
  /** Write an object. @returns its ETag. @throws WriteConflict when the condition does not hold */
  write(key: string, bytes: Buffer, condition?: WriteCondition): Promise<string>;
  /** List the keys that start with a prefix, in order. @param after leave out this key, and those before it */
  list(prefix: string, after?: string): Promise<string[]>;
  /** Delete an object, if it is there. */
  delete(key: string): Promise<void>;
  /** Call back when an object may have changed, where the place can tell; it may miss changes. @returns the way to stop */
  watch?(key: string, onChange: () => void): () => void;
}
