import type { PartVersion } from './part-of-release.ts';

/** Services of the host program for its parts. */
export interface PartHost {
  /** Its own environment, of which parts get what they declare. */
  readonly environment: NodeJS.ProcessEnv;
  /** Return the address of the database with a user that has a part's rights: with `mayWrite`, on its own collections too. */
  databaseUri(part: PartVersion, mayWrite: boolean): Promise<string>;
  /**
   * Put the records that a version brings into its collections, before it answers. Of a canary, those that are new: the live
   * version reads the same collections.
   */
  bringRecords(
    part: PartVersion,
    bundledRecords: string | undefined,
    stage: 'live' | 'canary',
  ): Promise<void>;
  /** Tell whether visitors ever got a version; others are previews, and write nothing. */
  wasServed(app: string, version: string): Promise<boolean>;
  /** Is told of the parts that are live, whenever they change, after their records were brought. */
  onLive(parts: readonly PartVersion[]): void;
  onError(app: string, version: string, error: unknown): void;
}
