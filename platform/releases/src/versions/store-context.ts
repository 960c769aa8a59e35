import type { Trust } from '@sinima/contracts/signed';
import type { ObjectStore } from '../objects/object-store.ts';
import type { Signer } from '../signing/signer.ts';

/** The place of a release store, the keys that it trusts, and the keys of this process. */
export interface StoreContext {
  readonly objects: ObjectStore;
  readonly trust: Trust;
  /** May change what is live; who only reads or publishes needs none. */
  readonly pointerKey?: Signer | undefined;
  /** May publish, by app. */
  readonly releaseKeys?: Readonly<Record<string, Signer>> | undefined;
}
