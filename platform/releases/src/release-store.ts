import type { Release } from '@sinima/contracts/release';
import { activateLocked, rollbackLocked, type PointerChange } from './pointer-change.ts';
import { pruneLocked, type PrunedVersion } from './prune.ts';
import { publishRelease, type Published, type PublishOptions } from './publish.ts';
import type { Operator } from './release-history.ts';
import { checkStore, type AppReport } from './store-check.ts';
import { withStoreLock } from './store-lock.ts';
import { StoreReader } from './store-reader.ts';

/**
 * A release store: a folder of immutable versions, and the pointers that tell which of them are live. Every change is
 * made under a lock, at once, and is written in the history. All methods throw {@link ReleaseError} where something
 * is to be told to the operator.
 */
export class ReleaseStore extends StoreReader {
  /** Puts a version that was built into `filesDir` into the store. */
  publish(release: Release, filesDir: string, options: PublishOptions = {}): Promise<Published> {
    return publishRelease(this, release, filesDir, options);
  }

  /** Makes a version live. */
  activate(app: string, version: string, operator: Operator = {}): Promise<PointerChange> {
    return withStoreLock(this.dir, (assertHeld) => activateLocked(this, app, version, operator, assertHeld));
  }

  /** Brings a former version back: `to`, or the last good one. */
  rollback(app: string, options: Operator & { to?: string } = {}): Promise<PointerChange> {
    return withStoreLock(this.dir, (assertHeld) => rollbackLocked(this, app, options, assertHeld));
  }

  /** Each remote's versions and problems: by size, or with `hashes` by the whole content of every file. */
  check(options: { hashes?: boolean; app?: string } = {}): Promise<AppReport[]> {
    return checkStore(this, options);
  }

  /** Deletes all but the newest `keep` versions of each remote; never the live one, nor the previous one. */
  prune(keep: number, operator: Operator = {}): Promise<PrunedVersion[]> {
    return withStoreLock(this.dir, () => pruneLocked(this, keep, operator));
  }
}

/** Opens the release store in a folder, which need not exist yet. */
export function openReleaseStore(dir: string): ReleaseStore {
  return new ReleaseStore(dir);
}
